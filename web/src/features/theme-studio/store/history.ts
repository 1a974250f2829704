import {
  applyChanges,
  diffJson,
  isObject,
  STORAGE_LIMITS,
  parseDocument,
  type Changes,
  type Json,
  type JsonObject,
  type StudioDocument,
} from '@flexa/theme-engine/model';

/** A document with the steps before and after it. */
export interface History {
  document: StudioDocument;
  past: readonly StudioDocument[];
  future: readonly StudioDocument[];
}

/**
 * The same, small enough to be kept: the document in full, and what each step before (the nearest
 * first) and after it changes in the one beside it. A step is then some 60 bytes, not 2,000.
 */
export interface PackedHistory {
  document: Json;
  past: Changes[];
  future: Changes[];
}

export function packHistory({ document, past, future }: History): PackedHistory {
  return {
    document: toJson(document),
    past: diffSteps([document, ...past.toReversed()]),
    future: diffSteps([document, ...future]),
  };
}

/** Reads a stored history as far as possible; null if even the document is unreadable. */
export function unpackHistory(value: unknown): History | null {
  const { document, past, future } = (value ?? {}) as Record<string, unknown>;
  const current = parseDocument(document, STORAGE_LIMITS);
  if (!current) return null;
  return {
    document: current,
    past: replaySteps(current, past).toReversed(),
    future: replaySteps(current, future),
  };
}

function diffSteps(documents: readonly StudioDocument[]): Changes[] {
  return documents.slice(1).map((next, i) => diffJson(toJson(documents[i]), toJson(next)));
}

function replaySteps(start: StudioDocument, steps: unknown): StudioDocument[] {
  const found: StudioDocument[] = [];
  let last = start;
  for (const step of Array.isArray(steps) ? (steps as unknown[]) : []) {
    const changes = parseChanges(step);
    const next = changes && parseDocument(applyChanges(toJson(last), changes), STORAGE_LIMITS);
    if (!next) break;
    found.push(next);
    last = next;
  }
  return found;
}

/** A document is JSON; an interface alone does not say so to the compiler. */
function toJson(document: StudioDocument | undefined): JsonObject {
  return document as unknown as JsonObject;
}

function parseChanges(value: unknown): Changes | null {
  const json = value as Json | undefined;
  if (!isObject(json)) return null;
  const isChange = (each: Json) => isObject(each) && ('set' in each || each['removed'] === true);
  return Object.values(json).every(isChange) ? (json as Changes) : null;
}
