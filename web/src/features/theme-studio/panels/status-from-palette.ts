import { fromOklch, findPassingColor, TEXT_CONTRAST, toOklch } from '@flexa/theme-engine/model';

/** Hues, in degrees of OKLCH, that are read as good, neutral and bad everywhere. */
const HUES = { good: 150, neutral: 75, bad: 25 } as const;
/** Maximum distance in hue for a data colour to represent it; greys never do. */
const NEAR = 32;
const COLORFUL = 0.05;

type Status = Record<keyof typeof HUES, string>;

/**
 * Status colours that belong to the palette: its own green, amber and red where it has them, else
 * these hues as light and as strong as its colours are; each dark or light enough to be read.
 */
export function deriveStatus(colors: readonly string[], card: string): Status {
  const palette = colors.map((color) => ({ color, ...toOklch(color) }));
  const strong = palette.filter(({ c }) => c >= COLORFUL);
  const computeMean = (read: (color: (typeof palette)[number]) => number, otherwise: number) =>
    strong.length ? strong.reduce((sum, each) => sum + read(each), 0) / strong.length : otherwise;
  const [l, c] = [computeMean((each) => each.l, 0.6), computeMean((each) => each.c, 0.14)];

  const pickStatusColor = (hue: number): string => {
    const own = strong
      .filter(({ h }) => computeHueDistance(h, hue) <= NEAR)
      .sort((a, b) => computeHueDistance(a.h, hue) - computeHueDistance(b.h, hue))[0];
    const color = own?.color ?? fromOklch({ l, c, h: hue });
    return findPassingColor(color, [card], TEXT_CONTRAST) ?? color;
  };
  return {
    good: pickStatusColor(HUES.good),
    neutral: pickStatusColor(HUES.neutral),
    bad: pickStatusColor(HUES.bad),
  };
}

/** Degrees between two hues, the shorter way round. */
function computeHueDistance(one: number, other: number): number {
  return Math.abs(((one - other + 540) % 360) - 180);
}
