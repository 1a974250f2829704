/** Least contrast of small text (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;

/** Returns the relative luminance of a colour of six digits (WCAG 2.2); null for any other notation. */
function computeLuminance(color: string): number | null {
  const [, ...parts] = /^#(..)(..)(..)$/.exec(color) ?? [];
  if (parts.length !== 3) return null;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours; null if it can't be told. */
export function computeContrast(one: string, other: string): number | null {
  const [a, b] = [computeLuminance(one), computeLuminance(other)];
  if (a === null || b === null || Number.isNaN(a + b)) return null;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Returns the colour if it is readable on the background, else black or white. */
export function chooseReadable(color: string, background: string): string {
  const contrast = computeContrast(color, background);
  if (contrast === null || contrast >= LEAST) return color;
  const isDark = (computeContrast('#ffffff', background) ?? 0) >= LEAST;
  return isDark ? '#ffffff' : '#000000';
}
