import type { Place } from '../import/json-reader';
import type { Json } from '../model/json';
import { parsePointer, formatPointer, type Pointer } from '../model/pointer';
import { findPlaces } from './json-places';

/** One edit of JSON text: a new value, or a removal. */
export interface TextEdit {
  readonly at: Pointer;
  /** Undefined removes the member and any parents left empty. */
  readonly value: Json | undefined;
}

/**
 * Edits JSON text and keeps every other byte: key order, indentation and line endings. A missing
 * member is added to its object.
 */
export function editText(source: string, edits: readonly TextEdit[]): string {
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  let text = source.slice(mark.length);
  const places = findPlaces(
    text,
    edits.map(({ at }) => at),
  );
  const sets = edits.flatMap(({ at, value }) => {
    const place = places.get(at);
    return place && value !== undefined ? [{ place, value }] : [];
  });
  // Works backwards, so that no change moves another.
  for (const { place, value } of sets.sort((a, b) => b.place.start - a.place.start)) {
    text = replaceRange(text, place, formatValue(value, text, place.key ?? place.start));
  }
  const others = edits.flatMap(({ at, value }) =>
    value !== undefined && !places.has(at) ? [{ at, value }] : [],
  );
  // Additions come last in their object or list, so that positions found earlier stay valid.
  for (const { at, value } of others.sort((a, b) => comparePlaces(b.at, a.at))) {
    text = addMember(text, at, value);
  }
  const gone = edits.flatMap(({ at, value }) => (value === undefined ? [at] : []));
  return mark + removeMembers(text, gone);
}

const comparePlaces = (a: Pointer, b: Pointer) => a.localeCompare(b, 'en', { numeric: true });

const replaceRange = (text: string, { start, end }: Pick<Place, 'start' | 'end'>, by: string) =>
  text.slice(0, start) + by + text.slice(end);

/** Formats a value with the indentation of its neighbours. */
function formatValue(value: Json, text: string, near: number): string {
  const indent = /\n([ \t]+)"/.exec(text)?.[1];
  if (indent === undefined) return JSON.stringify(value);
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const line = text.slice(text.lastIndexOf('\n', near) + 1, near);
  const margin = /^[ \t]*/.exec(line)?.[0] ?? '';
  return JSON.stringify(value, null, indent).replaceAll('\n', lineEnd + margin);
}

function removeMembers(text: string, members: readonly Pointer[]): string {
  if (members.length === 0) return text;
  const places = findPlaces(text, members);
  const gone = new Set(members.filter((at) => places.has(at)));
  const perHolder = new Map<Pointer, Pointer[]>();
  for (const at of places.keys()) {
    const siblings = perHolder.get(findHolder(at));
    if (siblings) siblings.push(at);
    else perHolder.set(findHolder(at), [at]);
  }
  // Removing the last property also removes its entry, and the last entry its card. Added values
  // are visited too.
  for (const at of gone) {
    const holder = findEmptied(perHolder, gone, at);
    if (holder !== undefined) gone.add(holder);
  }
  const outer = [...gone].filter((at) => !isInside(at, gone)).flatMap((at) => places.get(at) ?? []);
  let left = text;
  // Works backwards, so that no removal moves another.
  for (const { key, start: value, end } of outer.sort((a, b) => b.start - a.start)) {
    const start = key ?? value;
    const after = /^\s*,\s*/.exec(left.slice(end))?.[0];
    const head = left.slice(0, start).trimEnd();
    left =
      after === undefined
        ? head.replace(/,$/, '') + left.slice(end)
        : replaceRange(left, { start, end: end + after.length }, '');
  }
  return left;
}

function isInside(at: Pointer, gone: ReadonlySet<Pointer>): boolean {
  const keys = parsePointer(at);
  return keys.some((_, i) => gone.has(formatPointer(...keys.slice(0, i))));
}

/** The entry or card that becomes empty when the members at a pointer are removed. */
function findEmptied(
  perHolder: ReadonlyMap<Pointer, readonly Pointer[]>,
  gone: ReadonlySet<Pointer>,
  at: Pointer,
): Pointer | undefined {
  const keys = parsePointer(at);
  const above = findHolder(at);
  const isProperty = keys.at(-2) === 'properties';
  // Bookmarks store their cards one level deeper, under `merge`.
  const isEntry = /^\d+$/.test(keys.at(-1) ?? '') && /(?:bjects|^merge)$/.test(keys.at(-3) ?? '');
  if (!isProperty && !isEntry) return undefined;
  if (perHolder.get(above)?.some((member) => !gone.has(member))) return undefined;
  return isEntry ? above : formatPointer(...keys.slice(0, -2));
}

const findHolder = (at: Pointer): Pointer => at.slice(0, Math.max(0, at.lastIndexOf('/')));

function addMember(text: string, at: Pointer, value: Json): string {
  const keys = parsePointer(at);
  const places = findPlaces(text, [at]);
  const name = keys.at(-1) ?? '';
  const above = formatPointer(...keys.slice(0, -1));
  const holder = places.get(above);
  const alone = /^\d+$/.test(name) ? [value] : { [name]: value };
  if (!holder) return addMember(text, above, alone);
  const opening = text.charAt(holder.start);
  // Null or text in the report is replaced.
  if (opening !== '[' && opening !== '{') {
    return replaceRange(text, holder, formatValue(alone, text, holder.key ?? holder.start));
  }
  const isList = opening === '[';
  const indent = /\n([ \t]+)"/.exec(text)?.[1];
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const margin = readMargin(text, holder.key ?? holder.start);
  const head = isList ? '' : `${JSON.stringify(name)}: `;
  const isEmpty = /^[[{]\s*$/.test(text.slice(holder.start, holder.end - 1));
  const close = holder.end - 1;
  if (indent === undefined) {
    return replaceRange(
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
  return replaceRange(text, { start, end: close }, insertion);
}

function readMargin(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}
