import type powerbi from 'powerbi-visuals-api';
import type { Words } from '../host/category-label';
import { createColorReader } from '../host/read-colors';
import {
  readCategory,
  findColumns,
  readExtras,
  findColumnFormat,
  isCut,
  createHighlightReader,
} from '../host/read-columns';
import { MAX_MOMENTS, type ForecastData, type ForecastPoint } from './data';
import { FORECAST_SETTINGS } from './settings';

/** Converts Power BI's data into the renderer's. */
export function readForecast(view: powerbi.DataView, words: Words): ForecastData {
  const [value] = findColumns(view, 'value');
  const axis = readCategory(view, value?.source.displayName ?? '', words);
  const column = view.categorical?.categories?.[0];
  const colorsAt = createColorReader(view, FORECAST_SETTINGS);
  const valueAt = createHighlightReader(value);
  return {
    names: { axis: axis.name, value: value?.source.displayName ?? '' },
    points: axis.labels.map((label, row): ForecastPoint => {
      const moment = column?.values[row];
      const date = moment instanceof Date ? moment : null;
      return { label, date, value: valueAt(row), ...colorsAt(row) };
    }),
    extras: readExtras(view, words),
    format: findColumnFormat(value),
    dateFormat: column?.source.format ?? null,
    today: new Date(),
    isCut: isCut(view, MAX_MOMENTS),
  };
}
