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

/** Returns the text of a document's theme, with the indentation of the imported file. */
export function documentText(document: StudioDocument, theme = themeOf(document)): string {
  return themeText(theme, document.layout?.indent);
}

/**
 * Creates the document of an imported theme: its decisions, and every value that does not follow from
 * them, so that `themeOf` returns the same theme. A theme without a name is shown as `otherwise`, and
 * its file stays nameless. A name that is too long or has forbidden letters stays in the file, too.
 *
 * @param text the text of the file, for its indentation and the order of its keys
 * @param source the same text with its byte order mark and line ends, for `sourceText`
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

/** Renames the document and its file, whatever name an import had. */
export function renamed(document: StudioDocument, name: string): StudioDocument {
  const { '/name': _, ...changes } = document.changes;
  return { ...document, name: plainText(name, MAX_NAME), changes };
}
