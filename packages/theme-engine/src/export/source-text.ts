import { formatDocument, compileTheme, type StudioDocument, type Theme } from '../model/document';
import { isObject, isSame, type Json } from '../model/json';
import { diffJson } from '../model/pointer';
import { editText } from '../json/json-text';

/**
 * Returns the text of a document's theme. An imported file keeps its bytes except for changed
 * values.
 */
export function formatSource(
  document: StudioDocument,
  theme: Theme = compileTheme(document),
): string {
  const source = document.layout?.source;
  const before = source === undefined ? undefined : parse(source);
  if (source === undefined || !isObject(before)) return formatDocument(document, theme);
  const edits = Object.entries(diffJson(before, theme)).map(([at, change]) => ({
    at,
    value: 'set' in change ? change.set : undefined,
  }));
  if (edits.length === 0) return source;
  const text = editText(source, edits);
  // Some texts can't be edited, for example with a repeated key. They are written again as a whole.
  return isSame(parse(text), theme) ? text : formatDocument(document, theme);
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as Json;
  } catch {
    return undefined;
  }
}
