import { themeOf, type StudioDocument, type Theme } from '../model/document';
import type { Json } from '../model/json';
import { slug } from './file-name';

interface NamedColor {
  /** "Data colour 1", "Titles and values". */
  name: string;
  /** Six-digit hex with #, lower case. */
  color: string;
}

interface ColorGroup {
  name: string;
  colors: readonly NamedColor[];
}

/** Single colours of a theme, named as in the studio. */
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

/** Returns the theme's colours as CSS custom properties of `:root`, one group after the other. */
export function cssVariables(document: StudioDocument): string {
  const comment = document.name.replace(/\s+/g, ' ').trim().replaceAll('*/', '* /');
  const parts = groupColors(themeOf(document)).map(({ name, colors }) =>
    [
      `  /* ${name} */`,
      ...colors.map(({ name: role, color }) => `  --${slug(role)}: ${color};`),
    ].join('\n'),
  );
  return `/* ${comment} */\n:root {\n${parts.join('\n\n')}\n}\n`;
}

function groupColors(theme: Theme): ColorGroup[] {
  const data = Array.isArray(theme.dataColors) ? (theme.dataColors as readonly Json[]) : [];
  const groups = [
    {
      name: 'Data colours',
      colors: data.flatMap((value, i) => readColor(`Data colour ${i + 1}`, value)),
    },
    ...ROLES.map(([name, roles]) => ({
      name,
      colors: roles.flatMap(([key, role]) => readColor(role, theme[key])),
    })),
  ];
  return groups.filter(({ colors }) => colors.length > 0);
}

/** Reads hex colours with three, six or eight digits; transparency is dropped. Returns nothing for other values. */
function readColor(name: string, value: Json | undefined): NamedColor[] {
  const hex = typeof value === 'string' ? value.trim().toLowerCase() : '';
  const long = /^#[0-9a-f]{3}$/.test(hex) ? hex.replace(/[0-9a-f]/g, '$&$&') : hex.slice(0, 7);
  return /^#[0-9a-f]{6}$/.test(long) ? [{ name, color: long }] : [];
}
