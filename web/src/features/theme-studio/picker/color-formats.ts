import { fromOklch, hexToHsv, hsvToHex, parseHex, toHex, toOklch } from '@flexa/theme-engine/model';

export const FORMATS = ['rgb', 'hsl', 'oklch'] as const;
export type ColorFormat = (typeof FORMATS)[number];

type Numbers = readonly [number, number, number];

interface FormatFace {
  label: string;
  fields: readonly { letter: string; name: string; max: number; step: number; digits: number }[];
  read: (color: string) => Numbers;
  write: (numbers: Numbers) => string;
}

const hue = { letter: 'H', name: 'Hue', max: 360 };

/** Three numbers for a colour, in the ways people write them. */
export const FORMAT_FACES: Record<ColorFormat, FormatFace> = {
  rgb: {
    label: 'RGB',
    fields: [
      { letter: 'R', name: 'Red', max: 255, step: 1, digits: 0 },
      { letter: 'G', name: 'Green', max: 255, step: 1, digits: 0 },
      { letter: 'B', name: 'Blue', max: 255, step: 1, digits: 0 },
    ],
    read: parseHex,
    write: toHex,
  },
  hsl: {
    label: 'HSL',
    fields: [
      { ...hue, step: 1, digits: 0 },
      { letter: 'S', name: 'Saturation', max: 100, step: 1, digits: 0 },
      { letter: 'L', name: 'Lightness', max: 100, step: 1, digits: 0 },
    ],
    read: readHsl,
    write: writeHsl,
  },
  oklch: {
    label: 'OKLCH',
    fields: [
      { letter: 'L', name: 'Lightness', max: 100, step: 1, digits: 1 },
      { letter: 'C', name: 'Chroma', max: 0.4, step: 0.01, digits: 3 },
      { ...hue, step: 1, digits: 1 },
    ],
    read: (color) => {
      const { l, c, h } = toOklch(color);
      return [Math.min(100, l * 100), c, h];
    },
    write: ([l, c, h]) => fromOklch({ l: l / 100, c, h }),
  },
};

/** HSL and HSV share the hue; lightness lies in the middle of what saturation spans. */
function readHsl(color: string): Numbers {
  const { h, s, v } = hexToHsv(color);
  const lightness = v * (1 - s / 200);
  const room = Math.min(lightness, 100 - lightness);
  return [h, room === 0 ? 0 : ((v - lightness) / room) * 100, lightness];
}

function writeHsl([h, s, l]: Numbers): string {
  const v = l + (s / 100) * Math.min(l, 100 - l);
  return hsvToHex({ h, s: v === 0 ? 0 : 200 * (1 - l / v), v });
}
