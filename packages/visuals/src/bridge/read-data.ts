import type powerbi from 'powerbi-visuals-api';
import type { Words } from '../host/category-label';
import { categoryOf, columnsOf, extrasOf, formatOf, isCut, leftIn } from '../host/read-columns';
import { MOST_STEPS, type BridgeData, type BridgePoint } from './data';

/** Tells whether a value marks a subtotal: 1, true and other texts do, `0`, `False` and blanks don't. */
function isMark(value: powerbi.PrimitiveValue | null | undefined): boolean {
  if (typeof value !== 'string') return Boolean(value);
  const text = value.trim().toLowerCase();
  return text !== 'false' && Number(text) !== 0;
}

/** Reads the steps that Power BI sends. */
export function readBridge(view: powerbi.DataView, words: Words): BridgeData {
  const [value] = columnsOf(view, 'value');
  const [from] = columnsOf(view, 'from');
  const [subtotal] = columnsOf(view, 'subtotal');
  const category = categoryOf(view, value?.source.displayName ?? '', words);
  const [valueAt, fromAt] = [leftIn(value), leftIn(from)];
  return {
    names: {
      category: category.name,
      value: value?.source.displayName ?? '',
      from: from?.source.displayName ?? null,
    },
    points: category.labels.map((label, row): BridgePoint => ({
      label,
      value: valueAt(row),
      ...(from && { from: fromAt(row) }),
      isSubtotal: isMark(subtotal?.values[row]),
    })),
    extras: extrasOf(view, words),
    format: formatOf(value),
    isCut: isCut(view, MOST_STEPS),
  };
}
