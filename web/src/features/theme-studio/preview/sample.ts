import {
  BRIDGE,
  CATEGORIES,
  FUNNEL,
  GOAL,
  HEADLINES,
  MARGIN,
  formatMoney,
  MONTHS,
  ON_TIME,
  ORDERS_BY_CHANNEL,
  OVER_GOAL,
  PRODUCTS,
  QUARTER_TOTALS,
  QUARTERS,
  REGION_BY_CHANNEL,
  REGIONS,
  REVENUE,
  REVENUE_BY_CHANNEL,
  REVENUE_BY_MONTH,
  SESSIONS,
  sumAmounts,
  UNITS,
} from './data';
import type {
  BarFigures,
  CardFigure,
  ChartFigures,
  ComboFigures,
  FunnelFigures,
  GaugeFigures,
  KpiFigures,
  LineFigures,
  MatrixFigures,
  RingFigures,
  TableFigures,
  WaterfallFigures,
} from '@flexa/theme-engine/report';

/** The sample's figures as the visuals of the studio's report show them. */

const sliceSecondHalf = (values: readonly number[]) => values.slice(6);
const labelEveryNth = (step: number) => MONTHS.map((name, i) => (i % step === 0 ? name : ''));
const formatMillions = (tick: number) => (tick === 0 ? '0' : `$${tick}M`);
const formatThousands = (tick: number) => (tick === 0 ? '0' : `${tick}K`);
const formatPercent = (tick: number) => `${tick}%`;
const formatTenths = (value: number) => value.toFixed(1);

export const REVENUE_COLUMNS: ChartFigures = {
  title: 'Revenue by month',
  categories: MONTHS.slice(6),
  series: [
    { name: '2025', values: sliceSecondHalf(REVENUE_BY_MONTH['2025']) },
    { name: '2024', values: sliceSecondHalf(REVENUE_BY_MONTH['2024']) },
  ],
  ticks: [0, 1, 2, 3],
  tick: formatMillions,
  label: formatTenths,
  axisTitles: ['Month', 'Revenue'],
  labelled: 1,
};

const REGION_SERIES = REGIONS.map(({ name, quarters }) => ({ name, values: quarters }));
export const QUARTER_COLUMNS: ChartFigures = {
  title: 'Revenue by quarter',
  categories: QUARTERS,
  series: REGION_SERIES,
  ticks: [0, 2, 4, 6, 8],
  tick: formatMillions,
  label: formatTenths,
  axisTitles: ['Quarter', 'Revenue'],
};
export const REGION_RIBBONS: ChartFigures = { ...QUARTER_COLUMNS, title: 'Rank of regions' };
export const QUARTER_SHARES: ChartFigures = {
  ...QUARTER_COLUMNS,
  title: 'Share of regions',
  ticks: [0, 50, 100],
  tick: formatPercent,
  label: (share) => `${Math.round(share)}%`,
  axisTitles: ['Quarter', 'Share'],
};

export const UNITS_AND_MARGIN: ComboFigures = {
  title: 'Units and margin',
  categories: [...QUARTERS, ...QUARTERS],
  series: [{ name: 'Units', values: UNITS, color: 5 }],
  ticks: [0, 15, 30, 45],
  tick: formatThousands,
  label: (value) => `${value}K`,
  axisTitles: ['Quarter', 'Units'],
  lines: [{ name: 'Margin %', values: MARGIN, color: 3 }],
  lineTicks: [10, 30, 50],
  lineTick: formatPercent,
};

export const ORDER_LINES: LineFigures = {
  title: 'Orders by channel, rolling year',
  categories: labelEveryNth(3),
  series: ORDERS_BY_CHANNEL.map((channel, i) => ({ ...channel, color: i * 2 })),
  ticks: [0, 15, 30, 45],
  tick: formatThousands,
  label: (value) => `${formatTenths(value)}K`,
  axisTitles: ['Month', 'Orders'],
  hasEnds: true,
};

export const SESSION_AREAS: ChartFigures = {
  title: 'Sessions by device',
  categories: labelEveryNth(2),
  series: SESSIONS,
  ticks: [0, 200, 400],
  tick: formatThousands,
  label: String,
  axisTitles: ['Month', 'Sessions'],
};

export const REVENUE_AREA: ChartFigures = {
  title: 'Revenue, two years',
  categories: labelEveryNth(3),
  series: Object.entries(REVENUE_BY_MONTH)
    .toReversed()
    .map(([name, values]) => ({ name, values })),
  ticks: [0, 1, 2, 3],
  tick: formatMillions,
  label: String,
  axisTitles: ['Month', 'Revenue'],
};

