import { buildTheme } from '../model/build-theme';
import { DEFAULT_DECISIONS } from '../model/decisions';
import type { StudioDocument, Theme } from '../model/document';
import { differences } from '../model/pointer';
import { edit, useStudio } from './studio';

function documentOf(theme: Theme): StudioDocument {
  const name = typeof theme['name'] === 'string' ? theme['name'] : 'Theme';
  const changes = differences(buildTheme(name, DEFAULT_DECISIONS), theme);
  return { name, decisions: DEFAULT_DECISIONS, changes };
}

/** Puts another document in the place of what is edited: one step, that can be undone. */
export function openDocument(document: StudioDocument): StudioDocument {
  edit(() => document);
  useStudio.setState({ selected: null, sought: null, locked: [] });
  return document;
}

/** The same with a theme, such as one that was saved; `name` is what the account calls it. */
export function openTheme(theme: Theme, name?: string): StudioDocument {
  const document = documentOf(theme);
  return openDocument(name === undefined ? document : { ...document, name });
}
