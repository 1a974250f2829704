import type powerbi from 'powerbi-visuals-api';
import type { Words } from '../host/category-label';
import { categoryOf, columnsOf, extrasOf, formatOf, isCut, numbersIn } from '../host/read-columns';
import { MOST_CATEGORIES, type VarianceData, type VariancePoint } from './data';

/** What Power BI sends, as the renderer takes it. */
export function readVarianceData(view: powerbi.DataView, words: Words): VarianceData {
  const [actual] = columnsOf(view, 'actual');
  const [plan] = columnsOf(view, 'plan');
  const [previous] = columnsOf(view, 'previous');
  const category = categoryOf(view, actual?.source.displayName ?? '', words);
  const [actualAt, planAt] = [numbersIn(actual?.values), numbersIn(plan?.values)];
  const previousAt = numbersIn(previous?.values);
  const highlightAt = actual?.highlights && numbersIn(actual.highlights);
  const points = category.labels.map((label, row): VariancePoint => ({
    label,
    actual: actualAt(row),
    plan: planAt(row),
    previous: previousAt(row),
    ...(highlightAt && { highlight: highlightAt(row) }),
  }));
  return {
    names: {
      category: category.name,
      actual: actual?.source.displayName ?? '',
      plan: plan?.source.displayName ?? null,
      previous: previous?.source.displayName ?? null,
    },
    points,
    extras: extrasOf(view, words),
    format: formatOf(actual),
    isCut: isCut(view, MOST_CATEGORIES),
  };
}
