import {
  converter,
  differenceCiede2000,
  formatHex,
  modeLab65,
  modeOklch,
  modeRgb,
  useMode as registered,
  type Lab65,
} from 'culori/fn';

registered(modeRgb);
const convertToOklch = registered(modeOklch);
const convertToLab = registered(modeLab65);
const convertToRgb = converter('rgb');
const ciede2000 = differenceCiede2000();

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees; a grey's hue is 0. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** A colour in the space of CIEDE2000. Convert once when comparing it with many others. */
export type Lab = Lab65;

export function toOklch(hex: string): Oklch {
  const { l, c, h = 0 } = convertToOklch(hex) ?? { l: 0, c: 0 };
  // A grey's remaining chroma and hue after conversion are noise.
  return c < 1e-4 ? { l, c: 0, h: 0 } : { l, c, h };
}

/**
 * Returns the hex of a colour. Keeps lightness and hue, and lowers chroma until a screen can show
 * it.
 */
export function fromOklch({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  return formatHex({ mode: 'oklch', l: lightness, c: limitChroma({ l: lightness, c, h }), h });
}

/**
 * Returns the highest chroma, up to the given one, that a screen can show at this lightness and
 * hue.
 */
function limitChroma({ l, c, h }: Oklch): number {
  if (isShown({ l, c, h })) return c;
  let [low, high] = [0, c];
  for (let i = 0; i < 14; i += 1) {
    const middle = (low + high) / 2;
    if (isShown({ l, c: middle, h })) low = middle;
    else high = middle;
  }
  return low;
}

/** Tolerance of half a byte, because such a value still rounds to a valid colour. */
const SLACK = 0.5 / 255;

function isShown(color: Oklch): boolean {
  const { r, g, b } = convertToRgb({ mode: 'oklch', ...color });
  return [r, g, b].every((channel) => channel >= -SLACK && channel <= 1 + SLACK);
}

export function toLab(hex: string): Lab {
  return convertToLab(hex) ?? { mode: 'lab65', l: 0, a: 0, b: 0 };
}

/**
 * Returns the CIEDE2000 difference of two colours. 1 is just visible; areas under 6 are hard to
 * tell apart.
 */
export function computeDeltaE(one: string | Lab, other: string | Lab): number {
  return ciede2000(one, other);
}
