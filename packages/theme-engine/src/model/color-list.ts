import { fromOklch } from './color-space';
import { toHex } from './gradient';
import { hsvToHex } from './hsv';

/** Limit for pasted text, which may be a whole style sheet. */
const MOST = 100;

const COOLORS = /coolors\.co\/(?:palette\/|generate\/)?((?:[\da-f]{6}-)+[\da-f]{6}|[\da-f]{6})/i;
const NUMBER = String.raw`(-?[\d.]+)(%|deg)?`;
/** Linear in the length of a gap, because anyone can paste a text or drop a file. */
const GAP = String.raw`(?:\s*,\s*|\s+)`;
const FUNCTION = `(rgb|hsl|oklch)a?\\(\\s*${NUMBER}${GAP}${NUMBER}${GAP}${NUMBER}[^)]*\\)`;
const HASHED = String.raw`#([\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\da-f])`;
const BARE = String.raw`(?<![\w#-])([\da-f]{6})(?![\w-])`;
const ANY = new RegExp(`${FUNCTION}|${HASHED}|${BARE}`, 'gi');
/** Matches text of only codes and separators, in which a code may consist of letters alone. */
const ONLY_CODES = /^[\s,;|/"'[\](){}#\da-f-]*$/i;

/**
 * Returns the distinct colours in a text, in order. Reads codes with or without #, rgb(), hsl(),
 * oklch(), palette addresses of coolors.co, CSS and JSON.
 */
export function parseColorList(text: string): string[] {
  const address = COOLORS.exec(text)?.[1];
  if (address !== undefined) return removeDuplicates(address.split('-').map((code) => `#${code}`));
  const hasOnlyCodes = ONLY_CODES.test(text);
  // A word such as "facade" is not a colour if other words surround it.
  return removeDuplicates(findColors(text, (bare) => hasOnlyCodes || /\d/.test(bare)));
}

/**
 * Returns every colour written with # or as a function, in order and with repeats. `takesBare`
 * decides whether six hex digits without # count.
 */
export function findColors(
  text: string,
  takesBare: (digits: string) => boolean = () => false,
): string[] {
  return [...text.matchAll(ANY)].flatMap((match) => {
    const [, name, one, oneUnit, two, twoUnit, three, threeUnit, hashed, bare] = match;
    if (name !== undefined) {
      const values = [
        parseUnit(one, oneUnit),
        parseUnit(two, twoUnit),
        parseUnit(three, threeUnit),
      ] as const;
      const color = convertFunction(name.toLowerCase(), values);
      return color === undefined ? [] : [color];
    }
    if (hashed !== undefined) return [`#${toSixDigits(hashed)}`.toLowerCase()];
    return bare !== undefined && takesBare(bare) ? [`#${bare}`] : [];
  });
}

interface Unit {
  readonly value: number;
  readonly isPercent: boolean;
}
type Units = readonly [Unit, Unit, Unit];

function parseUnit(value: string | undefined, sign: string | undefined): Unit {
  return { value: Number(value), isPercent: sign === '%' };
}

function convertFunction(name: string, [one, two, three]: Units): string | undefined {
  if (![one, two, three].every(({ value }) => Number.isFinite(value))) return undefined;
  const toShare = ({ value, isPercent }: Unit, whole: number) =>
    isPercent ? (value / 100) * whole : value;
  const toByte = (channel: Unit) => Math.min(255, Math.max(0, toShare(channel, 255)));
  if (name === 'rgb') return toHex([toByte(one), toByte(two), toByte(three)]);
  if (name === 'oklch') {
    return fromOklch({ l: toShare(one, 1), c: Math.max(0, toShare(two, 0.4)), h: three.value });
  }
  return fromHsl(one.value, clampShare(two.value / 100), clampShare(three.value / 100));
}

function fromHsl(hue: number, saturation: number, lightness: number): string {
  const value = lightness + saturation * Math.min(lightness, 1 - lightness);
  const s = value === 0 ? 0 : 2 * (1 - lightness / value);
  return hsvToHex({ h: ((hue % 360) + 360) % 360, s: s * 100, v: value * 100 });
}

function clampShare(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/** Expands #rgb and #rgba and drops transparency, which a palette does not have. */
function toSixDigits(digits: string): string {
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return long.slice(0, 6);
}

function removeDuplicates(colors: readonly string[]): string[] {
  return [...new Set(colors.map((color) => color.toLowerCase()))].slice(0, MOST);
}
