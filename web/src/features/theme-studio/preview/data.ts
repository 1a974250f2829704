/**
 * One shop's year, October 2024 to September 2025, for every visual of the sample report. Figures
 * agree with one another: regions, quarters, months, categories and channels all add up to $22.5M,
 * and 92.4K orders at $243 make the same.
 */
export const money = (millions: number) => `$${millions.toFixed(1)}M`;

export const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4'] as const;

export interface Region {
  name: string;
  quarters: readonly number[];
  countries?: readonly { name: string; quarters: readonly number[] }[];
}
export const REGIONS: readonly Region[] = [
  {
    name: 'Nordics',
    quarters: [1.9, 2.2, 2.4, 2.8],
    countries: [
      { name: 'Sweden', quarters: [0.9, 1.1, 1.2, 1.4] },
      { name: 'Norway', quarters: [0.6, 0.6, 0.7, 0.8] },
      { name: 'Denmark', quarters: [0.4, 0.5, 0.5, 0.6] },
    ],
  },
  { name: 'DACH', quarters: [1.6, 1.5, 1.7, 1.8] },
  { name: 'Benelux', quarters: [0.9, 1.0, 1.1, 1.0] },
  { name: 'Iberia', quarters: [0.7, 0.6, 0.5, 0.8] },
];
export const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
export const QUARTER_TOTALS = QUARTERS.map((_, i) =>
  sum(REGIONS.map(({ quarters }) => quarters[i] ?? 0)),
);
export const REVENUE = sum(QUARTER_TOTALS);

export const MONTHS = [
  'Oct',
  'Nov',
  'Dec',
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
] as const;
export const REVENUE_BY_MONTH = {
  '2025': [1.6, 1.8, 1.7, 1.6, 1.8, 1.9, 1.8, 1.9, 2.0, 2.0, 2.1, 2.3],
  '2024': [1.4, 1.6, 1.5, 1.4, 1.4, 1.5, 1.5, 1.6, 1.6, 1.7, 1.8, 1.9],
} as const;

/** Thousands of orders of the twelve months before, month by month. */
export const ORDERS_BY_CHANNEL = {
  Online: [34.9, 35.6, 35.2, 36.6, 37.4, 37.0, 38.7, 39.4, 39.0, 41.0, 42.2, 43.1],
  Store: [35.2, 34.3, 34.7, 33.1, 33.4, 32.1, 31.0, 31.5, 30.2, 29.2, 29.4, 28.4],
  Partner: [15.6, 16.4, 16.0, 17.0, 17.9, 17.4, 18.5, 19.3, 18.8, 19.6, 20.3, 20.9],
} as const;
export const REVENUE_BY_CHANNEL = [
  { name: 'Online', value: 10.5 },
  { name: 'Store', value: 6.9 },
  { name: 'Partner', value: 5.1 },
] as const;

export const CATEGORIES = [
  { name: 'Outdoor', share: 34 },
  { name: 'Footwear', share: 26 },
  { name: 'Apparel', share: 19 },
  { name: 'Cycling', share: 13 },
  { name: 'Travel', share: 8 },
] as const;

/** Eight quarters, the second four are the year's. */
export const UNITS = [42, 48, 45, 53, 58, 61, 66, 64] as const;
export const MARGIN = [33, 35, 34, 36, 37, 38, 39, 40] as const;

export const SESSIONS = {
  Mobile: [8, 9, 9, 11, 10, 12, 13, 12, 14, 15, 16, 17],
  Desktop: [6, 6, 7, 8, 8, 9, 9, 10, 11, 11, 12, 13],
  Tablet: [3, 4, 4, 4, 5, 5, 6, 6, 6, 7, 7, 8],
} as const;

export const BRIDGE = [
  { name: '2024', value: 18.9, kind: 'total' },
  { name: 'Price', value: 2.1, kind: 'change' },
  { name: 'Volume', value: 3.4, kind: 'change' },
  { name: 'FX', value: -0.8, kind: 'change' },
  { name: 'Returns', value: -1.1, kind: 'change' },
  { name: '2025', value: 22.5, kind: 'total' },
] as const;

export const PRODUCTS = [
  { name: 'Trail runner', revenue: 4.8, units: 18.2, trend: 1 },
  { name: 'Dome tent', revenue: 3.9, units: 9.7, trend: 1 },
  { name: 'Rain shell', revenue: 3.6, units: 14.1, trend: 0 },
  { name: 'City bike', revenue: 2.9, units: 1.9, trend: 1 },
  { name: 'Day pack', revenue: 2.2, units: 21.3, trend: -1 },
  { name: 'Head torch', revenue: 1.4, units: 38.6, trend: 1 },
] as const;

/** Stock value by depot, with the place of each in a unit square (x, y, width, height). */
export const DEPOTS = [
  { name: 'Malmö', value: 6.1, box: [0, 0, 0.44, 0.62] },
  { name: 'Lyon', value: 3.8, box: [0, 0.62, 0.44, 0.38] },
  { name: 'Gdynia', value: 3.4, box: [0.44, 0, 0.32, 0.5] },
  { name: 'Porto', value: 2.6, box: [0.76, 0, 0.24, 0.5] },
  { name: 'Bremen', value: 2.5, box: [0.44, 0.5, 0.25, 0.5] },
  { name: 'Turin', value: 1.9, box: [0.69, 0.5, 0.31, 0.28] },
  { name: 'Ghent', value: 1.1, box: [0.69, 0.78, 0.17, 0.22] },
  { name: 'Oslo', value: 0.9, box: [0.86, 0.78, 0.14, 0.22] },
] as const;

export const HEADLINES = [
  { label: 'Orders', value: '92.4K', change: '+8.3%', mood: 'good' },
  { label: 'Gross margin', value: '38.6%', change: '+1.2 pt', mood: 'good' },
  { label: 'Avg order', value: '$243', change: '−2.1%', mood: 'bad' },
  { label: 'Return rate', value: '4.7%', change: '−0.4 pt', mood: 'good' },
] as const;

/** Net sales against the goal, as the KPI's trend. */
export const KPI_TREND = [4, 4.6, 4.2, 5.4, 6.1, 5.6, 6.8, 7.6, 7.1, 8.4, 8.1, 9.2] as const;
export const ON_TIME = { value: 89.4, goal: 92, from: 50, to: 100 } as const;

export const FUNNEL = [
  { name: 'Sessions', value: 3400 },
  { name: 'Product views', value: 1620 },
  { name: 'Baskets', value: 410 },
  { name: 'Checkouts', value: 148 },
  { name: 'Orders', value: 92.4 },
] as const;

/** Products by price ($) and margin (%), the size is the revenue ($M). */
export const SCATTER = [
  {
    category: 'Outdoor',
    points: [
      [399, 41, 3.9],
      [103, 44, 2.2],
      [36, 52, 1.4],
    ],
  },
  {
    category: 'Footwear',
    points: [
      [264, 36, 4.8],
      [140, 33, 1.0],
    ],
  },
  {
    category: 'Apparel',
    points: [
      [255, 46, 3.6],
      [88, 49, 0.7],
    ],
  },
] as const;

/** Revenue ($M) of the regions by channel; rows and columns add up to the totals above. */
export const REGION_BY_CHANNEL = [
  { name: 'Nordics', values: [4.6, 2.6, 2.1] },
  { name: 'DACH', values: [3.0, 2.0, 1.6] },
  { name: 'Benelux', values: [1.8, 1.3, 0.9] },
  { name: 'Iberia', values: [1.1, 1.0, 0.5] },
] as const;
