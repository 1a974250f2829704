import * as bridge from '@flexa/visuals/bridge';
import * as bullets from '@flexa/visuals/bullet-list';
import * as forecast from '@flexa/visuals/forecast';
import * as figures from '@flexa/visuals/key-figure';
import * as table from '@flexa/visuals/table';
import * as variance from '@flexa/visuals/variance-columns';
import { DESKTOP, GAP, LEFT, phone, WIDE, type PageLayout } from '../page-layout';
import type { Device } from '../../store/page-names';
import { at } from '../tiles';
import { flexaTile } from './flexa-tile';
import { BULLETS, FIGURES, ORDERS, STEPS, TABLE, VARIANCE } from './samples';

const VARIANCE_COLUMNS = flexaTile(
  variance.VARIANCE_MANIFEST,
  'Revenue against plan',
  ({ stored, ...drawing }) =>
    variance.drawVarianceColumns({
      ...{ data: VARIANCE, say: variance.sayInEnglish, ...drawing },
      settings: variance.readVarianceSettings(stored),
    }),
);
const BULLET_LIST = flexaTile(
  bullets.BULLET_MANIFEST,
  'Revenue by region',
  ({ stored, ...drawing }) =>
    bullets.drawBulletList({
      ...{ data: BULLETS, say: bullets.sayInEnglish, ...drawing },
      settings: bullets.readBulletSettings(stored),
    }),
);
const BRIDGE = flexaTile(bridge.BRIDGE_MANIFEST, 'Revenue bridge', ({ stored, ...drawing }) =>
  bridge.drawBridge({
    ...{ data: STEPS, say: bridge.sayInEnglish, ...drawing },
    settings: bridge.readBridgeSettings(stored),
  }),
);
const KEY_FIGURES = flexaTile(
  figures.KEY_FIGURE_MANIFEST,
  'The year so far',
  ({ stored, ...drawing }) =>
    figures.drawKeyFigures({
      ...{ data: FIGURES, say: figures.sayInEnglish, ...drawing },
      settings: figures.readKeyFigureSettings(stored),
    }),
);
const REGIONS = flexaTile(table.TABLE_MANIFEST, 'Regions', ({ stored, ...drawing }) =>
  table.drawTable({
    ...{ data: TABLE, say: table.sayInEnglish, view: table.FIRST_VIEW, ...drawing },
    settings: table.readTableSettings(stored),
  }),
);
const FORECAST = flexaTile(
  forecast.FORECAST_MANIFEST,
  'Orders to expect',
  ({ stored, ...drawing }) =>
    forecast.drawForecast({
      ...{ data: ORDERS, say: forecast.sayInEnglish, ...drawing },
      settings: forecast.readForecastSettings(stored),
    }),
);

const HALF = (WIDE - GAP) / 2;
const RIGHT = LEFT + HALF + GAP;

/** The page with each of our visuals. */
export const PACKS_LAYOUTS: Record<Device, PageLayout> = {
  desktop: {
    ...DESKTOP,
    page: 'packs',
    visuals: [
      at(VARIANCE_COLUMNS, LEFT, 15, WIDE, 236),
      at(BULLET_LIST, LEFT, 262, HALF, 196),
      at(BRIDGE, RIGHT, 262, HALF, 196),
      at(KEY_FIGURES, LEFT, 469, WIDE, 136),
      at(REGIONS, LEFT, 616, HALF, 275),
      at(FORECAST, RIGHT, 616, HALF, 275),
    ],
  },
  phone: phone(
    'packs',
    [],
    [
      [200, VARIANCE_COLUMNS],
      [180, BULLET_LIST],
      [200, BRIDGE],
      [220, KEY_FIGURES],
      [200, REGIONS],
      [208, FORECAST],
    ],
  ),
};
