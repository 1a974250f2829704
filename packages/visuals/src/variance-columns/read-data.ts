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
import { MAX_CATEGORIES, type VarianceData, type VariancePoint } from './data';
import { VARIANCE_SETTINGS } from './settings';

/** Converts Power BI's data into the renderer's. */
export function readVarianceData(view: powerbi.DataView, words: Words): VarianceData {
  const [actual] = findColumns(view, 'actual');
  const [plan] = findColumns(view, 'plan');
  const [previous] = findColumns(view, 'previous');
  const [forecast] = findColumns(view, 'forecast');
  const panels = readPanels(view, words);
  const category = readCategory(view, actual?.source.displayName ?? '', words);
  const [actualAt, planAt] = [createNumberReader(actual?.values), createNumberReader(plan?.values)];
  const previousAt = createNumberReader(previous?.values);
  const forecastAt = createNumberReader(forecast?.values);
  const highlightForecastAt = createNumberReader(forecast?.highlights);
  const highlightAt = createNumberReader(actual?.highlights);
  const highlightPlanAt = createNumberReader(plan?.highlights);
  const highlightPreviousAt = createNumberReader(previous?.highlights);
  const formatAt = createFormatReader(actual);
  const colorsAt = createColorReader(view, VARIANCE_SETTINGS);
  const commentAt = createCommentReader(view);
  const points = category.labels.map((label, row): VariancePoint => ({
    label,
    ...(category.paths && { path: category.paths[row] ?? [] }),
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
    ...colorsAt(row),
    ...commentAt(row),
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
    extras: readExtras(view, words),
    format: actual?.source.format ?? null,
    isCut: isCut(view, MAX_CATEGORIES),
  };
}
