import type { StudioDocument } from './document';
import { isObject, type Json, type JsonObject } from './json';
import { parseLayout } from './layout';
import { parseDecisions } from './parse-decisions';
import { isPlainText, MAX_NAME } from './plain-text';
import { parsePointer, type Change, type Changes } from './pointer';

const MAX_POINTER = 1000;
export const MAX_DEPTH = 32;

/** Limits on overrides, whether set by hand or imported. */
export interface Limits {
  readonly changes: number;
  readonly characters: number;
}
/**
 * Limit for other people's links: more than any theme needs, and less than would freeze a browser.
 */
export const LINK_LIMITS: Limits = { changes: 5000, characters: 400_000 };
/**
 * Limit for this browser's own storage: anything that fitted, such as a theme with images, loads
 * again.
 */
export const STORAGE_LIMITS: Limits = { changes: 100_000, characters: 20_000_000 };

/** Keys that would access the prototype instead of content. */
export const RESERVED: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Validates an untrusted document from storage or a link. Returns it without unknown fields, or
 * null if anything is invalid. Fills in decisions that an older version did not have.
 */
export function parseDocument(value: unknown, limits: Limits = LINK_LIMITS): StudioDocument | null {
  if (!isPlain(value) || !isPlainText(value.name, MAX_NAME)) return null;
  const decisions = parseDecisions(value.decisions);
  const changes = parseChanges(value.changes ?? {}, limits);
  if (!decisions || !changes) return null;
  const layout = parseLayout(value.layout);
  return { name: value.name, decisions, changes, ...(layout && { layout }) };
}

function parseChanges(value: unknown, limits: Limits): Changes | null {
  if (!isPlain(value)) return null;
  const entries = Object.entries(value);
  if (entries.length > limits.changes) return null;
  const changes: Record<string, Change> = {};
  let characters = 0;
  for (const [at, given] of entries) {
    const change = parseChange(given);
    if (!change || !isPointer(at)) return null;
    characters += at.length + JSON.stringify(change).length;
    if (characters > limits.characters) return null;
    changes[at] = change;
  }
  return changes;
}

function isPointer(at: string): boolean {
  return (
    at.startsWith('/') && at.length <= MAX_POINTER && !parsePointer(at).some((k) => RESERVED.has(k))
  );
}

function parseChange(value: unknown): Change | null {
  if (!isPlain(value)) return null;
  if (value.removed === true) return { removed: true };
  return Object.hasOwn(value, 'set') && isJson(value.set) ? { set: value.set } : null;
}

/** Returns true for JSON of limited depth with safe keys. */
export function isJson(value: unknown, depth = 0): value is Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (depth >= MAX_DEPTH) return false;
  if (Array.isArray(value)) return value.every((item) => isJson(item, depth + 1));
  if (!isPlain(value)) return false;
  return Object.entries(value).every(
    ([key, item]) => !RESERVED.has(key) && isJson(item, depth + 1),
  );
}

function isPlain(value: unknown): value is JsonObject & Record<string, unknown> {
  return isObject(value as Json | undefined);
}
