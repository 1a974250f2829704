import type { FlexaVisualName } from '@flexa/license/flexa';
import { drawBridge, readBridgeSettings, sayInEnglish as sayBridge } from '@flexa/visuals/bridge';
import {
  drawBulletList,
  readBulletSettings,
  sayInEnglish as sayBullets,
} from '@flexa/visuals/bullet-list';
import {
  drawForecast,
  readForecastSettings,
  sayInEnglish as sayForecast,
} from '@flexa/visuals/forecast';
import {
  drawKeyFigures,
  readKeyFigureSettings,
  sayInEnglish as sayFigures,
} from '@flexa/visuals/key-figure';
import { SceneView, ShapeView } from '@flexa/visuals/react';
import {
  BRIDGE_SAMPLES,
  BULLET_SAMPLES,
  FORECAST_SAMPLES,
  KEY_FIGURE_SAMPLES,
  TABLE_SAMPLES,
  VARIANCE_SAMPLES,
} from '@flexa/visuals/samples';
import type { StoredSettings } from '@flexa/visuals/settings';
import {
  drawTable,
  FIRST_VIEW,
  readTableSettings,
  sayInEnglish as sayTable,
} from '@flexa/visuals/table';
import {
  drawVarianceColumns,
  readVarianceSettings,
  sayInEnglish as sayVariance,
} from '@flexa/visuals/variance-columns';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { OptionExample } from './option-examples';

const PALETTE = {
  data: '#4338ca',
  foreground: '#1b1b1f',
  secondary: '#63636e',
  outline: '#c9c9d1',
  background: '#ffffff',
  positive: '#17803d',
  negative: '#c62828',
  isHighContrast: false,
};

export const OPTION_SIZE = { width: 340, height: 240 };

type Needs = OptionExample['needs'];

const NOTES: Readonly<Record<number, string>> = {
  1: 'Two customers left in spring',
  3: 'New shop since May',
};

/** Adds comments to some points, or puts half of the points into each of two panels. */
function prepare<Point extends { label: string }>(points: readonly Point[], needs: Needs) {
  if (needs === 'comments') {
    return points.map((point, i) => ({ ...point, ...(NOTES[i] && { comment: NOTES[i] }) }));
  }
  if (needs !== 'panels') return points;
  const four = points.slice(0, 4);
  return ['Shops', 'Online'].flatMap((panel) => four.map((point) => ({ ...point, panel })));
}

function takeSample<Sample extends { value: string }>(samples: readonly Sample[], value: string) {
  const found = samples.find((sample) => sample.value === value);
  if (!found) throw new Error(`There is no sample ${value}`);
  return found;
}

/** Draws a visual with settings as the markup of a page. */
export function drawOption(name: FlexaVisualName, stored: StoredSettings, needs: Needs): string {
  const input = { size: OPTION_SIZE, palette: PALETTE, locale: 'en-US', selected: null };
  if (name === 'table') return drawTableOption(stored, needs);
  const scene = {
    'variance-columns': () => {
      const { data } = VARIANCE_SAMPLES[0];
      const half = data.points.slice(0, 6);
      const points = half.map((point, i) =>
        needs === 'forecast' && i > 3 ? { ...point, actual: null, forecast: point.plan } : point,
      );
      const names = { ...data.names, ...(needs === 'forecast' && { forecast: 'Forecast' }) };
      return drawVarianceColumns({
        ...input,
        say: sayVariance,
        settings: readVarianceSettings(stored),
        data: { ...data, names, points: prepare(points, needs) },
      });
    },
    'bullet-list': () => {
      const { data } = takeSample(BULLET_SAMPLES, 'teams');
      return drawBulletList({
        ...input,
        say: sayBullets,
        settings: readBulletSettings(stored),
        data: { ...data, points: prepare(data.points, needs) },
      });
    },
    bridge: () => {
      const { data } = takeSample(BRIDGE_SAMPLES, needs === 'many' ? 'products' : 'regions');
      const grown = data.points.map((point, i) =>
        i > 0 || needs !== 'large totals'
          ? point
          : { ...point, from: (point.from ?? 0) + 9e8, value: (point.value ?? 0) + 9e8 },
      );
      return drawBridge({
        ...input,
        say: sayBridge,
        settings: readBridgeSettings(stored),
        data: { ...data, points: prepare(grown, needs) },
      });
    },
    'key-figure': () =>
      drawKeyFigures({
        ...input,
        say: sayFigures,
        settings: readKeyFigureSettings(stored),
        data: takeSample(KEY_FIGURE_SAMPLES, needs === 'one' ? 'one' : 'four').data,
      }),
    forecast: () =>
      drawForecast({
        ...input,
        say: sayForecast,
        settings: readForecastSettings(stored),
        data: FORECAST_SAMPLES[0].data,
      }),
  }[name]();
  return renderToStaticMarkup(createElement(SceneView, { scene }));
}

function drawTableOption(stored: StoredSettings, needs: Needs): string {
  const isStatement = needs === 'statement' || needs === 'comments';
  const sample = takeSample(TABLE_SAMPLES, isStatement ? 'statement' : 'regions');
  const data = sample.data();
  // As many columns as fit.
  const columns = isStatement ? data.columns.slice(0, 2) : data.columns;
  const scene = drawTable({
    size: OPTION_SIZE,
    palette: PALETTE,
    locale: 'en-US',
    selected: null,
    say: sayTable,
    view: FIRST_VIEW,
    settings: readTableSettings(stored),
    data: { ...data, columns, rows: prepare(data.rows, needs) },
  });
  const onFold = () => undefined;
  const shapes = scene.shapes.map((shape) =>
    createElement(ShapeView, { key: shape.key, shape, onFold }),
  );
  return renderToStaticMarkup(createElement('div', null, shapes));
}
