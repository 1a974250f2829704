import type { Theme } from '../model/document';
import { isObject, type Json } from '../model/json';
import classic from './CY25SU12.json';

/** A theme of Power BI itself, which supplies settings that a report's own theme leaves out. */
export interface BaseTheme {
  readonly name: BaseThemeName;
  /** Versions named in reports created with it. */
  readonly versionAtImport: {
    readonly visual: string;
    readonly report: string;
    readonly page: string;
  };
  readonly theme: Theme;
}

/** The included base themes with their labels. */
export const BASE_THEMES = {
  CY25SU12: 'Classic (CY25SU12)',
  'Fluent2-CY26SU08': 'Fluent 2 (CY26SU08)',
} as const;
export type BaseThemeName = keyof typeof BASE_THEMES;

/** Base theme of reports created in December 2025, which every later Desktop includes. */
export const CLASSIC: BaseTheme = {
  name: 'CY25SU12',
  versionAtImport: { visual: '2.5.0', report: '3.1.0', page: '2.3.0' },
  theme: requireTheme(classic),
};

/** Content of a base theme file. The inferred JSON type is wider than a theme. */
function requireTheme(file: unknown): Theme {
  const value = file as Json;
  if (!isObject(value)) throw new Error('A base theme is one object');
  return value;
}

/** Loads a base theme. All but the first load on demand. */
export async function loadBaseTheme(name: BaseThemeName): Promise<BaseTheme> {
  if (name === 'CY25SU12') return CLASSIC;
  const { default: theme } = await import('./Fluent2-CY26SU08.json');
  return {
    name,
    versionAtImport: { visual: '2.12.0', report: '3.4.0', page: '2.3.1' },
    theme: requireTheme(theme),
  };
}
