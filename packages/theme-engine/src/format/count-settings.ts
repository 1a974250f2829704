import { isObject, type Json } from '../model/json';

/** Counts the single settings of a style. */
export function countSettings(style: Json): number {
  if (!isObject(style)) return 0;
  return Object.values(style).reduce<number>((sum, items) => sum + countCardSettings(items), 0);
}

/** Counts the single settings of a card. */
export function countCardSettings(items: Json): number {
  if (!Array.isArray(items)) return 0;
  return (items as readonly Json[]).reduce<number>(
    (sum, item) =>
      sum + (isObject(item) ? Object.keys(item).filter((name) => name !== '$id').length : 0),
    0,
  );
}
