import type powerbi from 'powerbi-visuals-api';
import { FlexaVisual, type VisualDefinition } from '../host/flexa-visual';
import { createRowId } from '../host/read-columns';
import { analyseData } from './analyse';
import { MAX_MOMENTS, type ForecastData } from './data';
import { drawForecast } from './draw';
import { findLabel, createNumberWriter, buildTooltip } from './numbers';
import { readForecast } from './read-data';
import { FORECAST_SETTINGS } from './settings';
import '../host/visual.css';

const DEFINITION: VisualDefinition<ForecastData, typeof FORECAST_SETTINGS> = {
  name: 'forecast',
  settings: FORECAST_SETTINGS,
  maxRows: MAX_MOMENTS,
  readData: readForecast,
  selectionIds: (view, input, host) => {
    const { series, ahead } = analyseData(input);
    return {
      count: series.rows.length + ahead.length,
      of: (place) => {
        const row = series.rows[place] ?? null;
        return row === null ? [] : [createRowId(view, row, input.data.names.value, host)];
      },
    };
  },
  draw: drawForecast,
  tooltip: (input, place) => {
    const analysis = analyseData(input);
    return {
      header: findLabel(analysis, place),
      rows: buildTooltip(input, analysis, place, createNumberWriter(input)),
    };
  },
};

/** Forecast and outliers in Power BI. */
export class Visual extends FlexaVisual<ForecastData, typeof FORECAST_SETTINGS> {
  constructor(options: powerbi.extensibility.visual.VisualConstructorOptions) {
    super(options, DEFINITION);
  }
}
