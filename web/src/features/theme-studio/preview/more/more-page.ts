import type { MoreVisual } from '@flexa/theme-engine/model';
import { MONTHS, SESSIONS, QUARTERS, sum } from '../data';
import { column, DESKTOP, GAP, LEFT, phone, THIRD, type PageLayout } from '../page-layout';
import type { Device } from '../../store/page-names';
import { SESSION_AREAS, UNITS_AND_MARGIN } from '../sample';
import { placeholder } from '../placeholder';
import { at, shows, tile, type Tile } from '../tiles';
import { columns } from '../visuals/columns';
import { areas } from '../visuals/lines';
import { titleBox } from '../visuals/text-box';
import { azureMap, filledMap } from './maps';
import { textSlicer } from './text-slicer';

const totals = MONTHS.map((_, i) => sum(SESSIONS.map(({ values }) => values[i] ?? 0)));
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
const standIn = (visual: MoreVisual, title: string): Tile<MoreVisual> =>
  tile(visual, title, (p, size) => placeholder(p, size, title));

const T = {
  title: tile('textbox', 'More visuals', (p, size) =>
    titleBox(p, size, 'More visuals', 'Maps, analysis and visuals with a picture'),
  ),
  filled: tile('filledMap', 'Sales by region', filledMap),
  shape: standIn('shapeMap', 'Regions by sales'),
  azure: tile('azureMap', 'Sales by place', azureMap),
  arcGis: standIn('esriVisual', 'Stores'),
  tree: standIn('decompositionTreeVisual', 'What revenue is made of'),
  influencers: standIn('keyDriversVisual', 'What makes returns likelier'),
  questions: standIn('qnaVisual', 'Revenue by region'),
  narrative: standIn('aiNarratives', 'Summary'),
  scorecard: standIn('scorecard', 'Goals of the year'),
  paginated: standIn('rdlVisual', 'Invoices'),
  r: standIn('scriptVisual', 'Basket size'),
  python: standIn('pythonVisual', 'Delivery days'),
  input: tile('textSlicer', 'Product', textSlicer),
  shares: tile('hundredPercentStackedAreaChart', 'Devices, share', shows(areas, SHARES, true)),
  combo: tile('lineStackedColumnComboChart', 'Margin and units', shows(columns, STACKED)),
};

const ROWS = [
  [T.filled, T.shape, T.azure],
  [T.arcGis, T.shares, T.combo],
  [T.influencers, T.questions, T.scorecard],
  [T.paginated, T.r, T.python],
];
const HEIGHT = 160;
const yOf = (row: number) => 65 + row * (HEIGHT + GAP);

/** The page with the visuals that fewer reports have. */
export const MORE_LAYOUTS: Record<Device, PageLayout> = {
  desktop: {
    ...DESKTOP,
    page: 'more',
    visuals: [
      at(T.title, LEFT, 13, 400, 41),
      ...ROWS.flatMap((row, i) => row.map((one, j) => at(one, column(j), yOf(i), THIRD, HEIGHT))),
      at(T.tree, LEFT, yOf(4), 400, 906 - yOf(4) - 15),
      at(T.narrative, LEFT + 411, yOf(4), 210, 906 - yOf(4) - 15),
      at(T.input, LEFT + 632, yOf(4), 143, 80),
    ],
  },
  phone: phone(
    'more',
    [at(T.title, 12, 12, 366, 36)],
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
