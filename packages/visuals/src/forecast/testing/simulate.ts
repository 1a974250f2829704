/**
 * Made-up series with a known future, on which the ranges of a forecast are measured. A third at most
 * come from the model that is fitted; the others break its assumptions, as real series do. Nothing here may change
 * to improve a figure: change the ranges instead, and measure on seeds that were not used for it.
 */
export interface SimulatedSeries {
  kind: Kind;
  season: number;
  history: readonly number[];
  future: readonly number[];
}

/** Series of each kind in 500. */
const COUNTS = {
  'the fitted model': 150,
  'level shifts': 70,
  'autocorrelated noise': 70,
  outliers: 70,
  'multiplicative season': 70,
  'short history': 70,
} as const;

export type Kind = keyof typeof COUNTS;
export const KINDS = Object.keys(COUNTS) as readonly Kind[];

/** Months, quarters, days and years: their season, periods ahead, and lengths of a usual and of a short history. */
const CALENDARS = [
  { season: 12, ahead: 12, usual: [36, 120], short: [10, 23] },
  { season: 4, ahead: 8, usual: [20, 60], short: [10, 13] },
  { season: 7, ahead: 14, usual: [49, 140], short: [10, 20] },
  { season: 0, ahead: 6, usual: [20, 50], short: [10, 16] },
] as const;
const SEASONAL = CALENDARS.filter(({ season }) => season > 0);

export interface Random {
  between(low: number, high: number): number;
  normal(): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** Creates a generator (mulberry32) that gives the same numbers for the same seed. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  const generateNext = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (low, high) => low + (high - low) * generateNext(),
    normal: () =>
      Math.sqrt(-2 * Math.log(1 - generateNext())) * Math.cos(2 * Math.PI * generateNext()),
    pick: (items) => items[Math.floor(generateNext() * items.length)] as (typeof items)[number],
  };
}

/** Simulates the 500 series of a seed. */
export function simulateSeries(seed: number): SimulatedSeries[] {
  const kinds = KINDS.flatMap((kind) => Array.from({ length: COUNTS[kind] }, () => kind));
  return kinds.map((kind, i) => simulateOne(kind, createRandom(seed * 1009 + i)));
}

function simulateOne(kind: Kind, random: Random): SimulatedSeries {
  const calendar = random.pick(kind === 'multiplicative season' ? SEASONAL : CALENDARS);
  const [least, most] = kind === 'short history' ? calendar.short : calendar.usual;
  const length = Math.floor(random.between(least, most + 1));
  const total = length + calendar.ahead;
  const process =
    kind === 'short history' ? random.pick(Object.values(PROCESSES)) : PROCESSES[kind];
  const values = process(random, total, calendar.season);
  return {
    kind,
    season: calendar.season,
    history: values.slice(0, length),
    future: values.slice(length),
  };
}

type Process = (random: Random, total: number, season: number) => number[];

/** Level of every series. */
const LEVEL = 1000;

const PROCESSES: Record<Exclude<Kind, 'short history'>, Process> = {
  'the fitted model': simulateModel,

  'level shifts': (random, total, season) => {
    const sigma = random.between(10, 50);
    const base = simulateBase(random, total, season, sigma);
    let shift = 0;
    return base.map((value) => {
      if (random.between(0, 30) < 1) shift += random.normal() * 4 * sigma;
      return value + shift + random.normal() * sigma;
    });
  },

  'autocorrelated noise': (random, total, season) => {
    const sigma = random.between(10, 50);
    const rho = random.between(0.3, 0.9);
    const theta = random.between(-0.5, 0.5);
    let [noise, before] = [0, 0];
    return simulateBase(random, total, season, sigma).map((value) => {
      const shock = random.normal() * sigma;
      noise = rho * noise + shock + theta * before;
      before = shock;
      return value + noise;
    });
  },

  outliers: (random, total, season) => {
    const sigma = random.between(10, 50);
    let drift = 0;
    return simulateBase(random, total, season, sigma).map((value) => {
      drift += random.normal() * sigma * 0.2;
      const isOutlier = random.between(0, 100) < 4;
      const beyond = isOutlier ? random.pick([-1, 1]) * random.between(4, 10) * sigma : 0;
      return value + drift + beyond + random.normal() * sigma;
    });
  },

  'multiplicative season': (random, total, season) => {
    const sigma = random.between(0.01, 0.06);
    const growth = random.between(-0.05, 0.15) / Math.max(1, season);
    const parts = simulateSeason(random, season, random.between(0.05, 0.25));
    let drift = 0;
    return Array.from({ length: total }, (_, i) => {
      drift += random.normal() * sigma * 0.3;
      const part = 1 + Math.max(-0.9, (season > 0 ? parts[i % season] : 0) ?? 0);
      return LEVEL * Math.exp(growth * i + drift) * part * (1 + random.normal() * sigma);
    });
  },
};

/** ETS(A,Ad,A), or (A,Ad,N) without a season, with smoothing as real series have it. */
function simulateModel(random: Random, total: number, season: number): number[] {
  const sigma = random.between(10, 60);
  const alpha = random.between(0.02, 0.9);
  const beta = random.between(0, 0.3) * alpha;
  const gamma = random.between(0, 0.4) * (1 - alpha);
  const phi = random.between(0.8, 0.98);
  const parts = simulateSeason(random, season, sigma * random.between(0.5, 4));
  let level = LEVEL;
  let trend = random.normal() * sigma * 0.5;
  return Array.from({ length: total }, (_, i) => {
    const place = season > 0 ? i % season : 0;
    const error = random.normal() * sigma;
    const part = parts[place] ?? 0;
    const value = level + phi * trend + part + error;
    level += phi * trend + alpha * error;
    trend = phi * trend + beta * error;
    if (season > 0) parts[place] = part + gamma * error;
    return value;
  });
}

/** A straight line with a season. */
function simulateBase(random: Random, total: number, season: number, sigma: number): number[] {
  const slope = random.pick([0, random.normal() * sigma * 0.15]);
  const parts = simulateSeason(random, season, sigma * random.between(0, 4));
  return Array.from(
    { length: total },
    (_, i) => LEVEL + slope * i + (season > 0 ? (parts[i % season] ?? 0) : 0),
  );
}

/** Seasonal parts that add up to zero. */
function simulateSeason(random: Random, season: number, spread: number): number[] {
  const parts = Array.from({ length: season }, () => random.normal() * spread);
  const middle = parts.reduce((sum, part) => sum + part / season, 0);
  return parts.map((part) => part - middle);
}
