import { buildTheme } from './build-theme';
import type { Decisions } from './decisions';
import type { JsonObject } from './json';
import { restoreOrder, readLayout, type Layout } from './layout';
import { MAX_NAME, cleanText } from './plain-text';
import { applyChanges, diffJson, type Changes } from './pointer';
import { recognise } from './recognise';
import { completeStoreNames, listMissingCopies, removeStoreCopies } from './store-names';

/** A Power BI report theme, the content of theme.json. */
export type Theme = JsonObject;

/** The document the studio edits. Theme, preview, checks and files are computed from it. */
export interface StudioDocument {
  readonly name: string;
  readonly decisions: Decisions;
  /** Overrides: single settings set by hand or kept from an import. They win over the builder. */
  readonly changes: Changes;
  /** Layout of an imported theme's file. */
  readonly layout?: Layout;
}

/** Builds the theme of a document and applies its overrides. */
export function compileTheme({ name, decisions, changes, layout }: StudioDocument): Theme {
  const theme = completeStoreNames(applyChanges(buildTheme(name, decisions), changes), changes);
  return layout ? restoreOrder(theme, layout) : theme;
}

/** Returns the text of theme.json. The same theme always gives the same bytes. */
export function formatTheme(theme: Theme, indent = '  '): string {
  return `${JSON.stringify(theme, null, indent)}\n`;
}

/** Returns the text of a document's theme, with the indentation of the imported file. */
export function formatDocument(document: StudioDocument, theme = compileTheme(document)): string {
  return formatTheme(theme, document.layout?.indent);
}

/**
 * Creates the document of an imported theme: its decisions, and every value that does not follow from
 * them, so that `compileTheme` returns the same theme. A theme without a name is shown as `fallbackName`, and
 * its file stays nameless. A name that is too long or has forbidden letters stays in the file, too.
 *
 * @param text the text of the file, for its indentation and the order of its keys
 * @param source the same text with its byte order mark and line ends, for `formatSource`
 */
export function createDocument(
  theme: Theme,
  fallbackName = '',
  text?: string,
  source?: string,
): StudioDocument {
  const own = typeof theme.name === 'string' ? cleanText(theme.name, MAX_NAME) : '';
  const name = own || cleanText(fallbackName, MAX_NAME);
  const decisions = recognise(theme);
  const changes = {
    ...diffJson(buildTheme(name, decisions), removeStoreCopies(theme)),
    ...listMissingCopies(theme),
  };
  const document = { name, decisions, changes };
  return text === undefined
    ? document
    : { ...document, layout: readLayout(text, theme, compileTheme(document), source) };
}

/** Renames the document and its file, whatever name an import had. */
export function renameDocument(document: StudioDocument, name: string): StudioDocument {
  const { '/name': _, ...changes } = document.changes;
  return { ...document, name: cleanText(name, MAX_NAME), changes };
}
