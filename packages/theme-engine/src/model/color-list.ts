import { fromOklch } from './color-space';
import { toHex } from './gradient';
import { hsvToHex } from './hsv';

/** More than any palette has; a whole style sheet may be pasted. */
const MOST = 100;

const COOLORS = /coolors\.co\/(?:palette\/|generate\/)?((?:[\da-f]{6}-)+[\da-f]{6}|[\da-f]{6})/i;
const NUMBER = String.raw`(-?[\d.]+)(%|deg)?`;
const GAP = String.raw`\s*[\s,]\s*`;
const FUNCTION = `(rgb|hsl|oklch)a?\\(\\s*${NUMBER}${GAP}${NUMBER}${GAP}${NUMBER}[^)]*\\)`;
const HASHED = String.raw`#([\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\da-f])`;
const BARE = String.raw`(?<![\w#-])([\da-f]{6})(?![\w-])`;
const ANY = new RegExp(`${FUNCTION}|${HASHED}|${BARE}`, 'gi');
/** Codes and what stands between them, nothing else: then a code may be all letters. */
const ONLY_CODES = /^[\s,;|/"'[\](){}#\da-f-]*$/i;

/**
 * The colours in a text, in their order and each once: codes with or without #, rgb(), hsl() and
 * oklch(), a palette's address at coolors.co, CSS, JSON.
 */
export function parseColorList(text: string): string[] {
  const address = COOLORS.exec(text)?.[1];
  if (address !== undefined) return unique(address.split('-').map((code) => `#${code}`));
  const hasOnlyCodes = ONLY_CODES.test(text);
  // "facade" is a word as long as the rest is one.
  return unique(findColors(text, (bare) => hasOnlyCodes || /\d/.test(bare)));
}

/**
 * Returns every colour that a text writes with # or as a function, in order and as often as it does.
 * `takesBare` decides on six hex digits without #.
 */
export function findColors(
  text: string,
  takesBare: (digits: string) => boolean = () => false,
): string[] {
  return [...text.matchAll(ANY)].flatMap((match) => {
    const [, name, one, oneUnit, two, twoUnit, three, threeUnit, hashed, bare] = match;
    if (name !== undefined) {
      const values = [unit(one, oneUnit), unit(two, twoUnit), unit(three, threeUnit)] as const;
      const color = fromFunction(name.toLowerCase(), values);
      return color === undefined ? [] : [color];
    }
    if (hashed !== undefined) return [`#${sixDigits(hashed)}`.toLowerCase()];
    return bare !== undefined && takesBare(bare) ? [`#${bare}`] : [];
  });
}

interface Unit {
  readonly value: number;
  readonly isPercent: boolean;
}
type Units = readonly [Unit, Unit, Unit];

function unit(value: string | undefined, sign: string | undefined): Unit {
  return { value: Number(value), isPercent: sign === '%' };
}

function fromFunction(name: string, [one, two, three]: Units): string | undefined {
  if (![one, two, three].every(({ value }) => Number.isFinite(value))) return undefined;
  const share = ({ value, isPercent }: Unit, whole: number) =>
    isPercent ? (value / 100) * whole : value;
  const byte = (channel: Unit) => Math.min(255, Math.max(0, share(channel, 255)));
  if (name === 'rgb') return toHex([byte(one), byte(two), byte(three)]);
  if (name === 'oklch') {
    return fromOklch({ l: share(one, 1), c: Math.max(0, share(two, 0.4)), h: three.value });
  }
  return fromHsl(one.value, clamped(two.value / 100), clamped(three.value / 100));
}

function fromHsl(hue: number, saturation: number, lightness: number): string {
  const value = lightness + saturation * Math.min(lightness, 1 - lightness);
  const s = value === 0 ? 0 : 2 * (1 - lightness / value);
  return hsvToHex({ h: ((hue % 360) + 360) % 360, s: s * 100, v: value * 100 });
}

function clamped(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/** #rgb and #rgba written out; how transparent a colour is does not count in a palette. */
function sixDigits(digits: string): string {
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return long.slice(0, 6);
}

function unique(colors: readonly string[]): string[] {
  return [...new Set(colors.map((color) => color.toLowerCase()))].slice(0, MOST);
}
