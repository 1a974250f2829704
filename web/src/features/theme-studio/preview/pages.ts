import type { VisualName } from '@flexa/theme-engine/model';
import {
  column,
  DESKTOP,
  GAP,
  LEFT,
  phone,
  ROW,
  THIRD,
  WIDE,
  type PageLayout,
} from './page-layout';
import type { Device, SamplePage } from '../store/page-names';
import * as sample from './sample';
import { at, shows, tile } from './tiles';
import { barChart } from './visuals/bars';
import { columns } from './visuals/columns';
import { navigator } from './visuals/buttons';
import { buttonSlicer, dropdown, listSlicer } from './visuals/slicers';
import { card, multiRowCard, newCard } from './visuals/cards';
import { gauge, kpi } from './visuals/kpi-and-gauge';
import { areas, lines } from './visuals/lines';
import { funnel, map, ribbon, scatter } from './visuals/more-charts';
import {
  buttons,
  foldedSlicer,
  listedSlicer,
  picture,
  rangeSlicer,
  shapes,
  textBox,
} from './visuals/more-controls';
import { donut, pie, treemap } from './visuals/shares';
import { matrix } from './visuals/matrix';
import { table } from './visuals/table';
import { titleBox } from './visuals/text-box';
import { waterfall } from './visuals/waterfall';

const TITLE = tile('textbox', 'Retail performance', (p, size) =>
  titleBox(
    p,
    size,
    'Retail performance',
    size.w < 250
      ? 'Fiscal year 2025 · all channels'
      : 'FY 2025, Oct–Sep · refreshed 14 Oct 2025, 06:00',
  ),
);
const PAGES = tile('pageNavigator', 'Pages', (p, size) =>
  navigator(p, size, ['Overview', 'Detail']),
);
const YEAR = tile('advancedSlicerVisual', 'Year', (p, size) =>
  buttonSlicer(p, size, 'Year', ['2023', '2024', '2025']),
);
const CHANNEL = tile('slicer', 'Channel', (p, size) =>
  dropdown(p, size, 'Channel', 'All channels'),
);
const CARD = tile(
  'cardVisual',
  'Orders, margin, average order, returns',
  shows(newCard, sample.HEADLINE_CARD),
);
const KPI = tile('kpi', 'Net sales vs goal', shows(kpi, sample.SALES_KPI));
const COLUMNS = tile(
  'clusteredColumnChart',
  'Revenue by month',
  shows(columns, sample.REVENUE_COLUMNS),
);
const LINES = tile('lineChart', 'Orders by channel', shows(lines, sample.ORDER_LINES));
const DONUT = tile('donutChart', 'Revenue by category', shows(donut, sample.CATEGORY_RING));
const COMBO = tile(
  'lineClusteredColumnComboChart',
  'Units and margin',
  shows(columns, sample.UNITS_AND_MARGIN),
);
const AREAS = tile(
  'stackedAreaChart',
  'Sessions by device',
  shows(areas, sample.SESSION_AREAS, true),
);
const WATERFALL = tile('waterfallChart', 'Revenue bridge', shows(waterfall, sample.REVENUE_BRIDGE));
const BARS = tile('clusteredBarChart', 'Top products', shows(barChart, sample.PRODUCT_BARS));
const TREEMAP = tile('treemap', 'Stock value by depot', treemap);
const GAUGE = tile('gauge', 'On-time delivery', shows(gauge, sample.DELIVERY_GAUGE));
const LIST = tile('listSlicer', 'Region', listSlicer);
const MATRIX = tile(
  'pivotTable',
  'Revenue by region and quarter',
  shows(matrix, sample.REGION_MATRIX),
);
const TABLE = tile('tableEx', 'Product detail', shows(table, sample.PRODUCT_TABLE));

