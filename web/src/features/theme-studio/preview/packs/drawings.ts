import * as bridge from '@flexa/visuals/bridge';
import * as bullets from '@flexa/visuals/bullet-list';
import * as forecast from '@flexa/visuals/forecast';
import * as figures from '@flexa/visuals/key-figure';
import * as table from '@flexa/visuals/table';
import * as variance from '@flexa/visuals/variance-columns';
import { createFlexaDrawing } from './flexa-drawing';

/** Our visuals, each with the renderer and the settings that it has in Power BI. */

export const VARIANCE_COLUMNS = createFlexaDrawing(
  variance.VARIANCE_MANIFEST,
  (data: variance.VarianceData, { stored, ...drawing }) =>
    variance.drawVarianceColumns({
      data,
      say: variance.sayInEnglish,
      ...drawing,
      settings: variance.readVarianceSettings(stored),
    }),
);
export const BULLET_LIST = createFlexaDrawing(
  bullets.BULLET_MANIFEST,
  (data: bullets.BulletData, { stored, ...drawing }) =>
    bullets.drawBulletList({
      data,
      say: bullets.sayInEnglish,
      ...drawing,
      settings: bullets.readBulletSettings(stored),
    }),
);
export const BRIDGE = createFlexaDrawing(
  bridge.BRIDGE_MANIFEST,
  (data: bridge.BridgeData, { stored, ...drawing }) =>
    bridge.drawBridge({
      data,
      say: bridge.sayInEnglish,
      ...drawing,
      settings: bridge.readBridgeSettings(stored),
    }),
);
export const KEY_FIGURES = createFlexaDrawing(
  figures.KEY_FIGURE_MANIFEST,
  (data: figures.KeyFigureData, { stored, ...drawing }) =>
    figures.drawKeyFigures({
      data,
      say: figures.sayInEnglish,
      ...drawing,
      settings: figures.readKeyFigureSettings(stored),
    }),
);
export const TABLE = createFlexaDrawing(
  table.TABLE_MANIFEST,
  (data: table.TableData, { stored, ...drawing }) =>
    table.drawTable({
      data,
      say: table.sayInEnglish,
      view: table.FIRST_VIEW,
      ...drawing,
      settings: table.readTableSettings(stored),
    }),
);
export const FORECAST = createFlexaDrawing(
  forecast.FORECAST_MANIFEST,
  (data: forecast.ForecastData, { stored, ...drawing }) =>
    forecast.drawForecast({
      data,
      say: forecast.sayInEnglish,
      ...drawing,
      settings: forecast.readForecastSettings(stored),
    }),
);
