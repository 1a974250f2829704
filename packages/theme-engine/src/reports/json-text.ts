import { readJson, type Place } from '../import/json-reader';
import type { Json } from '../model/json';
import { keysOf, pointer, type Pointer } from '../model/pointer';

/** A change of one place of a JSON text: another value, or none. */
export interface TextEdit {
  readonly at: Pointer;
  /** Undefined takes the member out, and what would be left empty around it. */
  readonly value: Json | undefined;
}

/**
 * A JSON text with some places changed and every other byte as it was: order of keys, indentation and
 * line ends stay. A member that is not there yet is added to its object.
 */
export function editedText(source: string, edits: readonly TextEdit[]): string {
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  let text = source.slice(mark.length);
  const { places } = readJson(text);
  const sets = edits.flatMap(({ at, value }) => {
    const place = places.get(at);
    return place && value !== undefined ? [{ place, value }] : [];
  });
  // From the end on, so that no change moves another one.
  for (const { place, value } of sets.sort((a, b) => b.place.start - a.place.start)) {
    text = replaced(text, place, written(value, text, place.key ?? place.start));
  }
  const others = edits.filter(({ at, value }) => value === undefined || !places.has(at));
  // One by one from the end on: each of them may empty what is around it.
  for (const { at, value } of others.sort((a, b) => byPlace(b.at, a.at))) {
    text = value === undefined ? without(text, at) : added(text, at, value);
  }
  return mark + text;
}

const byPlace = (a: Pointer, b: Pointer) => a.localeCompare(b, 'en', { numeric: true });

const replaced = (text: string, { start, end }: Pick<Place, 'start' | 'end'>, by: string) =>
  text.slice(0, start) + by + text.slice(end);

/** A value as the file writes it: set in like its neighbours. */
function written(value: Json, text: string, near: number): string {
  const indent = /\n([ \t]+)"/.exec(text)?.[1];
  if (indent === undefined) return JSON.stringify(value);
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const line = text.slice(text.lastIndexOf('\n', near) + 1, near);
  const margin = /^[ \t]*/.exec(line)?.[0] ?? '';
  return JSON.stringify(value, null, indent).replaceAll('\n', lineEnd + margin);
}

function without(text: string, at: Pointer): string {
  const { places } = readJson(text);
  const place = places.get(at);
  if (!place) return text;
  const above = pointer(...keysOf(at).slice(0, -1));
  // The last property takes its entry along, whatever that was for, and the last entry its card.
  const holder = emptied(places, above, at);
  if (holder !== undefined) return without(text, holder);
  const start = place.key ?? place.start;
  const after = /^\s*,\s*/.exec(text.slice(place.end))?.[0];
  if (after !== undefined) return replaced(text, { start, end: place.end + after.length }, '');
  const before = /,?\s*$/.exec(text.slice(0, start))?.[0] ?? '';
  return replaced(text, { start: start - before.length, end: place.end }, '');
}

/** What would say nothing without the member at a pointer: its entry, or its card. */
function emptied(
  places: ReadonlyMap<Pointer, Place>,
  above: Pointer,
  at: Pointer,
): Pointer | undefined {
  if (membersOf(places, above) > 1) return undefined;
  const keys = keysOf(at);
  if (keys.at(-2) === 'properties') return pointer(...keys.slice(0, -2));
  const isEntry = /^\d+$/.test(keys.at(-1) ?? '') && keys.at(-3)?.endsWith('bjects') === true;
  return isEntry ? above : undefined;
}

function membersOf(places: ReadonlyMap<Pointer, Place>, at: Pointer): number {
  let count = 0;
  for (const key of places.keys()) {
    if (key.startsWith(at) && key.lastIndexOf('/') === at.length) count += 1;
  }
  return count;
}

function added(text: string, at: Pointer, value: Json): string {
  const keys = keysOf(at);
  const { places } = readJson(text);
  const name = keys.at(-1) ?? '';
  const above = pointer(...keys.slice(0, -1));
  const holder = places.get(above);
  if (!holder) return added(text, above, /^\d+$/.test(name) ? [value] : { [name]: value });
  const isList = text.charAt(holder.start) === '[';
  const indent = /\n([ \t]+)"/.exec(text)?.[1];
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const margin = marginAt(text, holder.key ?? holder.start);
  const head = isList ? '' : `${JSON.stringify(name)}: `;
  const isEmpty = /^[[{]\s*$/.test(text.slice(holder.start, holder.end - 1));
  const close = holder.end - 1;
  if (indent === undefined) {
    return replaced(
      text,
      { start: close, end: close },
      `${isEmpty ? '' : ','}${head}${JSON.stringify(value)}`,
    );
  }
  const inner = margin + indent;
  const body = JSON.stringify(value, null, indent).replaceAll('\n', lineEnd + inner);
  const end = text.slice(0, close).trimEnd().length;
  const start = isEmpty ? holder.start + 1 : end;
  const insertion = `${isEmpty ? '' : ','}${lineEnd}${inner}${head}${body}${lineEnd}${margin}`;
  return replaced(text, { start, end: close }, insertion);
}

function marginAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}
