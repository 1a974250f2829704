import { buildTheme } from './build-theme';
import type { Decisions } from './decisions';
import type { JsonObject } from './json';
import { inOrder, layoutOf, type Layout } from './layout';
import { MAX_NAME, plainText } from './plain-text';
import { changed, differences, type Changes } from './pointer';
import { recognise } from './recognise';

/** A Power BI report theme: what theme.json holds. */
export type Theme = JsonObject;

/** The document the studio edits. Theme, preview, checks and files are computed from it. */
export interface StudioDocument {
  readonly name: string;
  readonly decisions: Decisions;
  /** Single settings made by hand or kept from an imported theme; they win over the builder. */
  readonly changes: Changes;
  /** Layout of an imported theme's file. */
  readonly layout?: Layout;
}

/** The theme of a document. */
export function themeOf({ name, decisions, changes, layout }: StudioDocument): Theme {
  const theme = changed(buildTheme(name, decisions), changes);
  return layout ? inOrder(theme, layout) : theme;
}

/** The text of theme.json. The same theme always gives the same bytes. */
export function themeText(theme: Theme, indent = '  '): string {
  return `${JSON.stringify(theme, null, indent)}\n`;
}

/** The text of a document's theme, set as the file was that it was imported from. */
export function documentText(document: StudioDocument, theme = themeOf(document)): string {
  return themeText(theme, document.layout?.indent);
}

/**
 * The document of a theme from elsewhere: the decisions it follows from, and beside them all that
 * these do not say, so that `themeOf` gives that theme back value for value. `otherwise` is what it
 * is called where it has no name; it stays nameless as a file. A name too long to be shown, or with
 * letters that can't be, stays in the file too. With the text it was read from, it is written so again;
 * `source` is that text as it is in the file.
 */
export function documentOf(
  theme: Theme,
  otherwise = '',
  text?: string,
  source?: string,
): StudioDocument {
  const own = typeof theme.name === 'string' ? plainText(theme.name, MAX_NAME) : '';
  const name = own || plainText(otherwise, MAX_NAME);
  const decisions = recognise(theme);
  const changes = differences(buildTheme(name, decisions), theme);
  const document = { name, decisions, changes };
  return text === undefined
    ? document
    : { ...document, layout: layoutOf(text, theme, themeOf(document), source) };
}

/** The document under another name, which is the file's too, whatever an import had there. */
export function renamed(document: StudioDocument, name: string): StudioDocument {
  const { '/name': _, ...changes } = document.changes;
  return { ...document, name: plainText(name, MAX_NAME), changes };
}
