import { parseHex, toHex } from './gradient';

/** Hue 0 to 360, saturation and value 0 to 100: the axes of the colour square. */
export interface Hsv {
  h: number;
  s: number;
  v: number;
}

export function hexToHsv(color: string): Hsv {
  const [red, green, blue] = parseHex(color).map((byte) => byte / 255) as [number, number, number];
  const max = Math.max(red, green, blue);
  const range = max - Math.min(red, green, blue);
  let h = 0;
  if (range > 0) {
    if (max === red) h = ((green - blue) / range + 6) % 6;
    else if (max === green) h = (blue - red) / range + 2;
    else h = (red - green) / range + 4;
  }
  return { h: h * 60, s: max === 0 ? 0 : (range / max) * 100, v: max * 100 };
}

export function hsvToHex(color: Hsv): string {
  return toHex(hsvToRgb(color));
}

/** Red, green and blue, 0 to 255, with fractions. */
export function hsvToRgb({ h, s, v }: Hsv): [red: number, green: number, blue: number] {
  const computeChannel = (n: number) => {
    const k = (n + h / 60) % 6;
    return (v / 100) * (1 - (s / 100) * Math.max(0, Math.min(k, 4 - k, 1))) * 255;
  };
  return [computeChannel(5), computeChannel(3), computeChannel(1)];
}