const OVERVIEW: PageLayout<VisualName> = {
  ...DESKTOP,
  page: 'overview',
  visuals: [
    at(TITLE, LEFT, 13, 330, 41),
    at(PAGES, 375, 28, 137, 26),
    at(YEAR, 527, 12, 130, 42),
    at(CHANNEL, 670, 12, 120, 42),
    at(CARD, LEFT, 65, 581, 66),
    at(KPI, 607, 65, 183, 66),
    ...[COLUMNS, LINES, DONUT].map((one, i) => at(one, column(i), 142, THIRD, ROW)),
    ...[COMBO, AREAS, WATERFALL].map((one, i) => at(one, column(i), 324, THIRD, ROW)),
    at(BARS, column(0), 506, THIRD, ROW),
    at(TREEMAP, column(1), 506, THIRD, ROW),
    at(GAUGE, column(2), 506, 138, ROW),
    at(LIST, column(2) + 149, 506, 102, ROW),
    at(MATRIX, LEFT, 688, 433, 203),
    at(TABLE, LEFT + 433 + GAP, 688, WIDE - 433 - GAP, 203),
  ],
};

const OVERVIEW_PHONE = phone(
  'overview',
  [at(TITLE, 12, 12, 215, 36), at(PAGES, 246, 15, 132, 25)],
  [
    [62, CARD],
    [150, COLUMNS, DONUT],
    [150, LINES, TREEMAP],
    [190, MATRIX],
    [60, KPI, YEAR],
    [140, COMBO, AREAS],
    [140, WATERFALL, BARS],
    [140, GAUGE, LIST],
    [165, TABLE],
    [46, CHANNEL],
  ],
);

const DETAIL_TILES = {
  title: tile('textbox', 'Where it comes from', (p, size) =>
    titleBox(p, size, 'Where it comes from', 'Regions, channels and products, FY 2025'),
  ),
  pages: tile('pageNavigator', 'Pages', (p, size) => navigator(p, size, ['Detail', 'Overview'])),
  card: tile('card', 'Revenue', card),
  scatter: tile('scatterChart', 'Price and margin', scatter),
  funnel: tile('funnel', 'From visit to order', shows(funnel, sample.ORDER_FUNNEL)),
  ribbon: tile('ribbonChart', 'Rank of regions', shows(ribbon, sample.REGION_RIBBONS)),
  pie: tile('pieChart', 'Revenue by channel', shows(pie, sample.CHANNEL_PIE)),
  bars: tile('barChart', 'Regions by channel', shows(barChart, sample.CHANNEL_BARS, 'stacked')),
  shares: tile(
    'hundredPercentStackedBarChart',
    'Channels, share',
    shows(barChart, sample.CHANNEL_SHARES, 'shares'),
  ),
  columns: tile(
    'columnChart',
    'Revenue by quarter',
    shows(columns, sample.QUARTER_COLUMNS, 'stacked'),
  ),
  columnShares: tile(
    'hundredPercentStackedColumnChart',
    'Share of regions',
    shows(columns, sample.QUARTER_SHARES, 'shares'),
  ),
  area: tile('areaChart', 'Revenue, two years', shows(areas, sample.REVENUE_AREA)),
  rows: tile('multiRowCard', 'Regions', multiRowCard),
  map: tile('map', 'Where we sell', map),
};
const D = DETAIL_TILES;

const DETAIL: PageLayout<VisualName> = {
  ...DESKTOP,
  page: 'detail',
  visuals: [
    at(D.title, LEFT, 13, 400, 41),
    at(D.card, 520, 12, 122, 44),
    at(D.pages, 653, 28, 137, 26),
    ...[D.scatter, D.funnel, D.ribbon].map((one, i) => at(one, column(i), 65, THIRD, 200)),
    ...[D.pie, D.bars, D.area].map((one, i) => at(one, column(i), 276, THIRD, 191)),
    ...[D.columns, D.columnShares, D.shares].map((one, i) => at(one, column(i), 478, THIRD, 191)),
    at(D.rows, LEFT, 680, THIRD, 211),
    at(D.map, column(1), 680, THIRD, 211),
    at(TABLE, column(2), 680, THIRD, 211),
  ],
};