export const PRODUCT_BARS: BarFigures = {
  title: 'Top products',
  categories: PRODUCTS.map(({ name }) => name),
  series: [{ name: 'Revenue', values: PRODUCTS.map(({ revenue }) => revenue) }],
  ticks: [0, 2.4, 4.8],
  tick: (tick) => (tick === 0 ? '0' : formatMoney(tick)),
  label: formatMoney,
  axisTitles: ['Product', 'Revenue'],
  hasLegend: true,
  isFirstStrong: true,
};

export const CHANNEL_BARS: ChartFigures = {
  title: 'Regions by channel',
  categories: REGION_BY_CHANNEL.map(({ name }) => name),
  series: REVENUE_BY_CHANNEL.map(({ name }, i) => ({
    name,
    values: REGION_BY_CHANNEL.map(({ values }) => values[i] ?? null),
  })),
  ticks: [0, 5, 10],
  tick: formatMillions,
  label: formatTenths,
  axisTitles: ['Region', 'Revenue'],
};
export const CHANNEL_SHARES: ChartFigures = {
  ...CHANNEL_BARS,
  title: 'Channels, share',
  ticks: [0, 50, 100],
  tick: formatPercent,
};

export const HEADLINE_CARD: readonly CardFigure[] = HEADLINES.map(
  ({ label, value, change, mood }) => ({
    label,
    value,
    change: { text: change, mood, note: 'vs LY' },
  }),
);

export const SALES_KPI: KpiFigures = {
  title: 'Net sales vs goal',
  value: formatMoney(REVENUE),
  goal: `Goal ${formatMoney(GOAL)}`,
  distance: ` (+${formatTenths(OVER_GOAL)}%)`,
  trend: REVENUE_BY_MONTH['2025'],
  isGood: true,
};

export const DELIVERY_GAUGE: GaugeFigures = {
  title: 'On-time delivery',
  ...ON_TIME,
  format: formatPercent,
};

export const REGION_MATRIX: MatrixFigures = {
  title: 'Revenue by region and quarter',
  corner: 'Region',
  columns: QUARTERS,
  rows: REGIONS.flatMap(({ name, quarters, countries }) => [
    {
      name,
      values: quarters,
      level: 0 as const,
      sign: countries ? ('−' as const) : ('+' as const),
    },
    ...(countries ?? []).map((country) => ({
      name: country.name,
      values: country.quarters,
      level: 1 as const,
      sign: '' as const,
    })),
  ]),
  format: formatMoney,
  totals: { columns: QUARTER_TOTALS, all: REVENUE },
  names: 0.25,
};

export const CATEGORY_RING: RingFigures = {
  title: 'Revenue by category',
  slices: CATEGORIES.map(({ name, share }) => ({
    name,
    share,
    value: formatMoney((REVENUE * share) / 100),
  })),
  total: formatMoney(REVENUE),
};
export const CHANNEL_PIE: RingFigures = {
  title: 'Revenue by channel',
  slices: REVENUE_BY_CHANNEL.map(({ name, value }) => ({
    name,
    share: Math.round((value / REVENUE) * 100),
    value: formatMoney(value),
  })),
};

const LISTED = PRODUCTS.slice(0, 5);
export const PRODUCT_TABLE: TableFigures = {
  title: 'Product detail',
  columns: [
    { name: 'Product', kind: 'text', at: 0 },
    { name: 'Units', kind: 'number', at: 0.47, format: (value) => `${formatTenths(value)}K` },
    { name: 'Revenue', kind: 'bar', at: 0.53, room: 0.36, most: 4.8, format: formatMoney },
    { name: 'Trend', kind: 'trend', at: 1 },
  ],
  rows: LISTED.map(({ name, units, revenue, trend }) => [name, units, revenue, trend]),
  totals: [
    'Total',
    `${sumAmounts(LISTED.map(({ units }) => units)).toFixed(1)}K`,
    formatMoney(sumAmounts(LISTED.map(({ revenue }) => revenue))),
  ],
  lines: [
    [0.47, 6],
    [1 - 0.36 * 0.28, 0],
  ],
};

export const REVENUE_BRIDGE: WaterfallFigures = {
  title: 'Revenue bridge',
  steps: BRIDGE,
  ticks: [0, 8, 16, 24],
  tick: formatMillions,
  label: (value, kind) =>
    kind === 'total' ? formatMoney(value) : `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`,
  axisTitles: ['Cause', 'Revenue'],
};

export const ORDER_FUNNEL: FunnelFigures = {
  title: 'From visit to order',
  stages: FUNNEL,
  label: (value) => (value >= 1000 ? `${(value / 1000).toFixed(1)}M` : `${value}K`),
  rate: `${(((FUNNEL.at(-1)?.value ?? 0) / (FUNNEL[0]?.value ?? 1)) * 100).toFixed(1)}%`,
  isRoot: true,
};
