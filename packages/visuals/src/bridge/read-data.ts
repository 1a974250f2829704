import type powerbi from 'powerbi-visuals-api';
import type { Words } from '../host/category-label';
import { createColorReader } from '../host/read-colors';
import {
  readCategory,
  findColumns,
  createCommentReader,
  readExtras,
  findColumnFormat,
  isCut,
  createHighlightReader,
  readPanels,
} from '../host/read-columns';
import { readRowKind, readStoredRowKind } from '../statement';
import { MAX_STEPS, type BridgeData, type BridgePoint } from './data';
import { BRIDGE_SETTINGS } from './settings';

/** Reads the steps that Power BI sends. */
export function readBridge(view: powerbi.DataView, words: Words): BridgeData {
  const [value] = findColumns(view, 'value');
  const [from] = findColumns(view, 'from');
  const [subtotal] = findColumns(view, 'subtotal');
  const panels = readPanels(view, words);
  const category = readCategory(view, value?.source.displayName ?? '', words);
  const kept = view.categorical?.categories?.[0]?.objects;
  const colorsAt = createColorReader(view, BRIDGE_SETTINGS);
  const commentAt = createCommentReader(view);
  const [valueAt, fromAt] = [createHighlightReader(value), createHighlightReader(from)];
  return {
    names: {
      category: category.name,
      ...(panels && { panels: panels.name }),
      value: value?.source.displayName ?? '',
      from: from?.source.displayName ?? null,
    },
    points: category.labels.map((label, row): BridgePoint => {
      const kind = readStoredRowKind(kept?.[row]) ?? readRowKind(subtotal?.values[row]);
      return {
        label,
        ...(category.paths && { path: category.paths[row] ?? [] }),
        ...(panels && { panel: panels.labels[row] ?? '' }),
        value: valueAt(row),
        ...(from && { from: fromAt(row) }),
        ...(kind !== 'value' && { kind }),
        ...colorsAt(row),
        ...commentAt(row),
      };
    }),
    extras: readExtras(view, words),
    format: findColumnFormat(value),
    isCut: isCut(view, MAX_STEPS),
  };
}
