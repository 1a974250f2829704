import {
  BRIDGE_SAMPLES,
  BULLET_SAMPLES,
  FORECAST_SAMPLES,
  KEY_FIGURE_SAMPLES,
  TABLE_SAMPLES,
  VARIANCE_SAMPLES,
} from '@flexa/visuals/samples';
import { DESKTOP, GAP, LEFT, buildPhoneLayout, WIDE, type PageLayout } from '../page-layout';
import type { Device } from '../../store/page-names';
import { placeTile, createTile } from '../tiles';
import * as packs from './drawings';
import type { FlexaDrawing } from './flexa-drawing';

const createPackTile = <Data>({ guid, draw }: FlexaDrawing<Data>, title: string, data: Data) =>
  createTile(guid, title, (p, size) => draw(p, size, data, title));

const VARIANCE_COLUMNS = createPackTile(
  packs.VARIANCE_COLUMNS,
  'Net sales against plan',
  VARIANCE_SAMPLES[0].data,
);
const BULLET_LIST = createPackTile(packs.BULLET_LIST, 'Net sales by team', BULLET_SAMPLES[0].data);
const BRIDGE = createPackTile(packs.BRIDGE, 'From plan to actual', BRIDGE_SAMPLES[0].data);
const KEY_FIGURES = createPackTile(
  packs.KEY_FIGURES,
  'The year so far',
  KEY_FIGURE_SAMPLES[0].data,
);
const REGIONS = createPackTile(packs.TABLE, 'Regions', TABLE_SAMPLES[0].data());
const FORECAST = createPackTile(packs.FORECAST, 'Demand to expect', FORECAST_SAMPLES[0].data);

const HALF = (WIDE - GAP) / 2;
const RIGHT = LEFT + HALF + GAP;

/** The page with each of our visuals. */
export const PACKS_LAYOUTS: Record<Device, PageLayout> = {
  desktop: {
    ...DESKTOP,
    page: 'packs',
    visuals: [
      placeTile(VARIANCE_COLUMNS, LEFT, 15, WIDE, 236),
      placeTile(BULLET_LIST, LEFT, 262, HALF, 196),
      placeTile(BRIDGE, RIGHT, 262, HALF, 196),
      placeTile(KEY_FIGURES, LEFT, 469, WIDE, 136),
      placeTile(REGIONS, LEFT, 616, HALF, 275),
      placeTile(FORECAST, RIGHT, 616, HALF, 275),
    ],
  },
  phone: buildPhoneLayout(
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
