/** Red, green, blue of a hex colour of 3, 4, 6 or 8 digits, 0 to 255; its transparency does not count. */
export function channels(color: string): [number, number, number] {
  const digits = color.slice(1);
  const isShort = digits.length < 6;
  const at = (index: number) => {
    const part = isShort ? digits.charAt(index).repeat(2) : digits.slice(index * 2, index * 2 + 2);
    return Number.parseInt(part, 16);
  };
  return [at(0), at(1), at(2)];
}

function hex(parts: readonly number[]): string {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** From one colour (share 0) to another (share 1). */
export function blend(from: string, to: string, share: number): string {
  const end = channels(to);
  return hex(channels(from).map((part, i) => part + ((end[i] ?? 0) - part) * share));
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Returns the more readable of two text colours on a background. */
export function wordsOn(ground: string, one = '#ffffff', other = '#252423'): string {
  const level = luminance(ground) + 0.05;
  const ratio = (color: string) => {
    const words = luminance(color) + 0.05;
    return words > level ? words / level : level / words;
  };
  return ratio(one) >= ratio(other) ? one : other;
}
