import { documentText, themeOf, type StudioDocument, type Theme } from '../model/document';
import { isObject, isSame, type Json } from '../model/json';
import { differences } from '../model/pointer';
import { editedText } from '../reports/json-text';

/**
 * Returns the text of a document's theme. The file that it was imported from keeps its bytes, but for
 * the values that changed since.
 */
export function sourceText(document: StudioDocument, theme: Theme = themeOf(document)): string {
  const source = document.layout?.source;
  const before = source === undefined ? undefined : parse(source);
  if (source === undefined || !isObject(before)) return documentText(document, theme);
  const edits = Object.entries(differences(before, theme)).map(([at, change]) => ({
    at,
    value: 'set' in change ? change.set : undefined,
  }));
  if (edits.length === 0) return source;
  const text = editedText(source, edits);
  // Some texts can't be edited, such as one that holds a key twice; they are written again as a whole.
  return isSame(parse(text), theme) ? text : documentText(document, theme);
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as Json;
  } catch {
    return undefined;
  }
}
