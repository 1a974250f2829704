import type powerbi from 'powerbi-visuals-api';
import type { Words } from '../host/category-label';
import {
  categoryOf,
  columnsOf,
  extrasOf,
  formatOf,
  isCut,
  leftIn,
  panelsOf,
} from '../host/read-columns';
import { readRowKind, storedRowKind } from '../statement';
import { MOST_STEPS, type BridgeData, type BridgePoint } from './data';

/** Reads the steps that Power BI sends. */
export function readBridge(view: powerbi.DataView, words: Words): BridgeData {
  const [value] = columnsOf(view, 'value');
  const [from] = columnsOf(view, 'from');
  const [subtotal] = columnsOf(view, 'subtotal');
  const panels = panelsOf(view, words);
  const category = categoryOf(view, value?.source.displayName ?? '', words);
  const kept = view.categorical?.categories?.[0]?.objects;
  const [valueAt, fromAt] = [leftIn(value), leftIn(from)];
  return {
    names: {
      category: category.name,
      ...(panels && { panels: panels.name }),
      value: value?.source.displayName ?? '',
      from: from?.source.displayName ?? null,
    },
    points: category.labels.map((label, row): BridgePoint => {
      const kind = storedRowKind(kept?.[row]) ?? readRowKind(subtotal?.values[row]);
      return {
        label,
        ...(panels && { panel: panels.labels[row] ?? '' }),
        value: valueAt(row),
        ...(from && { from: fromAt(row) }),
        ...(kind !== 'value' && { kind }),
      };
    }),
    extras: extrasOf(view, words),
    format: formatOf(value),
    isCut: isCut(view, MOST_STEPS),
  };
}
