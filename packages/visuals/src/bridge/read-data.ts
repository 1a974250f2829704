import type powerbi from 'powerbi-visuals-api';
import type { Words } from '../host/category-label';
import { categoryOf, columnsOf, extrasOf, formatOf, isCut, leftIn } from '../host/read-columns';
import { MOST_STEPS, type BridgeData, type BridgePoint } from './data';

/** What Power BI sends, as the renderer takes it. */
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
      // A measure of yes and no marks as well as one of 1 and 0.
      isSubtotal: Boolean(subtotal?.values[row]),
    })),
    extras: extrasOf(view, words),
    format: formatOf(value),
    isCut: isCut(view, MOST_STEPS),
  };
}
