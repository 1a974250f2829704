import type { Decisions } from './decisions';
import { compileTheme, type StudioDocument, type Theme } from './document';
import { isObject, type Json } from './json';
import { RESERVED } from './parse-document';
import { formatPointer } from './pointer';

/** A picture for conditional formatting rules, beside Power BI's own. */
export interface ThemeIcon {
  /** Name in the theme. */
  readonly name: string;
  readonly description: string;
  /** A picture as a data address. */
  readonly url: string;
}

/** Lists a theme's icons, which Power BI accepts as an object by name or as a list. */
export function listIcons(theme: Theme): ThemeIcon[] {
  const icons = theme['icons'];
  if (icons === undefined || icons === null || typeof icons !== 'object') return [];
  return Object.entries<Json>(icons).flatMap(([key, icon]) => {
    if (!isObject(icon) || typeof icon['url'] !== 'string') return [];
    const name = Array.isArray(icons) ? `icon${Number(key) + 1}` : key;
    const iconText = icon['description'];
    return [{ name, url: icon['url'], description: typeof iconText === 'string' ? iconText : '' }];
  });
}

/** Adds icons to a document and replaces icons of the same name. */
export function addIcons(document: StudioDocument, added: readonly ThemeIcon[]): StudioDocument {
  const icons = new Map(listIcons(compileTheme(document)).map((icon) => [icon.name, icon]));
  for (const icon of added) icons.set(icon.name, icon);
  return setIcons(document, [...icons.values()]);
}

export function removeIcon(document: StudioDocument, name: string): StudioDocument {
  return setIcons(
    document,
    listIcons(compileTheme(document)).filter((icon) => icon.name !== name),
  );
}

function setIcons(document: StudioDocument, icons: readonly ThemeIcon[]): StudioDocument {
  const at = formatPointer('icons');
  const remaining = Object.entries(document.changes).filter(
    ([key]) => key !== at && !key.startsWith(`${at}/`),
  );
  const set = Object.fromEntries(
    icons.map(({ name, description, url }) => [
      name,
      { url, ...(description !== '' && { description }) },
    ]),
  );
  return {
    ...document,
    changes: { ...Object.fromEntries(remaining), ...(icons.length > 0 && { [at]: { set } }) },
  };
}

/** Creates a valid, unused icon name from a file name without its extension. */
export function chooseIconName(file: string, taken: readonly string[]): string {
  const base = file
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N}_-]+/gu, '_')
    .slice(0, 60);
  const name = base === '' || RESERVED.has(base) ? 'icon' : base;
  if (!taken.includes(name)) return name;
  let number = 2;
  while (taken.includes(`${name}_${number}`)) number += 1;
  return `${name}_${number}`;
}

/** Sets of three icons in the theme's status colours. */
export const ICON_SETS = {
  circles: 'Circles',
  arrows: 'Arrows',
  flags: 'Flags',
} as const;
export type IconSet = keyof typeof ICON_SETS;

const MOODS = ['good', 'neutral', 'bad'] as const;
const UP = 'M8 2l5 6h-3v6H6V8H3z';
const SHAPES: Record<IconSet, Record<(typeof MOODS)[number], string>> = {
  circles: {
    good: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2z',
    neutral: 'M8 1l7 13H1z',
    bad: 'M8 1l7 7-7 7-7-7z',
  },
  arrows: {
    good: UP,
    neutral: 'M14 8l-6 5v-3H2V6h6V3z',
    bad: 'M8 14l5-6h-3V2H6v6H3z',
  },
  flags: {
    good: 'M3 1h1.5v1H13l-2.5 3.5L13 9H4.5v6H3z',
    neutral: 'M3 1h1.5v1H13v7H4.5v6H3z',
    bad: 'M3 1h1.5v1l9 3.5-9 3.5v6H3z',
  },
};

/**
 * Creates the icons of a set. Shapes differ as well as colours, so that nobody needs to see
 * colours.
 */
export function createIconSet(set: IconSet, decisions: Decisions): ThemeIcon[] {
  return MOODS.map((mood) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16"><path fill="${decisions[mood]}" d="${SHAPES[set][mood]}"/></svg>`;
    return {
      name: `${set}_${mood}`,
      description: `${ICON_SETS[set]}: ${mood}`,
      // Encoded as in Microsoft's example. A plain # would start a fragment of the address.
      url: `data:image/svg+xml;utf8,${svg.replaceAll('#', '%23')}`,
    };
  });
}
