import { isObject, type Json, type JsonObject } from '../model/json';
import { parsePointer, type Pointer } from '../model/pointer';

/** One edit of a theme: a new value, a new key, or a removal. */
export type Edit =
  | { readonly kind: 'set'; readonly at: Pointer; readonly value: Json }
  | { readonly kind: 'rename'; readonly at: Pointer; readonly key: string }
  | { readonly kind: 'remove'; readonly at: Pointer }
  /** Keys that a newer Power BI may know are kept. */
  | { readonly kind: 'keep'; readonly at: Pointer };

type Change = Exclude<Edit, { readonly kind: 'keep' }>;

/** Applies all edits, deepest path first, so that no edit moves another. */
export function applyEdits(theme: JsonObject, edits: readonly Edit[]): JsonObject {
  const sorted = edits
    .filter((edit): edit is Change => edit.kind !== 'keep')
    .toSorted((a, b) => parsePointer(b.at).length - parsePointer(a.at).length);
  return sorted.reduce<JsonObject>((result, edit) => {
    const next = applyEdit(result, parsePointer(edit.at), edit);
    return isObject(next) ? next : result;
  }, theme);
}

function applyEdit(
  value: Json | undefined,
  keys: readonly string[],
  edit: Change,
): Json | undefined {
  const [key, ...rest] = keys;
  if (key === undefined) return edit.kind === 'set' ? edit.value : undefined;
  if (Array.isArray(value)) {
    const items = value as readonly Json[];
    const index = Number(key);
    const next =
      rest.length === 0 && edit.kind !== 'set' ? undefined : applyEdit(items[index], rest, edit);
    return items.flatMap((item, i) => (i !== index ? [item] : next === undefined ? [] : [next]));
  }
  if (!isObject(value)) return value;
  if (rest.length > 0 || edit.kind === 'set') {
    const next = applyEdit(value[key], rest, edit);
    return next === undefined ? value : { ...value, [key]: next };
  }
  // Keys keep their order, so a renamed key takes the place of the old one.
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      if (name !== key) return [[name, item]];
      return edit.kind === 'rename' ? [[edit.key, item]] : [];
    }),
  );
}
