import type powerbi from 'powerbi-visuals-api';
import { FlexaVisual, type VisualDefinition } from '../host/flexa-visual';
import { rowId } from '../host/read-columns';
import { analysisOf } from './analyse';
import { MOST_MOMENTS, type ForecastData } from './data';
import { drawForecast } from './draw';
import { labelOf, numberWriter, tooltipOf } from './numbers';
import { readForecast } from './read-data';
import { FORECAST_SETTINGS } from './settings';
import '../host/visual.css';

const DEFINITION: VisualDefinition<ForecastData, typeof FORECAST_SETTINGS> = {
  name: 'forecast',
  settings: FORECAST_SETTINGS,
  mostRows: MOST_MOMENTS,
  readData: readForecast,
  selectionIds: (view, input, host) => {
    const { series, ahead } = analysisOf(input);
    return {
      count: series.rows.length + ahead.length,
      of: (place) => {
        const row = series.rows[place] ?? null;
        return row === null ? [] : [rowId(view, row, input.data.names.value, host)];
      },
    };
  },
  draw: drawForecast,
  tooltip: (input, place) => {
    const analysis = analysisOf(input);
    return {
      header: labelOf(analysis, place),
      rows: tooltipOf(input, analysis, place, numberWriter(input)),
    };
  },
};

/** Forecast and outliers in Power BI. */
export class Visual extends FlexaVisual<ForecastData, typeof FORECAST_SETTINGS> {
  constructor(options: powerbi.extensibility.visual.VisualConstructorOptions) {
    super(options, DEFINITION);
  }
}
