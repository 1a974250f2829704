import { noise, rounded } from './random';

/** The figures everything agrees with: a retailer's two fiscal years, October to September. */
export const YEARS = [
  { year: 2024, revenue: 18_900_000, goal: 18_200_000, orders: 79_600, sessions: 0.84 },
  { year: 2025, revenue: 22_500_000, goal: 21_000_000, orders: 92_400, sessions: 1 },
] as const;

/** Thousands of dollars of 2025, month by month; the quarters are 5.1, 5.3, 5.7 and 6.4 million. */
const MONTHS = [
  ['Oct', 1660], ['Nov', 1700], ['Dec', 1740], ['Jan', 1720], ['Feb', 1760], ['Mar', 1820],
  ['Apr', 1850], ['May', 1900], ['Jun', 1950], ['Jul', 2000], ['Aug', 2100], ['Sep', 2300],
] as const; // prettier-ignore

/** Share of revenue in thousands, price of a unit, gross margin, share of units that come back. */
export const PRODUCTS = [
  { name: 'Trail runner', category: 'Footwear', revenue: 4800, price: 263.7, margin: 0.405, returns: 0.071 },
  { name: 'Dome tent', category: 'Outdoor', revenue: 4090, price: 421.6, margin: 0.37, returns: 0.038 },
  { name: 'Rain shell', category: 'Apparel', revenue: 3600, price: 255.3, margin: 0.43, returns: 0.064 },
  { name: 'City bike', category: 'Cycling', revenue: 2925, price: 1539.5, margin: 0.29, returns: 0.021 },
  { name: 'Day pack', category: 'Outdoor', revenue: 2200, price: 103.3, margin: 0.39, returns: 0.033 },
  { name: 'Head torch', category: 'Outdoor', revenue: 1360, price: 35.4, margin: 0.44, returns: 0.044 },
  { name: 'Approach shoe', category: 'Footwear', revenue: 1050, price: 149, margin: 0.4, returns: 0.066 },
  { name: 'Duffel bag', category: 'Travel', revenue: 1000, price: 109, margin: 0.38, returns: 0.025 },
  { name: 'Wheeled case', category: 'Travel', revenue: 800, price: 159, margin: 0.35, returns: 0.03 },
  { name: 'Base layer', category: 'Apparel', revenue: 675, price: 59, margin: 0.45, returns: 0.058 },
] as const; // prettier-ignore

/** Share of revenue in thousands: Nordics 9.3, DACH 6.6, Benelux 4.0 and Iberia 2.6 million. */
export const COUNTRIES = [
  { name: 'Sweden', region: 'Nordics', revenue: 4600 },
  { name: 'Norway', region: 'Nordics', revenue: 2700 },
  { name: 'Denmark', region: 'Nordics', revenue: 2000 },
  { name: 'Germany', region: 'DACH', revenue: 3900 },
  { name: 'Austria', region: 'DACH', revenue: 1400 },
  { name: 'Switzerland', region: 'DACH', revenue: 1300 },
  { name: 'Netherlands', region: 'Benelux', revenue: 2300 },
  { name: 'Belgium', region: 'Benelux', revenue: 1700 },
  { name: 'Spain', region: 'Iberia', revenue: 1800 },
  { name: 'Portugal', region: 'Iberia', revenue: 800 },
] as const;

/** Share of orders in hundreds. */
export const CHANNELS = [
  { name: 'Online', orders: 431 },
  { name: 'Store', orders: 284 },
  { name: 'Partner', orders: 209 },
] as const;

export const DEVICES = [
  { name: 'Mobile', sessions: 17_400 },
  { name: 'Desktop', sessions: 14_100 },
  { name: 'Tablet', sessions: 6900 },
] as const;

/** Stock value in thousands. */
export const DEPOTS = [
  ['Malmö', 6100], ['Lyon', 3800], ['Gdynia', 3400], ['Porto', 2600], ['Bremen', 2500],
  ['Turin', 1400], ['Leeds', 900], ['Bari', 800],
] as const; // prettier-ignore

/** Changes from one year's revenue to the next, in thousands. */
export const BRIDGE = [
  ['2024', 18_900], ['Price', 2100], ['Volume', 3400], ['FX', -800], ['Returns', -1100],
] as const; // prettier-ignore

