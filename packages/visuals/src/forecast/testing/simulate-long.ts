import type { KnownSeries } from './coverage';
import { createRandom, type Random } from './simulate';

/**
 * Made-up series with long seasons: a year of weeks, a day and a week of hours. Their seasons are no sums of a few waves, as
 * the fitted model takes them to be: weeks have holidays, and hours have another shape on days off. As with the other
 * series, nothing here may change to improve a figure.
 */
export const LONG_KINDS = ['weeks of a year', 'hours of a day', 'hours of a week'] as const;
type LongKind = (typeof LONG_KINDS)[number];

const SERIES_OF_A_KIND = 40;
const LEVEL = 1000;

/** Simulates 120 series of a seed. */
export const simulateLongSeries = (seed: number): KnownSeries[] =>
  LONG_KINDS.flatMap((kind, place) =>
    Array.from({ length: SERIES_OF_A_KIND }, (_, i) =>
      simulateOne(kind, createRandom(seed * 7919 + place * SERIES_OF_A_KIND + i)),
    ),
  );

const CALENDARS = {
  'weeks of a year': { season: 52, ahead: 26, lengths: [104, 260] },
  'hours of a day': { season: 24, ahead: 48, lengths: [96, 335] },
  'hours of a week': { season: 24, ahead: 168, lengths: [336, 830] },
} as const;

function simulateOne(kind: LongKind, random: Random): KnownSeries {
  const { season, ahead, lengths } = CALENDARS[kind];
  const length = Math.floor(random.between(lengths[0], lengths[1] + 1));
  const sigma = random.between(10, 60);
  const shape = season === 52 ? shapeYear(random, sigma) : shapeHours(random, sigma);
  const rho = random.between(0, 0.7);
  const drift = random.between(0, 0.15) * sigma;
  let [noise, level] = [0, LEVEL];
  const values = Array.from({ length: length + ahead }, (_, i) => {
    level += random.normal() * drift;
    noise = rho * noise + random.normal() * sigma;
    return level + noise + shape(i);
  });
  return {
    kind,
    season,
    isDay: season === 24,
    history: values.slice(0, length),
    future: values.slice(length),
  };
}

/** A wave of a year, a shorter one, and three holidays. */
function shapeYear(random: Random, sigma: number): (week: number) => number {
  const waves = [1, 2].map((times) => {
    const size = (random.between(0, 4) * sigma) / times;
    const shift = random.between(0, 2 * Math.PI);
    return (week: number) => size * Math.sin((2 * Math.PI * times * week) / 52 + shift);
  });
  const holidays = new Map(
    [0, 1, 2].map(() => [Math.floor(random.between(0, 52)), random.normal() * 2 * sigma]),
  );
  return (week) => waves.reduce((sum, wave) => sum + wave(week), holidays.get(week % 52) ?? 0);
}

/** A day of hours, with less of its shape and another level on two days of seven. */
function shapeHours(random: Random, sigma: number): (hour: number) => number {
  const size = random.between(1, 5) * sigma;
  const peak = random.between(8, 18);
  const onDaysOff = random.between(0.2, 1);
  const below = random.between(0, 3) * sigma;
  const firstDayOff = Math.floor(random.between(0, 7));
  return (hour) => {
    const day = Math.floor(hour / 24);
    const isOff = (day + firstDayOff) % 7 < 2;
    const wave = Math.max(-0.6, Math.cos(((hour % 24) - peak) * (Math.PI / 12)));
    return size * wave * (isOff ? onDaysOff : 1) - (isOff ? below : 0);
  };
}
