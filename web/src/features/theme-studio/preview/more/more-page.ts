import type { MoreVisual } from '@flexa/theme-engine/model';
import { MONTHS, SESSIONS, QUARTERS, sumAmounts } from '../data';
import {
  computeColumnX,
  DESKTOP,
  GAP,
  LEFT,
  buildPhoneLayout,
  THIRD,
  type PageLayout,
} from '../page-layout';
import type { Device } from '../../store/page-names';
import { SESSION_AREAS, UNITS_AND_MARGIN } from '../sample';
import { drawPlaceholder } from '../placeholder';
import { placeTile, bindDrawing, createTile, type Tile } from '../tiles';
import { drawColumnChart } from '../visuals/columns';
import { drawAreaChart } from '../visuals/lines';
import { drawTitleBox } from '../visuals/text-box';
import { drawAzureMap, drawFilledMap } from './maps';
import { drawTextSlicer } from './text-slicer';

const totals = MONTHS.map((_, i) => sumAmounts(SESSIONS.map(({ values }) => values[i] ?? 0)));
const SHARES = {
  ...SESSION_AREAS,
  title: 'Devices, share',
  series: SESSION_AREAS.series.map(({ name, values }) => ({
    name,
    values: values.map((value, i) => ((value ?? 0) / (totals[i] ?? 1)) * 100),
  })),
  ticks: [0, 50, 100],
  tick: (tick: number) => `${tick}%`,
};
const STACKED = {
  ...UNITS_AND_MARGIN,
  title: 'Margin and units',
  categories: [...QUARTERS, ...QUARTERS],
};

/** A visual of which a theme decides the frame, and little else. */
const createPlaceholderTile = (visual: MoreVisual, title: string): Tile<MoreVisual> =>
  createTile(visual, title, (p, size) => drawPlaceholder(p, size, title));

const T = {
  title: createTile('textbox', 'More visuals', (p, size) =>
    drawTitleBox(p, size, 'More visuals', 'Maps, analysis and visuals with a picture'),
  ),
  filled: createTile('filledMap', 'Sales by region', drawFilledMap),
  shape: createPlaceholderTile('shapeMap', 'Regions by sales'),
  azure: createTile('azureMap', 'Sales by place', drawAzureMap),
  arcGis: createPlaceholderTile('esriVisual', 'Stores'),
  tree: createPlaceholderTile('decompositionTreeVisual', 'What revenue is made of'),
  influencers: createPlaceholderTile('keyDriversVisual', 'What makes returns likelier'),
  questions: createPlaceholderTile('qnaVisual', 'Revenue by region'),
  narrative: createPlaceholderTile('aiNarratives', 'Summary'),
  scorecard: createPlaceholderTile('scorecard', 'Goals of the year'),
  paginated: createPlaceholderTile('rdlVisual', 'Invoices'),
  r: createPlaceholderTile('scriptVisual', 'Basket size'),
  python: createPlaceholderTile('pythonVisual', 'Delivery days'),
  input: createTile('textSlicer', 'Product', drawTextSlicer),
  shares: createTile(
    'hundredPercentStackedAreaChart',
    'Devices, share',
    bindDrawing(drawAreaChart, SHARES, true),
  ),
  combo: createTile(
    'lineStackedColumnComboChart',
    'Margin and units',
    bindDrawing(drawColumnChart, STACKED),
  ),
};

const ROWS = [
  [T.filled, T.shape, T.azure],
  [T.arcGis, T.shares, T.combo],
  [T.influencers, T.questions, T.scorecard],
  [T.paginated, T.r, T.python],
];
const HEIGHT = 160;
const computeRowY = (row: number) => 65 + row * (HEIGHT + GAP);

/** The page with the visuals that fewer reports have. */
export const MORE_LAYOUTS: Record<Device, PageLayout> = {
  desktop: {
    ...DESKTOP,
    page: 'more',
    visuals: [
      placeTile(T.title, LEFT, 13, 400, 41),
      ...ROWS.flatMap((row, i) =>
        row.map((one, j) => placeTile(one, computeColumnX(j), computeRowY(i), THIRD, HEIGHT)),
      ),
      placeTile(T.tree, LEFT, computeRowY(4), 400, 906 - computeRowY(4) - 15),
      placeTile(T.narrative, LEFT + 411, computeRowY(4), 210, 906 - computeRowY(4) - 15),
      placeTile(T.input, LEFT + 632, computeRowY(4), 143, 80),
    ],
  },
  phone: buildPhoneLayout(
    'more',
    [placeTile(T.title, 12, 12, 366, 36)],
    [
      [150, T.filled, T.shape],
      [150, T.azure, T.arcGis],
      [180, T.tree],
      [160, T.influencers],
      [160, T.questions],
      [150, T.scorecard],
      [150, T.shares, T.combo],
      [140, T.paginated, T.r],
      [140, T.python, T.input],
      [100, T.narrative],
    ],
  ),
};
