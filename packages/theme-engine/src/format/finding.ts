import type { Json } from '../model/json';
import type { Pointer } from '../model/pointer';
import type { TypeName } from './description/read-description';
import type { Problem } from './verdict';

export type FindingKind =
  /** A missing required key, named by `key`. */
  | 'missing-key'
  /** An unknown key in an object that allows only known ones. */
  | 'unknown-key'
  /** A value of the wrong type; `type` names the right one. */
  | 'wrong-value'
  /** A style preset in a place without presets, or one that names another. */
  | 'wrong-preset'
  /** Accepted, and without effect. */
  | 'unknown-visual'
  | 'unknown-card'
  | 'unknown-property';

/** A problem with the data that a repair needs. */
export interface Finding extends Problem {
  readonly kind: FindingKind;
  /** The value found; undefined if it is missing. */
  readonly value: Json | undefined;
  readonly type?: TypeName;
  readonly key?: string;
  /** Allowed keys at this place. */
  readonly known?: readonly string[];
  /** Sentence about the valid values. */
  readonly right?: string;
  /** True for a colour without its #. */
  readonly hasNoHash?: boolean;
}

export type Report = (finding: Finding) => void;

const BARE_HEX = /^(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3})$/i;
const COLOR_TYPES: readonly TypeName[] = ['hex', 'themeColor', 'color'];

/** Creates the finding for a value of the wrong type. */
export function createWrongValue(at: Pointer, value: Json, type: TypeName, right: string): Finding {
  const hasNoHash = typeof value === 'string' && BARE_HEX.test(value) && COLOR_TYPES.includes(type);
  const message = hasNoHash
    ? `Colour without #: ${formatValue(value)}. ${right}`
    : `${formatValue(value)} is not valid here. ${right}`;
  return { kind: 'wrong-value', at, value, type, right, hasNoHash, message };
}

/** Describes a value briefly, for use in a sentence. */
export function formatValue(value: Json | undefined): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}

/** Returns the known word nearest to another, if it is close enough. */
export function findNearest(word: string, known: readonly string[]): string | undefined {
  // A known name inside the given one (foregroundColor, foreground) is the intended one.
  const measureDistance = (wanted: string, name: string) =>
    Math.min(wanted.length, name.length) >= 4 && wanted.includes(name)
      ? (wanted.length - name.length) / 10
      : editDistance(wanted, name);
  const close = findClosest(word, known, measureDistance, 1 / 3);
  if (close !== undefined) return close;
  // In a card with a single colour, such as labelColor, fontColour means that colour.
  const alike = known.filter((name) => takeLastWord(name) === takeLastWord(word));
  return alike.length === 1 ? alike[0] : undefined;
}

/**
 * Returns the known word of which another is a misspelling. Stricter than `findNearest`, because a
 * new word may contain a known one (backgroundSelected), end like one (pageColors) or contain its
 * number (Alt3).
 */
export function findMisspelling(word: string, known: readonly string[]): string | undefined {
  const stripDigits = (text: string) => text.toLowerCase().replace(/\d/g, '');
  // Treats foregroundColor for foreground as a misspelling, because it is common.
  const written = [word, word.replace(/colou?r$/i, '')];
  const near = written.flatMap((each) => findClosest(each, known, editDistance, 1 / 6) ?? [])[0];
  if (near === undefined || near.toLowerCase() === word.toLowerCase()) return near;
  return stripDigits(near) === stripDigits(word) ? undefined : near;
}

/** Returns the closest word if the distance is at most this share of its letters, or one. */
function findClosest(
  word: string,
  known: readonly string[],
  distance: (wanted: string, name: string) => number,
  share: number,
): string | undefined {
  const wanted = word.toLowerCase();
  let best: { name: string; distance: number } | undefined;
  for (const name of known) {
    const far = distance(wanted, name.toLowerCase());
    if (!best || far < best.distance) best = { name, distance: far };
  }
  return best && best.distance <= Math.max(1, wanted.length * share) ? best.name : undefined;
}

function takeLastWord(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(' ');
  return (words.at(-1) ?? '').replace('colour', 'color');
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
