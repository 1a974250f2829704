import { buildTheme } from '../model/build-theme';
import type { StudioDocument, Theme } from '../model/document';
import { differences } from '../model/pointer';
import { recognise } from '../model/recognise';
import { nameFrom } from './inspect';

/**
 * A theme as the studio edits it: the decisions it follows from, and beside them all that these do
 * not say, so that it is exported as it came, value for value.
 */
export function documentOf(theme: Theme, fileName = ''): StudioDocument {
  const name = typeof theme['name'] === 'string' && theme['name'] ? theme['name'] : nameFrom(fileName);
  const decisions = recognise(theme);
  return { name, decisions, changes: differences(buildTheme(name, decisions), theme) };
} // prettier-ignore
