import type { Json } from '../model/json';
import { MAX_DEPTH, RESERVED } from '../model/parse-document';
import { formatPointer, type Pointer } from '../model/pointer';

/** Position of a value in the text and the key before it, as offsets from 0. */
export interface Place {
  readonly key: number | null;
  readonly start: number;
  readonly end: number;
}

export interface ReadJson {
  readonly value: Json;
  readonly places: ReadonlyMap<Pointer, Place>;
  /** Keys that an object has more than once; the last of them counts. */
  readonly doubled: readonly Pointer[];
  /** The same keys with the offsets of their first and last occurrence. */
  readonly repeats: readonly Repeat[];
}

export interface Repeat {
  readonly at: Pointer;
  readonly first: number;
  readonly last: number;
}

/** Describes text that is not JSON: the position and the reason. */
export class JsonFault extends Error {
  constructor(
    readonly offset: number,
    message: string,
  ) {
    super(message);
  }
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const [SPACE, QUOTE, BACKSLASH] = [0x20, 0x22, 0x5c];
const [TAB, LINE_FEED, RETURN] = [0x09, 0x0a, 0x0d];
const isBlank = (code: number) =>
  code === SPACE || code === LINE_FEED || code === RETURN || code === TAB;
/**
 * Limit on values. Power BI's whole format has 17,610 settings; a theme of 120,000 settings, each a
 * colour or a switch, has 372,000 values.
 */
const MAX_VALUES = 600_000;
const WORDS: Readonly<Record<string, Json>> = { true: true, false: false, null: null };

/**
 * Reads JSON and records the position of each value. JSON.parse returns no positions, and not every
 * browser reports the position of an error.
 */
export function readJson(text: string): ReadJson {
  const places = new Map<Pointer, Place>();
  const doubled: Pointer[] = [];
  const repeats: Repeat[] = [];
  let at = 0;
  let depth = 0;

  const skip = () => {
    for (let code = text.charCodeAt(at); isBlank(code); code = text.charCodeAt(at)) at++;
  };
  const fail = (message: string): never => {
    if (text.startsWith('//', at) || text.startsWith('/*', at)) {
      throw new JsonFault(at, 'JSON takes no comments, so Power BI rejects the file.');
    }
    throw new JsonFault(Math.min(at, text.length), message);
  };
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  };

  // Reads one character at a time. A pattern would overflow the stack for an image of a few
  // megabytes.
  function readString(): string {
    let end = at + 1;
    for (let code = text.charCodeAt(end); code !== QUOTE; code = text.charCodeAt(end)) {
      if (Number.isNaN(code) || code < SPACE) return failString();
      end += code === BACKSLASH ? 2 : 1;
    }
    try {
      const read = JSON.parse(text.slice(at, end + 1)) as string;
      at = end + 1;
      return read;
    } catch {
      return failString();
    }
  }

  function failString(): never {
    return fail('This text has no closing quote, or a character that needs a backslash.');
  }

  function readValue(here: Pointer, key: number | null): Json {
    skip();
    const start = at;
    if (places.size >= MAX_VALUES) fail('The file is far larger than a theme.');
    const read = readInner(here);
    places.set(here, { key, start, end: at });
    return read;
  }

  function readInner(here: Pointer): Json {
    const next = text.charAt(at);
    if (next === '{' || next === '[') {
      if (depth === MAX_DEPTH) fail(`Brackets are nested more than ${MAX_DEPTH} levels deep here.`);
      depth++;
      const read = next === '{' ? readObject(here) : readList(here);
      depth--;
      return read;
    }
    if (next === '"') return readString();
    for (const [word, meant] of Object.entries(WORDS)) {
      if (text.startsWith(word, at) && !/\w/.test(text.charAt(at + word.length))) {
        at += word.length;
        return meant;
      }
    }
    const number = match(NUMBER);
    if (number !== undefined) {
      const read = Number(number);
      return Number.isFinite(read) ? read : fail('This number is too large.');
    }
    if (at >= text.length) return fail('The file ends here, but a value is missing.');
    return fail(`A value is expected here, not ${JSON.stringify(text.charAt(at))}.`);
  }

  function readObject(here: Pointer): Json {
    const entries: [string, Json][] = [];
    const seen = new Map<string, number>();
    at++;
    skip();
    while (text.charAt(at) !== '}') {
      if (entries.length > 0) {
        readComma('}');
        if (text.charAt(at) === '}') fail('There is an extra comma before }.');
      }
      const keyStart = at;
      if (text.charAt(at) !== '"') {
        fail(
          at >= text.length
            ? 'The file ends here, but } is missing.'
            : 'A key in double quotes is expected here.',
        );
      }
      const key = readString();
      if (RESERVED.has(key)) {
        at = keyStart;
        fail(`${key} can’t be a key: it has a special meaning in scripts.`);
      }
      skip();
      if (text.charAt(at) !== ':') fail('A colon is missing after the key.');
      at++;
      const place = here + formatPointer(key);
      const first = seen.get(key);
      if (first === undefined) seen.set(key, keyStart);
      else {
        doubled.push(place);
        repeats.push({ at: place, first, last: keyStart });
      }
      entries.push([key, readValue(place, keyStart)]);
      skip();
    }
    at++;
    return Object.fromEntries(entries);
  }

  function readList(here: Pointer): Json {
    const items: Json[] = [];
    at++;
    skip();
    while (text.charAt(at) !== ']') {
      if (items.length > 0) {
        readComma(']');
        if (text.charAt(at) === ']') fail('There is an extra comma before ].');
      }
      items.push(readValue(here + formatPointer(items.length), null));
      skip();
    }
    at++;
    return items;
  }

  function readComma(closing: string): void {
    if (text.charAt(at) !== ',') {
      fail(
        at >= text.length
          ? `The file ends here, but ${closing} is missing.`
          : `A comma or ${closing} is missing here.`,
      );
    }
    at++;
    skip();
  }

  const read = readValue('', null);
  skip();
  if (at < text.length) fail('The theme ends before this. Remove what follows.');
  return { value: read, places, doubled, repeats };
}

/** Line and column of an offset, from 1. */
export function locateLine(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}
