import { JsonFault, readJson } from './json-reader';

export interface TextRepair {
  readonly text: string;
  /** Description of the repair. */
  readonly did: readonly string[];
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** A longer text came from a program or is not a theme, and repairing it would take too long. */
const MAX_LENGTH = 2_000_000;
const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y;
const WORD = /[A-Za-z_$][\w$.-]*/y;
const NUMBER = /[-+.\d\w]+/y;
const COLON = /\s*:/y;

/**
 * Turns hand-written text into JSON. Handles comments, single and curly quotes, keys without
 * quotes, missing and extra commas, and missing closing braces. Returns null if that does not help.
 */
export function repairText(source: string): TextRepair | null {
  if (source.length > MAX_LENGTH) return null;
  const did = new Set<string>();
  const open: string[] = [];
  const text = source.replace(/^\uFEFF/, '');
  if (text !== source) did.add('removed the byte order mark');
  /** The text written so far and the position of its last non-space piece; -1 at the start. */
  const out: string[] = [];
  let last = -1;
  let at = 0;

  const put = (piece: string) => {
    out.push(piece);
    if (piece.trim() !== '') last = out.length - 1;
  };
  const matchAt = (pattern: RegExp, place: number) => {
    pattern.lastIndex = place;
    return pattern.exec(text)?.[0];
  };
  const isAfter = (pieces: string) => last >= 0 && pieces.includes(out[last] ?? '');
  /** A value directly after another one means that a comma is missing between them. */
  const separate = () => {
    if (last < 0 || isAfter('{[:,')) return;
    did.add('added a missing comma');
    out[last] += ',';
  };
  const dropComma = () => {
    if (!isAfter(',')) return;
    did.add('removed an extra comma');
    out[last] = '';
    while (last >= 0 && out[last]?.trim() === '') last--;
  };

  while (at < text.length) {
    const next = text.charAt(at);
    const comment = next === '/' ? matchAt(COMMENT, at) : undefined;
    const word = matchAt(WORD, at);
    if (comment !== undefined) {
      did.add('removed comments');
      at += comment.length;
    } else if (/["'“”‘’]/.test(next)) {
      separate();
      const string = readString(text, at);
      if (!string) return null;
      if (next !== '"') did.add('used plain double quotes');
      put(JSON.stringify(string.value));
      at += string.length;
    } else if (next === '{' || next === '[') {
      separate();
      open.push(next);
      put(next);
      at++;
    } else if (next === '}' || next === ']') {
      dropComma();
      if (CLOSING[open.at(-1) ?? ''] !== next) return null;
      open.pop();
      put(next);
      at++;
    } else if (word !== undefined) {
      separate();
      const isKey = matchAt(COLON, at + word.length) !== undefined;
      const literal = /^(true|false|null)$/i.test(word) && !isKey;
      if (!literal && !isKey) return null;
      if (isKey) did.add('put keys in quotes');
      else if (word !== word.toLowerCase()) did.add('wrote true and false in lower case');
      put(isKey ? JSON.stringify(word) : word.toLowerCase());
      at += word.length;
    } else if (/[-+.\d]/.test(next)) {
      separate();
      const number = matchAt(NUMBER, at) ?? next;
      const value = Number(number);
      if (!Number.isFinite(value)) return null;
      const isOdd = /^[+.]|\.$/.test(number);
      if (isOdd) did.add('wrote numbers as JSON requires');
      put(isOdd ? JSON.stringify(value) : number);
      at += number.length;
    } else if (next === ',' && (last < 0 || isAfter('{[,'))) {
      did.add('removed an extra comma');
      at++;
    } else {
      put(next);
      at++;
    }
  }

  dropComma();
  if (open.length > 0) {
    did.add(open.length === 1 ? 'closed the last brace' : `closed the last ${open.length} braces`);
    out.splice(last + 1, out.length, ...open.toReversed().map((bracket) => CLOSING[bracket] ?? ''));
  }
  const repaired = out.join('');
  return did.size > 0 && isJson(repaired) ? { text: repaired, did: [...did] } : null;
}

const ENDS: Readonly<Record<string, RegExp>> = {
  '"': /["\u201d]/,
  "'": /'/,
  '“': /[“”"]/,
  '”': /[“”"]/,
  '‘': /[‘’']/,
  '’': /[‘’']/,
};

const ESCAPE = /\\(?:u[\da-fA-F]{4}|.)/y;

/** Reads the quoted text at a position, with any kind of quotes. */
function readString(text: string, start: number): { value: string; length: number } | null {
  const first = text.charAt(start);
  const end = first === '"' ? /"/ : ENDS[first];
  let value = '';
  for (let i = start + 1; i < text.length; i++) {
    const next = text.charAt(i);
    if (next === '\n') return null;
    if (next === '\\') {
      ESCAPE.lastIndex = i;
      const escape = ESCAPE.exec(text)?.[0] ?? next;
      value += decodeEscape(escape);
      i += escape.length - 1;
    } else if (end?.test(next)) return { value, length: i + 1 - start };
    else value += next;
  }
  return null;
}

function decodeEscape(sequence: string): string {
  try {
    return JSON.parse(`"${sequence}"`) as string;
  } catch {
    return sequence.slice(1);
  }
}

function isJson(text: string): boolean {
  try {
    readJson(text);
    return true;
  } catch (error) {
    if (error instanceof JsonFault) return false;
    throw error;
  }
}
