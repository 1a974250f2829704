/** Red, green, blue of a hex colour of 3, 4, 6 or 8 digits, 0 to 255; its transparency does not count. */
export function parseChannels(color: string): [number, number, number] {
  const digits = color.slice(1);
  const isShort = digits.length < 6;
  const parseChannel = (index: number) => {
    const part = isShort ? digits.charAt(index).repeat(2) : digits.slice(index * 2, index * 2 + 2);
    return Number.parseInt(part, 16);
  };
  return [parseChannel(0), parseChannel(1), parseChannel(2)];
}

function formatHex(parts: readonly number[]): string {
  return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** From one colour (share 0) to another (share 1). */
export function blend(from: string, to: string, share: number): string {
  const end = parseChannels(to);
  return formatHex(parseChannels(from).map((part, i) => part + ((end[i] ?? 0) - part) * share));
}

function computeLuminance(color: string): number {
  const [red, green, blue] = parseChannels(color).map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Returns the more readable of two text colours on a background. */
export function pickTextColor(background: string, one = '#ffffff', other = '#252423'): string {
  const level = computeLuminance(background) + 0.05;
  const computeContrast = (color: string) => {
    const words = computeLuminance(color) + 0.05;
    return words > level ? words / level : level / words;
  };
  return computeContrast(one) >= computeContrast(other) ? one : other;
}
