import {
  BRIDGE as STEPS,
  CHANNELS,
  COUNTRIES,
  DEPOTS as STOCK,
  DEVICES,
  MONTHS as SALES,
  ON_TIME as PARCELS,
  PRODUCTS as GOODS,
  QUARTER_MARGINS,
  REGIONS as SELLERS,
  STAGES,
  sumAmounts,
  YEARS,
} from '@flexa/theme-engine/retail';

// The retail model's year 2025 as the sample report needs it, in millions of dollars and thousands of units.
export { sumAmounts };

const [BEFORE, NOW] = YEARS;
const THOUSAND = 1000;
const toMillions = (amounts: readonly number[]) => amounts.map((amount) => amount / THOUSAND);
const formatSigned = (value: number, digits = 1) =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;

export const formatMoney = (amount: number) => `$${amount.toFixed(1)}M`;

export const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4'] as const;
export const QUARTER_TOTALS = QUARTERS.map(
  (_, i) => sumAmounts(COUNTRIES.map(({ quarters }) => quarters[i] ?? 0)) / THOUSAND,
);
export const REVENUE = NOW.revenue / THOUSAND;
export const GOAL = NOW.goal / THOUSAND;
/** How far revenue lies above the goal, in percent. */
export const OVER_GOAL = (NOW.revenue / NOW.goal - 1) * 100;

export interface Region {
  name: string;
  quarters: readonly number[];
  countries?: readonly { name: string; quarters: readonly number[] }[];
}

/** The regions; the matrix opens the first. */
export const REGIONS: readonly Region[] = SELLERS.map(({ name }, place) => {
  const countries = COUNTRIES.filter(({ region }) => region === name).map((country) => ({
    name: country.name,
    quarters: toMillions(country.quarters),
  }));
  const quarters = QUARTERS.map((_, i) =>
    sumAmounts(countries.map((each) => each.quarters[i] ?? 0)),
  );
  return { name, quarters, ...(place === 0 && { countries }) };
});

export const MONTHS = SALES.map(({ name }) => name);
const CURRENT = toMillions(SALES.map(({ revenue }) => revenue));
export const REVENUE_BY_MONTH = {
  '2025': CURRENT,
  '2024': CURRENT.map((revenue) => (revenue / NOW.revenue) * BEFORE.revenue),
} as const;

/** Thousands of orders of the twelve months up to each month: the year before leaves as the year goes on. */
export const ORDERS_BY_CHANNEL = CHANNELS.map(({ name, quarters, ordersBefore }) => {
  const orders = (sumAmounts(quarters) / NOW.revenue) * NOW.orders;
  let share = 0;
  const values = SALES.map(({ revenue }) => {
    share += revenue / NOW.revenue;
    return (ordersBefore + (orders - ordersBefore) * share) / THOUSAND;
  });
  return { name, values };
});
export const REVENUE_BY_CHANNEL = CHANNELS.map(({ name, quarters }) => ({
  name,
  value: sumAmounts(quarters) / THOUSAND,
}));

const CATEGORY_NAMES = ['Outdoor', 'Footwear', 'Apparel', 'Cycling', 'Travel'] as const;
const listGoods = (name: string) => GOODS.filter(({ category }) => category === name);
export const CATEGORIES = CATEGORY_NAMES.map((name) => ({
  name,
  share: Math.round(
    (sumAmounts(listGoods(name).map(({ revenue }) => revenue)) / NOW.revenue) * 100,
  ),
}));

const UNITS_OF_YEAR = sumAmounts(GOODS.map(({ revenue, price }) => revenue / price));
/** Thousands of units in eight quarters; the second four are the year's. */
export const UNITS = YEARS.flatMap(({ revenue }) =>
  QUARTER_TOTALS.map((total) =>
    Math.round((UNITS_OF_YEAR * total * THOUSAND * revenue) / NOW.revenue ** 2),
  ),
);
export const MARGIN: readonly number[] = QUARTER_MARGINS;

