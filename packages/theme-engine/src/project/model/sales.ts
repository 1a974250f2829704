import { computeNoise, roundTotals } from './random';
import { CHANNELS, COUNTRIES, MONTHS, PRODUCTS, REGIONS, sumAmounts, YEARS } from './retail';

/** One month of the calendar. */
export interface Month {
  /** Month key, such as 202410. */
  key: number;
  index: number;
  name: string;
  /** Fiscal month; 1 is October. */
  number: number;
  quarter: string;
  /** Fiscal year, named after the year it ends in. */
  year: number;
  /** The first day, as year, month, day. */
  day: readonly [number, number, number];
  /** Share of its year's revenue. */
  share: number;
  /** Revenue goal in dollars. */
  goal: number;
}

const REVENUE = sumAmounts(MONTHS.map(({ revenue }) => revenue));
const GOAL = sumAmounts(MONTHS.map(({ goal }) => goal));

export const CALENDAR: readonly Month[] = YEARS.flatMap((of, y) =>
  MONTHS.map(({ name, revenue, goal }, m) => {
    const month = ((m + 9) % 12) + 1;
    const calendarYear = m < 3 ? of.year - 1 : of.year;
    return {
      key: calendarYear * 100 + month,
      index: y * 12 + m + 1,
      name,
      number: m + 1,
      quarter: `Q${Math.floor(m / 3) + 1}`,
      year: of.year,
      day: [calendarYear, month, 1] as const,
      share: revenue / REVENUE,
      goal: Math.round((goal / GOAL) * of.goal * 1000),
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

/** Fitting rounds, after which no total differs by more than a thousandth. */
const ROUNDS = 24;
const VARIATION = 0.7;

/** Indexes of a cell: month, product, country, channel. */
type At = readonly [number, number, number, number];
interface Cell {
  readonly at: At;
  revenue: number;
}

/** Totals that the cells must add up to. A cell without an index is free. */
interface Totals {
  readonly findPlace: (at: At) => number | null;
  readonly amounts: readonly number[];
}

/**
 * Creates sales by month, product, country and channel. Each cell gets its own variation, then the
 * cells are fitted to one list of totals after another until all match.
 */
export function createSales(): Sale[] {
  const cells = CALENDAR.flatMap((month, m) =>
    PRODUCTS.flatMap((product, p) =>
      COUNTRIES.flatMap((country, c) =>
        CHANNELS.map((channel, h): Cell => ({
          at: [m, p, c, h],
          revenue:
            month.share *
            product.revenue *
            sumAmounts(country.quarters) *
            sumAmounts(channel.quarters) *
            (1 - VARIATION / 2 + VARIATION * computeNoise((p * 12 + (m % 12)) * 100 + c * 3 + h)) *
            (0.92 + 0.16 * computeNoise(m * 7919 + p * 104_729 + c * 31 + h)),
        })),
      ),
    ),
  );
  const totals = listTotals();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const each of totals) fitCells(cells, each);
  }
  const revenue = roundTotals(cells.map((cell) => cell.revenue));
  const units = roundTotals(
    cells.map(({ at, revenue: sold }) => sold / (PRODUCTS[at[1]]?.price ?? 1)),
  );
  const returned = roundTotals(
    cells.map(({ at }, i) => (units[i] ?? 0) * (PRODUCTS[at[1]]?.returns ?? 0)),
  );
  const bought = roundTotals(
    cells.map(({ at, revenue: sold }) => sold / computeAverageOrder(at[0])),
  );
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

const THOUSAND = 1000;
const [BEFORE, NOW] = YEARS;
const isNow = (month: number) => month >= MONTHS.length;
const findQuarter = (month: number) => Math.floor((month % MONTHS.length) / 3);

/**
 * Lists the totals of the retail model in dollars. The months come last, so that they are exact.
 */
function listTotals(): readonly Totals[] {
  const both = BEFORE.revenue + NOW.revenue;
  const quarters = 4;
  const findRegion = (country: number) =>
    REGIONS.findIndex(({ name }) => name === COUNTRIES[country]?.region);
  return [
    {
      findPlace: ([, product]) => product,
      amounts: PRODUCTS.map(({ revenue }) => (revenue / NOW.revenue) * both * THOUSAND),
    },
    {
      findPlace: ([month, , country, channel]) =>
        isNow(month) ? findRegion(country) * CHANNELS.length + channel : null,
      amounts: REGIONS.flatMap(({ channels }) => channels.map((amount) => amount * THOUSAND)),
    },
    {
      findPlace: ([month, , , channel]) =>
        isNow(month) ? channel * quarters + findQuarter(month) : null,
      amounts: CHANNELS.flatMap((channel) => channel.quarters.map((amount) => amount * THOUSAND)),
    },
    {
      findPlace: ([month, , , channel]) => (isNow(month) ? null : channel),
      amounts: CHANNELS.map(
        ({ ordersBefore }) => (ordersBefore / BEFORE.orders) * BEFORE.revenue * THOUSAND,
      ),
    },
    {
      findPlace: ([month, , country]) =>
        (Number(isNow(month)) * COUNTRIES.length + country) * quarters + findQuarter(month),
      amounts: YEARS.flatMap(({ revenue }) =>
        COUNTRIES.flatMap((country) =>
          country.quarters.map((amount) => (amount / NOW.revenue) * revenue * THOUSAND),
        ),
      ),
    },
    {
      findPlace: ([month]) => month,
      amounts: CALENDAR.map(
        ({ share, year }) => share * (year === NOW.year ? NOW : BEFORE).revenue * THOUSAND,
      ),
    },
  ];
}

/** Average revenue per order in dollars. */
function computeAverageOrder(month: number): number {
  const { revenue, orders } = isNow(month) ? NOW : BEFORE;
  return (revenue * THOUSAND) / orders;
}

function fitCells(cells: readonly Cell[], { findPlace, amounts }: Totals): void {
  const sums = amounts.map(() => 0);
  for (const { at, revenue } of cells) {
    const place = findPlace(at);
    if (place !== null) sums[place] = (sums[place] ?? 0) + revenue;
  }
  for (const cell of cells) {
    const place = findPlace(cell.at);
    if (place !== null) cell.revenue *= (amounts[place] ?? 0) / (sums[place] ?? 1);
  }
}
