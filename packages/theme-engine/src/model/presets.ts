import { createGradient } from './gradient';

/** A preset's colours as the specification names them. */
export interface Preset {
  readonly title: string;
  readonly dataTheme: {
    /** The ends of the ramp, deeper one first. */
    readonly colors: readonly [first: string, last: string];
    /** Eight shades, evenly spaced from the first colour to the last. */
    readonly data: readonly string[];
  };
  readonly brandColor: string;
  readonly cardBg: string;
  readonly textColor: string;
  readonly mainBg: string;
}

export const PRESET_NAMES = ['Blues', 'BuGn', 'PuBu', 'PuRd', 'Purples'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

/** The presets of the specification, on the home page and in the studio. */
export const PRESETS: Record<PresetName, Preset> = {
  Blues: {
    title: 'Blues',
    dataTheme: blendTheme('#0b4a8f', '#b9dcf5'),
    brandColor: '#2171b5',
    cardBg: '#ffffff',
    textColor: '#172533',
    mainBg: '#f0f4f7',
  },
  BuGn: {
    title: 'BuGn',
    dataTheme: blendTheme('#045c43', '#b4e5d3'),
    brandColor: '#1c7f3d',
    cardBg: '#ffffff',
    textColor: '#18291b',
    mainBg: '#f0f4f1',
  },
  PuBu: {
    title: 'PuBu',
    dataTheme: blendTheme('#0a4f7c', '#c9cfea'),
    brandColor: '#0570b0',
    cardBg: '#ffffff',
    textColor: '#162633',
    mainBg: '#f0f4f7',
  },
  PuRd: {
    title: 'PuRd',
    dataTheme: blendTheme('#8a0d4f', '#efc2e0'),
    brandColor: '#ce1256',
    cardBg: '#ffffff',
    textColor: '#39181e',
    mainBg: '#faf0f1',
  },
  Purples: {
    title: 'Purples',
    dataTheme: blendTheme('#4a1a8c', '#d5ccf0'),
    brandColor: '#6a51a3',
    cardBg: '#ffffff',
    textColor: '#252132',
    mainBg: '#f3f2f7',
  },
};

export function blendTheme(first: string, last: string): Preset['dataTheme'] {
  return { colors: [first, last], data: createGradient(first, last) };
}
