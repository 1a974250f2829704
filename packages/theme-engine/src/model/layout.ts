import { isObject, type Json, type JsonObject } from './json';
import { formatPointer, resolvePointer, type Pointer } from './pointer';

/** Format of an imported theme's file, so that an exported file differs only in values. */
export interface Layout {
  /** Indentation of one level; empty if the file is a single line. */
  readonly indent: string;
  /** Key order of each object that differs from ours. */
  readonly order: Readonly<Record<Pointer, readonly string[]>>;
  /** The original text with its line endings, unless it is too long: see `formatSource`. */
  readonly source?: string;
}

/**
 * Longer texts would fill the browser's storage. For them only indentation and key order are kept.
 */
const MAX_SOURCE = 500_000;

/**
 * Returns the layout of a text that contains `theme`, which we would write as `made`. `source` is
 * the file's text with its byte order mark and line endings.
 */
export function readLayout(
  text: string,
  theme: JsonObject,
  built: JsonObject,
  source?: string,
): Layout {
  const indent = /^\s*\{\n([ \t]+)"/.exec(text)?.[1] ?? '';
  const order: Record<Pointer, readonly string[]> = {};
  const walk = (own: Json, ours: Json | undefined, at: Pointer) => {
    if (Array.isArray(own)) {
      (own as readonly Json[]).forEach((item, i) =>
        walk(item, resolvePointer(ours, formatPointer(i)), at + formatPointer(i)),
      );
    } else if (isObject(own)) {
      const keys = Object.keys(own);
      const theirs = isObject(ours) ? Object.keys(ours) : keys;
      if (keys.some((key, i) => key !== theirs[i])) order[at] = keys;
      for (const key of keys)
        walk(own[key] ?? null, isObject(ours) ? ours[key] : own[key], at + formatPointer(key));
    }
  };
  walk(theme, built, '');
  const isKept = source !== undefined && source.length <= MAX_SOURCE;
  return { indent, order, ...(isKept && { source }) };
}

/** Orders the theme's keys as in the imported file. New keys come last. */
export function restoreOrder(theme: JsonObject, { order }: Layout): JsonObject {
  if (Object.keys(order).length === 0) return theme;
  // Objects with an order and their parents are copied; others are shared.
  const above = new Set(Object.keys(order).flatMap((at) => listAncestors(at)));
  const arrangeValue = (value: Json, at: Pointer): Json => {
    if (!above.has(at) || value === null || typeof value !== 'object') return value;
    if (Array.isArray(value)) {
      return (value as readonly Json[]).map((item, i) => arrangeValue(item, at + formatPointer(i)));
    }
    const object = value as JsonObject;
    const first = (order[at] ?? []).filter((key) => Object.hasOwn(object, key));
    const keys = [...new Set([...first, ...Object.keys(object)])];
    return Object.fromEntries(
      keys.map((key) => [key, arrangeValue(object[key] ?? null, at + formatPointer(key))]),
    );
  };
  const result = arrangeValue(theme, '');
  return isObject(result) ? result : theme;
}

/** Returns a pointer and all of its ancestors. */
function listAncestors(at: Pointer): Pointer[] {
  const parts = at.split('/').slice(1);
  return ['', ...parts.map((_, i) => `/${parts.slice(0, i + 1).join('/')}`)];
}

/** Reads a layout from storage; undefined if it is invalid. */
export function parseLayout(value: Json | undefined): Layout | undefined {
  if (!isObject(value) || typeof value.indent !== 'string' || !/^[ \t]{0,16}$/.test(value.indent)) {
    return undefined;
  }
  if (!isObject(value.order)) return undefined;
  const lists = Object.values(value.order);
  const isList = (keys: Json) =>
    Array.isArray(keys) && (keys as readonly Json[]).every((key) => typeof key === 'string');
  if (!lists.every(isList)) return undefined;
  const { indent, source } = value;
  const isKept = typeof source === 'string' && source.length <= MAX_SOURCE;
  return { indent, order: value.order as Layout['order'], ...(isKept && { source }) };
}
