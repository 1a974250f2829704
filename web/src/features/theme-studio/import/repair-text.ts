import { JsonFault, readJson } from './json-reader';

export interface TextRepair {
  readonly text: string;
  /** What was changed, in words. */
  readonly did: readonly string[];
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/**
 * Makes JSON of what people write by hand: comments, single and curly quotes, keys without quotes,
 * commas too many or missing, and a last brace that was not copied. Null where that does not help.
 */
export function repairText(source: string): TextRepair | null {
  const did = new Set<string>();
  const open: string[] = [];
  const text = source.replace(/^\uFEFF/, () => noted('took out the byte order mark', ''));
  let out = '';
  let at = 0;

  function noted(what: string, put: string): string {
    did.add(what);
    return put;
  }
  const isAfterValue = () => /["\w}\]]\s*$/.test(out) && !/[:,]\s*$/.test(out);
  /** A value begins right after another one: there is a comma missing in between. */
  const separate = () => {
    if (isAfterValue()) out = out.replace(/\s*$/, (space) => noted('put in a missing comma', `,${space}`));
  }; // prettier-ignore

  while (at < text.length) {
    const next = text.charAt(at);
    const rest = text.slice(at);
    const comment = /^(?:\/\/[^\n]*|\/\*[\s\S]*?\*\/)/.exec(rest)?.[0];
    const word = /^[A-Za-z_$][\w$.-]*/.exec(rest)?.[0];
    if (comment !== undefined) {
      did.add('took out comments');
      at += comment.length;
    } else if (/["'“”‘’]/.test(next)) {
      separate();
      const string = stringAt(rest);
      if (!string) return null;
      if (next !== '"') did.add('put plain double quotes');
      out += JSON.stringify(string.value);
      at += string.length;
    } else if (next === '{' || next === '[') {
      separate();
      open.push(next);
      out += next;
      at++;
    } else if (next === '}' || next === ']') {
      if (/,\s*$/.test(out)) out = out.replace(/,(\s*)$/, (_, space: string) => noted('took out a comma too many', space));
      if (CLOSING[open.at(-1) ?? ''] !== next) return null;
      open.pop();
      out += next;
      at++;
    } else if (word !== undefined) {
      separate();
      const isKey = /^\s*:/.test(rest.slice(word.length));
      const literal = /^(true|false|null)$/i.test(word) && !isKey;
      if (!literal && !isKey) return null;
      if (isKey) did.add('put keys in quotes');
      else if (word !== word.toLowerCase()) did.add('wrote true and false in small letters');
      out += isKey ? JSON.stringify(word) : word.toLowerCase();
      at += word.length;
    } else if (/[-+.\d]/.test(next)) {
      separate();
      const number = /^[-+.\d\w]+/.exec(rest)?.[0] ?? next;
      const value = Number(number);
      if (!Number.isFinite(value)) return null;
      if (JSON.stringify(value) !== number && /^[+.]|\.$/.test(number)) did.add('wrote numbers as JSON has them');
      out += /^[+.]|\.$/.test(number) ? JSON.stringify(value) : number;
      at += number.length;
    } else if (next === ',' && /(?:[[{,]|^)\s*$/.test(out)) {
      did.add('took out a comma too many');
      at++;
    } else {
      out += next;
      at++;
    }
  } // prettier-ignore

  if (open.length > 0) {
    out = out.replace(/,\s*$/, '').trimEnd();
    did.add(open.length === 1 ? 'closed the last brace' : `closed the last ${open.length} braces`);
    out += open.toReversed().map((bracket) => CLOSING[bracket]).join('');
  } else if (/[}\]]\s*,\s*$/.test(out)) {
    out = out.replace(/,\s*$/, () => noted('took out a comma too many', ''));
  } // prettier-ignore
  return did.size > 0 && isJson(out) ? { text: out, did: [...did] } : null;
}

const ENDS: Readonly<Record<string, RegExp>> = {
  '"': /["\u201d]/, "'": /'/, '“': /[“”"]/, '”': /[“”"]/, '‘': /[‘’']/, '’': /[‘’']/,
}; // prettier-ignore

/** The text in quotes at the beginning of another, whichever quotes they are. */
function stringAt(rest: string): { value: string; length: number } | null {
  const first = rest.charAt(0);
  const end = first === '"' ? /"/ : ENDS[first];
  let value = '';
  for (let i = 1; i < rest.length; i++) {
    const next = rest.charAt(i);
    if (next === '\n') return null;
    if (next === '\\') {
      const escape = /^\\(?:u[\da-fA-F]{4}|.)/.exec(rest.slice(i))?.[0] ?? next;
      value += escaped(escape);
      i += escape.length - 1;
    } else if (end?.test(next)) return { value, length: i + 1 };
    else value += next;
  }
  return null;
}

function escaped(sequence: string): string {
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