/** Thousands of sessions by month; they nearly double over the year. */
export const SESSIONS = DEVICES.map(({ name, sessions }) => ({
  name,
  values: SALES.map((_, i) => Math.round((sessions * (0.5 + (i + 1) / 24)) / THOUSAND)),
}));

export const BRIDGE = [
  ...STEPS.map(({ name, amount }, i) => ({
    name,
    value: amount / THOUSAND,
    kind: i === 0 ? ('total' as const) : ('change' as const),
  })),
  { name: '2025', value: REVENUE, kind: 'total' as const },
];

/** A product counts as level within this share of its plan. */
const LEVEL = 0.02;
export const PRODUCTS = GOODS.slice(0, 6).map(({ name, revenue, price, onPlan }) => ({
  name,
  revenue: revenue / THOUSAND,
  units: revenue / price,
  trend: Math.abs(onPlan) < LEVEL ? 0 : Math.sign(onPlan),
}));

/** Places of the depots in a unit square: x, y, width, height. */
const DEPOT_BOXES = [
  [0, 0, 0.44, 0.62],
  [0, 0.62, 0.44, 0.38],
  [0.44, 0, 0.32, 0.5],
  [0.76, 0, 0.24, 0.5],
  [0.44, 0.5, 0.25, 0.5],
  [0.69, 0.5, 0.31, 0.28],
  [0.69, 0.78, 0.17, 0.22],
  [0.86, 0.78, 0.14, 0.22],
] as const;
export const DEPOTS = DEPOT_BOXES.map((box, i) => ({
  name: STOCK[i]?.name ?? '',
  value: (STOCK[i]?.stock ?? 0) / THOUSAND,
  box,
}));

const computeAverageOrder = ({ revenue, orders }: (typeof YEARS)[number]) =>
  (revenue * THOUSAND) / orders;
const formatGrowth = (now: number, before: number) => `${formatSigned((now / before - 1) * 100)}%`;
const formatPoints = (now: number, before: number) => `${formatSigned((now - before) * 100)} pt`;
export const RETURN_RATE = `${(NOW.returnRate * 100).toFixed(1)}%`;
export const HEADLINES = [
  {
    label: 'Orders',
    value: `${(NOW.orders / THOUSAND).toFixed(1)}K`,
    change: formatGrowth(NOW.orders, BEFORE.orders),
    mood: 'good',
  },
  {
    label: 'Gross margin',
    value: `${(NOW.margin * 100).toFixed(1)}%`,
    change: formatPoints(NOW.margin, BEFORE.margin),
    mood: 'good',
  },
  {
    label: 'Avg order',
    value: `$${computeAverageOrder(NOW).toFixed(0)}`,
    change: formatGrowth(computeAverageOrder(NOW), computeAverageOrder(BEFORE)),
    mood: 'bad',
  },
  {
    label: 'Return rate',
    value: RETURN_RATE,
    change: formatPoints(NOW.returnRate, BEFORE.returnRate),
    mood: 'good',
  },
] as const;

export const ON_TIME = {
  value: PARCELS.now * 100,
  goal: PARCELS.goal * 100,
  from: PARCELS.from * 100,
  to: PARCELS.to * 100,
} as const;

/** Thousands at each stage. */
export const FUNNEL = [
  { name: 'Sessions', value: sumAmounts(SESSIONS.flatMap(({ values }) => values)) },
  ...STAGES.map(({ name, count }) => ({ name, value: count })),
  { name: 'Orders', value: NOW.orders / THOUSAND },
];

/** Products by price ($) and margin (%), the size is the revenue ($M). */
export const SCATTER = CATEGORY_NAMES.slice(0, 3).map((category) => ({
  category,
  points: listGoods(category).map(
    ({ price, margin, revenue }) => [price, margin * 100, revenue / THOUSAND] as const,
  ),
}));

/** Revenue ($M) of the regions by channel. */
export const REGION_BY_CHANNEL = SELLERS.map(({ name, channels }) => ({
  name,
  values: toMillions(channels),
}));
