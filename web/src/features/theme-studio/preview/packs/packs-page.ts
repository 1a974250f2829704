import {
  BRIDGE_SAMPLES,
  BULLET_SAMPLES,
  FORECAST_SAMPLES,
  KEY_FIGURE_SAMPLES,
  TABLE_SAMPLES,
  VARIANCE_SAMPLES,
} from '@flexa/visuals/samples';
import { DESKTOP, GAP, LEFT, phone, WIDE, type PageLayout } from '../page-layout';
import type { Device } from '../../store/page-names';
import { at, tile } from '../tiles';
import * as packs from './drawings';
import type { FlexaDrawing } from './flexa-drawing';

const shown = <Data>({ guid, draw }: FlexaDrawing<Data>, title: string, data: Data) =>
  tile(guid, title, (p, size) => draw(p, size, data, title));

const VARIANCE_COLUMNS = shown(
  packs.VARIANCE_COLUMNS,
  'Net sales against plan',
  VARIANCE_SAMPLES[0].data,
);
const BULLET_LIST = shown(packs.BULLET_LIST, 'Net sales by team', BULLET_SAMPLES[0].data);
const BRIDGE = shown(packs.BRIDGE, 'From plan to actual', BRIDGE_SAMPLES[0].data);
const KEY_FIGURES = shown(packs.KEY_FIGURES, 'The year so far', KEY_FIGURE_SAMPLES[0].data);
const REGIONS = shown(packs.TABLE, 'Regions', TABLE_SAMPLES[0].data());
const FORECAST = shown(packs.FORECAST, 'Demand to expect', FORECAST_SAMPLES[0].data);

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
