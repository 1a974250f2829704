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
import { MOST_CATEGORIES, type VarianceData, type VariancePoint } from './data';

/** Converts Power BI's data into the renderer's. */
export function readVarianceData(view: powerbi.DataView, words: Words): VarianceData {
  const [actual] = columnsOf(view, 'actual');
  const [plan] = columnsOf(view, 'plan');
  const [previous] = columnsOf(view, 'previous');
  const [forecast] = columnsOf(view, 'forecast');
  const panels = panelsOf(view, words);
  const category = categoryOf(view, actual?.source.displayName ?? '', words);
  const [actualAt, planAt] = [numbersIn(actual?.values), numbersIn(plan?.values)];
  const previousAt = numbersIn(previous?.values);
  const forecastAt = numbersIn(forecast?.values);
  const highlightForecastAt = numbersIn(forecast?.highlights);
  const highlightAt = numbersIn(actual?.highlights);
  const highlightPlanAt = numbersIn(plan?.highlights);
  const highlightPreviousAt = numbersIn(previous?.highlights);
  const formatAt = ownFormatsIn(actual);
  const points = category.labels.map((label, row): VariancePoint => ({
    label,
    ...(panels && { panel: panels.labels[row] ?? '' }),
    actual: actualAt(row),
    plan: planAt(row),
    previous: previousAt(row),
    ...(forecast && { forecast: forecastAt(row) }),
    ...(actual?.highlights && {
      highlight: highlightAt(row),
      highlightPlan: highlightPlanAt(row),
      highlightPrevious: highlightPreviousAt(row),
      ...(forecast && { highlightForecast: highlightForecastAt(row) }),
    }),
    ...formatAt(row),
  }));
  return {
    names: {
      category: category.name,
      ...(panels && { panels: panels.name }),
      actual: actual?.source.displayName ?? '',
      plan: plan?.source.displayName ?? null,
      previous: previous?.source.displayName ?? null,
      forecast: forecast?.source.displayName ?? null,
    },
    points,
    extras: extrasOf(view, words),
    format: actual?.source.format ?? null,
    isCut: isCut(view, MOST_CATEGORIES),
  };
}
