import { buildTheme } from './build-theme';
import type { Decisions } from './decisions';
import type { JsonObject } from './json';
import { changed, differences, type Changes } from './pointer';
import { recognise } from './recognise';

/** A Power BI report theme: what theme.json holds. */
export type Theme = JsonObject;

/** What the studio edits. Everything else (theme, preview, checks, files) is computed from it. */
export interface StudioDocument {
  readonly name: string;
  readonly decisions: Decisions;
  /** Single settings made by hand or kept from an imported theme; they win over the builder. */
  readonly changes: Changes;
}

/** The theme of a document. */
export function themeOf({ name, decisions, changes }: StudioDocument): Theme {
  return changed(buildTheme(name, decisions), changes);
}

/** The text of theme.json. The same document always gives the same bytes. */
export function themeText(theme: Theme): string {
  return `${JSON.stringify(theme, null, 2)}\n`;
}

/**
 * The document of a theme from elsewhere: the decisions it follows from, and beside them all that
 * these do not say, so that `themeOf` gives that theme back value for value. `otherwise` is what it
 * is called where it has no name; it stays nameless as a file.
 */
export function documentOf(theme: Theme, otherwise = ''): StudioDocument {
  const name = typeof theme.name === 'string' && theme.name !== '' ? theme.name : otherwise;
  const decisions = recognise(theme);
  return { name, decisions, changes: differences(buildTheme(name, decisions), theme) };
}
