import { isObject, type JsonObject } from '../model/json';
import type { Pointer } from '../model/pointer';
import { JsonFault, locateLine, readJson, type Place, type Repeat } from './json-reader';
import { repairText, type TextRepair } from './repair-text';

export interface ReadTheme {
  readonly kind: 'theme';
  readonly text: string;
  /** The original text with its byte order mark and line endings. */
  readonly source: string;
  readonly theme: JsonObject;
  readonly places: ReadonlyMap<Pointer, Place>;
  /** Keys that occur more than once. */
  readonly doubled: readonly Pointer[];
  /** The same keys with the offsets of their first and last occurrence. */
  readonly repeats: readonly Repeat[];
}

/** Text without a theme: the position, the fault and a possible repair. */
export interface UnreadTheme {
  readonly kind: 'fault';
  readonly text: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly repair: TextRepair | null;
}

export function readTheme(source: string): ReadTheme | UnreadTheme {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const createFault = (
    offset: number,
    message: string,
    repair: TextRepair | null,
  ): UnreadTheme => ({
    kind: 'fault',
    text,
    ...locateLine(text, offset),
    message,
    repair,
  });
  if (text.trim() === '') return createFault(0, 'The file is empty.', null);
  try {
    const { value, places, doubled, repeats } = readJson(text);
    if (isObject(value)) {
      return { kind: 'theme', text, source, theme: value, places, doubled, repeats };
    }
    return createFault(0, 'A theme is one object in braces: { "name": … }.', null);
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    return createFault(error.offset, error.message, repairText(text));
  }
}