const DETAIL_PHONE = phone(
  'detail',
  [at(D.title, 12, 12, 215, 36), at(D.pages, 246, 15, 132, 25)],
  [
    [150, D.scatter, D.funnel],
    [150, D.ribbon, D.pie],
    [150, D.bars, D.area],
    [150, D.columns, D.columnShares],
    [150, D.shares, D.map],
    [190, D.rows],
    [165, TABLE],
    [60, D.card],
  ],
);

const C = {
  title: tile('textbox', 'Controls', (p, size) =>
    titleBox(p, size, 'Controls', 'Everything a reader can press or choose'),
  ),
  pages: tile('pageNavigator', 'Pages', (p, size) =>
    navigator(p, size, ['Controls', 'Overview', 'Detail']),
  ),
  bookmarks: tile('bookmarkNavigator', 'Bookmarks', (p, size) =>
    navigator(p, size, ['This year', 'Last year', 'Plan']),
  ),
  buttons: tile('actionButton', 'Export, details, apply, reset', buttons),
  years: tile('advancedSlicerVisual', 'Quarter', (p, size) =>
    buttonSlicer(p, size, 'Quarter', ['Q1', 'Q2', 'Q3', 'Q4']),
  ),
  listed: tile('slicer', 'Store type', listedSlicer),
  range: tile('slicer', 'Order value', rangeSlicer),
  folded: tile('slicer', 'Currency', foldedSlicer),
  text: tile('textbox', 'What happened', textBox),
  shapes: tile('shape', 'Rectangle, pill, arrow', shapes),
  image: tile('image', 'Mountain', picture),
};

const CONTROLS: PageLayout<VisualName> = {
  ...DESKTOP,
  page: 'controls',
  visuals: [
    at(C.title, LEFT, 13, 360, 41),
    at(C.pages, 527, 28, 263, 26),
    at(C.buttons, LEFT, 76, 382, 34),
    at(C.bookmarks, 408, 76, 382, 34),
    at(C.years, LEFT, 132, 382, 50),
    at(CHANNEL, 408, 132, 186, 50),
    at(YEAR, 604, 132, 186, 50),
    at(C.listed, column(0), 204, THIRD, 170),
    at(C.range, column(1), 204, THIRD, 170),
    at(LIST, column(2), 204, THIRD, 170),
    at(C.folded, column(0), 385, THIRD, 84),
    at(C.shapes, column(1), 395, THIRD, 64),
    at(C.image, column(2), 385, THIRD, 150),
    at(C.text, column(0), 480, THIRD * 2 + GAP, 118),
    at(KPI, column(2), 546, THIRD, 90),
    at(COLUMNS, column(0), 609, THIRD * 2 + GAP, 282),
    at(GAUGE, column(2), 647, THIRD, 244),
  ],
};

const CONTROLS_PHONE = phone(
  'controls',
  [at(C.title, 12, 12, 366, 36)],
  [
    [32, C.pages],
    [34, C.buttons],
    [34, C.bookmarks],
    [48, C.years],
    [48, CHANNEL, YEAR],
    [160, C.listed, LIST],
    [120, C.range, C.image],
    [80, C.folded],
    [60, C.shapes],
    [112, C.text],
    [190, COLUMNS],
  ],
);

const LAYOUTS: Record<SamplePage, Record<Device, PageLayout<VisualName>>> = {
  overview: { desktop: OVERVIEW, phone: OVERVIEW_PHONE },
  detail: { desktop: DETAIL, phone: DETAIL_PHONE },
  controls: { desktop: CONTROLS, phone: CONTROLS_PHONE },
};

export function layoutOf(page: SamplePage, device: Device): PageLayout<VisualName> {
  return LAYOUTS[page][device];
}
