import { createDocument, type StudioDocument, type Theme } from '@flexa/theme-engine/model';
import { withoutKeys } from './without-keys';
import { edit, useStudio } from './studio';

/** Puts another document in the place of what is edited: one step, that can be undone. */
export function openDocument(document: StudioDocument): StudioDocument {
  const shown = withoutKeys(document);
  edit(() => shown);
  useStudio.setState({ selected: null, sought: null, locked: [] });
  return shown;
}

/** The same with a theme, such as one that was saved; `name` is what the account calls it. */
export function openTheme(theme: Theme, name?: string): StudioDocument {
  const document = createDocument(theme);
  return openDocument(name === undefined ? document : { ...document, name });
}
