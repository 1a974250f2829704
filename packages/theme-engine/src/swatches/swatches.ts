import type { Theme } from '../model/document';
import { parseHex } from '../model/gradient';
import type { Json } from '../model/json';

export interface Swatch {
  /** "Data colour 1", "Titles and values". */
  name: string;
  /** Six-digit hex with #, lower case. */
  color: string;
}

export interface SwatchGroup {
  name: string;
  swatches: readonly Swatch[];
}

/** What the theme's single colours are for, in the words of the studio. */
const ROLES: readonly [group: string, roles: readonly [key: string, name: string][]][] = [
  [
    'Surfaces and text',
    [
      ['background', 'Background'],
      ['secondaryBackground', 'Secondary background'],
      ['tableAccent', 'Table accent'],
      ['firstLevelElements', 'Titles and values'],
      ['secondLevelElements', 'Labels and legends'],
      ['thirdLevelElements', 'Grid lines and dividers'],
      ['fourthLevelElements', 'Hints and axes'],
      ['hyperlink', 'Links'],
    ],
  ],
  [
    'Status and gradient',
    [
      ['good', 'Good'],
      ['neutral', 'Neutral'],
      ['bad', 'Bad'],
      ['minimum', 'Minimum'],
      ['center', 'Centre'],
      ['maximum', 'Maximum'],
      ['null', 'Missing values'],
    ],
  ],
];

/** The colours a theme file names, in groups; colours that no other program could read are left out. */
export function swatchGroups(theme: Theme): SwatchGroup[] {
  const data = Array.isArray(theme.dataColors) ? (theme.dataColors as readonly Json[]) : [];
  const groups = [
    {
      name: 'Data colours',
      swatches: data.flatMap((value, i) => swatch(`Data colour ${i + 1}`, value)),
    },
    ...ROLES.map(([name, roles]) => ({
      name,
      swatches: roles.flatMap(([key, role]) => swatch(role, theme[key])),
    })),
  ];
  return groups.filter(({ swatches }) => swatches.length > 0);
}

/** An imported theme may hold short colours, and transparent ones, whose transparency is not a swatch's. */
function swatch(name: string, value: Json | undefined): Swatch[] {
  const hex = typeof value === 'string' ? value.trim().toLowerCase() : '';
  const long = /^#[0-9a-f]{3}$/.test(hex) ? hex.replace(/[0-9a-f]/g, '$&$&') : hex.slice(0, 7);
  return /^#[0-9a-f]{6}$/.test(long) ? [{ name, color: long }] : [];
}

/** Red, green and blue from 0 to 255. */
export function rgbOf({ color }: Swatch): readonly [number, number, number] {
  return parseHex(color);
}