/** One month of the calendar. */
export interface Month {
  /** 202410. */
  key: number;
  index: number;
  name: string;
  /** 1 is October. */
  number: number;
  quarter: string;
  /** Fiscal year, named after the year it ends in. */
  year: number;
  /** The first day, as year, month, day. */
  day: readonly [number, number, number];
  /** Share of its year's revenue. */
  share: number;
}

export const CALENDAR: readonly Month[] = YEARS.flatMap(({ year }, y) =>
  MONTHS.map(([name, revenue], m) => {
    const month = ((m + 9) % 12) + 1;
    const calendarYear = m < 3 ? year - 1 : year;
    return {
      key: calendarYear * 100 + month,
      index: y * 12 + m + 1,
      name,
      number: m + 1,
      quarter: `Q${Math.floor(m / 3) + 1}`,
      year,
      day: [calendarYear, month, 1] as const,
      share: revenue / 22_500,
    };
  }),
);

export interface Sale {
  month: number;
  product: number;
  country: number;
  channel: number;
  revenue: number;
  units: number;
  orders: number;
  returned: number;
}

/** Rounds of fitting; after six no total is off by a dollar. */
const ROUNDS = 12;
const VARIATION = 0.7;

/**
 * Sales by month, product, country and channel. Each cell gets its own variation; then the cells
 * are fitted along one dimension after another until the totals match those above.
 */
export function sales(): Sale[] {
  const cells = CALENDAR.flatMap((month, m) =>
    PRODUCTS.flatMap((product, p) =>
      COUNTRIES.flatMap((country, c) =>
        CHANNELS.map((channel, h) => ({
          at: [m, p, c, h] as const,
          revenue:
            month.share *
            product.revenue *
            country.revenue *
            channel.orders *
            (1 - VARIATION / 2 + VARIATION * noise((p * 12 + (m % 12)) * 100 + c * 3 + h)) *
            (0.92 + 0.16 * noise(m * 7919 + p * 104_729 + c * 31 + h)),
        })),
      ),
    ),
  );
  const total = PRODUCTS.reduce((sum, { revenue }) => sum + revenue, 0);
  const orders = CHANNELS.reduce((sum, channel) => sum + channel.orders, 0);
  const overall = YEARS.reduce((sum, { revenue }) => sum + revenue, 0);
  const targets = [
    CALENDAR.map(
      ({ year, share }) => share * (YEARS.find((one) => one.year === year)?.revenue ?? 0),
    ),
    PRODUCTS.map(({ revenue }) => (revenue / total) * overall),
    COUNTRIES.map(({ revenue }) => (revenue / total) * overall),
    CHANNELS.map((channel) => (channel.orders / orders) * overall),
  ];
  for (let round = 0; round < ROUNDS; round += 1) {
    // The months come last, so that their totals are exact.
    for (const direction of [3, 2, 1, 0] as const) fit(cells, direction, targets[direction] ?? []);
  }
  const revenue = rounded(cells.map((cell) => cell.revenue));
  const units = rounded(cells.map(({ at, revenue: sold }) => sold / (PRODUCTS[at[1]]?.price ?? 1)));
  const returned = rounded(
    cells.map(({ at }, i) => (units[i] ?? 0) * (PRODUCTS[at[1]]?.returns ?? 0)),
  );
  const bought = rounded(cells.map(({ at, revenue: sold }) => sold / averageOrder(at[0])));
  return cells.map(({ at }, i) => ({
    month: at[0],
    product: at[1],
    country: at[2],
    channel: at[3],
    revenue: revenue[i] ?? 0,
    units: units[i] ?? 0,
    orders: bought[i] ?? 0,
    returned: returned[i] ?? 0,
  }));
}

function averageOrder(month: number): number {
  const year = YEARS.find((one) => one.year === CALENDAR[month]?.year);
  return year ? year.revenue / year.orders : 1;
}

function fit(
  cells: { at: readonly number[]; revenue: number }[],
  direction: number,
  targets: readonly number[],
): void {
  const sums = targets.map(() => 0);
  for (const { at, revenue } of cells) {
    const place = at[direction] ?? 0;
    sums[place] = (sums[place] ?? 0) + revenue;
  }
  for (const cell of cells) {
    const place = cell.at[direction] ?? 0;
    cell.revenue *= (targets[place] ?? 0) / (sums[place] ?? 1);
  }
}
