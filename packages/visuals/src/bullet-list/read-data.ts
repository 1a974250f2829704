import type powerbi from 'powerbi-visuals-api';
import type { Words } from '../host/category-label';
import {
  categoryOf,
  columnsOf,
  extrasOf,
  isCut,
  panelsOf,
  numbersIn,
  ownFormatsIn,
} from '../host/read-columns';
import { MOST_ROWS, type BulletData, type BulletPoint } from './data';

/** Converts Power BI's data into the renderer's. */
export function readBullets(view: powerbi.DataView, words: Words): BulletData {
  const [actual] = columnsOf(view, 'actual');
  const [target] = columnsOf(view, 'target');
  const ranges = columnsOf(view, 'ranges');
  const panels = panelsOf(view, words);
  const category = categoryOf(view, actual?.source.displayName ?? '', words);
  const [actualAt, targetAt] = [numbersIn(actual?.values), numbersIn(target?.values)];
  const rangesAt = ranges.map(({ values }) => numbersIn(values));
  const highlightAt = numbersIn(actual?.highlights);
  const highlightTargetAt = numbersIn(target?.highlights);
  const formatAt = ownFormatsIn(actual);
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
    })),
    extras: extrasOf(view, words),
    format: actual?.source.format ?? null,
    isCut: isCut(view, MOST_ROWS),
  };
}
