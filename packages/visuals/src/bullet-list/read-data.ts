import type powerbi from 'powerbi-visuals-api';
import type { Words } from '../host/category-label';
import { createColorReader } from '../host/read-colors';
import {
  readCategory,
  findColumns,
  createCommentReader,
  readExtras,
  isCut,
  readPanels,
  createNumberReader,
  createFormatReader,
} from '../host/read-columns';
import { MAX_ROWS, type BulletData, type BulletPoint } from './data';
import { BULLET_SETTINGS } from './settings';

/** Converts Power BI's data into the renderer's. */
export function readBullets(view: powerbi.DataView, words: Words): BulletData {
  const [actual] = findColumns(view, 'actual');
  const [target] = findColumns(view, 'target');
  const ranges = findColumns(view, 'ranges');
  const panels = readPanels(view, words);
  const category = readCategory(view, actual?.source.displayName ?? '', words);
  const [actualAt, targetAt] = [
    createNumberReader(actual?.values),
    createNumberReader(target?.values),
  ];
  const rangesAt = ranges.map(({ values }) => createNumberReader(values));
  const highlightAt = createNumberReader(actual?.highlights);
  const highlightTargetAt = createNumberReader(target?.highlights);
  const formatAt = createFormatReader(actual);
  const colorsAt = createColorReader(view, BULLET_SETTINGS);
  const commentAt = createCommentReader(view);
  return {
    names: {
      category: category.name,
      ...(panels && { panels: panels.name }),
      actual: actual?.source.displayName ?? '',
      target: target?.source.displayName ?? null,
      ranges: ranges.map(({ source }) => source.displayName),
    },
    points: category.labels.map((label, row): BulletPoint => ({
      label,
      ...(panels && { panel: panels.labels[row] ?? '' }),
      actual: actualAt(row),
      target: targetAt(row),
      ranges: rangesAt.map((at) => at(row)),
      ...(actual?.highlights && {
        highlight: highlightAt(row),
        highlightTarget: highlightTargetAt(row),
      }),
      ...formatAt(row),
      ...colorsAt(row),
      ...commentAt(row),
    })),
    extras: readExtras(view, words),
    format: actual?.source.format ?? null,
    isCut: isCut(view, MAX_ROWS),
  };
}
