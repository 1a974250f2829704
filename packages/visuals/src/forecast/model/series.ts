/** A regular series: one value for each moment, null where the data has none. */
export interface Series {
  labels: readonly string[];
  values: readonly (number | null)[];
  /** The row of the data behind each moment; null for a moment that is missing there. */
  rows: readonly (number | null)[];
  /** Between one moment and the next; null where moments are no dates. */
  step: Step | null;
  /** The dates of the first and the last moment. */
  first: Date | null;
  last: Date | null;
}

export type Step =
  | { unit: 'minute' | 'day' | 'month'; count: number }
  /** The days of a week that have values, Monday is 0: the others, such as a weekend, are no gaps. */
  | { unit: 'weekday'; count: 1; days: readonly number[] };

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const MINUTES_A_DAY = 24 * 60;
/** Summer time puts two hours on one. More rows at the same date are no series. */
const MAX_DOUBLE = 2;
/** More moments than these between two dates are no gap but another step. */
const LONGEST = 20_000;

interface Moment {
  date: Date | null;
  label: string;
  value: number | null;
}

/**
 * The rows in the order of their dates, with a moment for each that is missing between them. Beside dates a
 * blank stands nowhere, and is left out.
 */
export function createSeries(
  moments: readonly Moment[],
  formatMoment: (date: Date) => string,
): Series {
  const all = [...moments.keys()];
  const withDates = all.filter((row) => moments[row]?.date);
  const rows = withDates.length > 1 ? withDates : all;
  const dates = new Set(rows.map((row) => readTime(moments[row])));
  const isDated = withDates.length > 1 && dates.size >= rows.length - MAX_DOUBLE;
  const ordered = isDated ? rows.sort((a, b) => readTime(moments[a]) - readTime(moments[b])) : rows;
  const sorted = ordered.map((row) => readTime(moments[row]));
  const step = isDated ? findStep(sorted) : null;
  const plain = {
    labels: ordered.map((row) => moments[row]?.label ?? ''),
    values: ordered.map((row) => moments[row]?.value ?? null),
    rows: ordered,
    step: null,
    first: null,
    last: null,
  };
  const [first] = sorted;
  const last = sorted.at(-1);
  if (!step || first === undefined || last === undefined) return plain;

  const places = spread(
    sorted.map((time) => countSteps(new Date(first), new Date(time), step)),
    step,
  );
  const length = (places.at(-1) ?? 0) + 1;
  if (length > LONGEST || new Set(places).size !== places.length) return plain;
  const byPlace = new Map(places.map((place, i) => [place, ordered[i] ?? 0]));
  const filled = Array.from({ length }, (_, place) => byPlace.get(place) ?? null);
  return {
    labels: filled.map((row, i) =>
      row === null ? formatMoment(addSteps(new Date(first), step, i)) : (moments[row]?.label ?? ''),
    ),
    values: filled.map((row) => (row === null ? null : (moments[row]?.value ?? null))),
    rows: filled,
    step,
    first: new Date(first),
    last: new Date(last),
  };
}

const readTime = (moment: Moment | undefined) => moment?.date?.getTime() ?? 0;

/**
 * An hour that summer time skips is the next one in a browser, and there are two of those. The first of them goes back
 * to its place.
 */
function spread(places: readonly number[], { unit }: Step): readonly number[] {
  if (unit !== 'minute') return places;
  return places.map((place, i) =>
    place === places[i + 1] && places[i - 1] !== place - 1 ? place - 1 : place,
  );
}

/** The step that most neighbours are apart. */
function findStep(sorted: readonly number[]): Step | null {
  const days = findWorkdays(sorted);
  if (days) return { unit: 'weekday', count: 1, days };
  const gaps = sorted.slice(1).map((time, i) => (time - (sorted[i] ?? 0)) / DAY);
  const middle = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)];
  if (middle === undefined) return null;
  if (middle < 0.9) {
    const minutes = Math.round(middle * MINUTES_A_DAY);
    return minutes > 0 && MINUTES_A_DAY % minutes === 0 ? { unit: 'minute', count: minutes } : null;
  }
  const months = Math.round(middle / 30.4);
  const isMonths = middle >= 27.9 && Math.abs(middle - months * 30.4375) <= months * 1.5 + 1;
  if (isMonths) return { unit: 'month', count: months };
  return { unit: 'day', count: Math.round(middle) };
}

const computeDayOfWeek = (date: Date) => (date.getDay() + 6) % 7;

const USUAL_WEEK = [0, 1, 2, 3, 4];

/** Returns the weekdays of dates that leave out the others week after week; null if they leave out none. */
function findWorkdays(sorted: readonly number[]): readonly number[] | null {
  const dates = sorted.map((time) => new Date(time));
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return null;
  const days = [...new Set(dates.map(computeDayOfWeek))].sort((a, b) => a - b);
  const isUsual = days.every((day) => USUAL_WEEK.includes(day));
  const computeShare = (week: readonly number[]) =>
    dates.length / (countWorkdays(last, week) - countWorkdays(first, week) + 1);
  // Monday to Friday are believed sooner, and with more holidays, than other weeks.
  const weeks = [
    { week: days, minDates: 12, minShare: 0.8, minDays: 20 },
    ...(isUsual ? [{ week: USUAL_WEEK, minDates: 8, minShare: 0.5, minDays: 0 }] : []),
  ];
  const found = weeks.find(({ week, minDates, minShare, minDays }) => {
    const share = computeShare(week);
    const isLong = dates.length >= minDates && last.getTime() - first.getTime() >= minDays * DAY;
    return week.length > 1 && week.length < 7 && isLong && share >= minShare && share <= 1;
  });
  return found?.week ?? null;
}

/** Working days from a Monday far in the past; those between two count as the one before. */
function countWorkdays(date: Date, days: readonly number[]): number {
  const day = computeDayOfWeek(date);
  const monday = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate() - day);
  const before = days.filter((one) => one <= day).length - 1;
  return Math.round(monday / DAY / 7) * days.length + before;
}

/** Minutes by the clock on the wall: summer time doesn't count. */
const readWallClock = (date: Date) =>
  Date.UTC(
    date.getFullYear(),
    date.getMonth(),
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
  ) / MINUTE;

/** How many steps lie between two dates; summer time and the lengths of months don't count. */
function countSteps(first: Date, date: Date, step: Step): number {
  const { unit, count } = step;
  if (unit === 'minute') return Math.round((readWallClock(date) - readWallClock(first)) / count);
  if (unit === 'weekday') return countWorkdays(date, step.days) - countWorkdays(first, step.days);
  const days = Math.round((date.getTime() - first.getTime()) / DAY);
  if (unit === 'day') return Math.round(days / count);
  const months =
    (date.getFullYear() - first.getFullYear()) * 12 + date.getMonth() - first.getMonth();
  return Math.round(months / count);
}

/** Tells whether a date is the last of its month. */
const isMonthEnd = (date: Date) =>
  new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate() === date.getDate();

/** The date so many steps later; the last day of a month stays the last. */
export function addSteps(date: Date, step: Step, steps: number): Date {
  const later = new Date(date);
  const { unit, count } = step;
  if (unit === 'minute') {
    later.setMinutes(later.getMinutes() + count * steps);
    return later;
  }
  if (unit === 'day') {
    later.setDate(later.getDate() + count * steps);
    return later;
  }
  if (unit === 'weekday') {
    const { days } = step;
    const day = computeDayOfWeek(later);
    const place = days.filter((one) => one <= day).length - 1 + steps;
    const week = Math.floor(place / days.length);
    const wanted = days[place - week * days.length] ?? 0;
    later.setDate(later.getDate() - day + week * 7 + wanted);
    return later;
  }
  later.setDate(1);
  later.setMonth(later.getMonth() + count * steps);
  const length = new Date(later.getFullYear(), later.getMonth() + 1, 0).getDate();
  later.setDate(isMonthEnd(date) ? length : Math.min(length, date.getDate()));
  return later;
}

/** Returns the place of the period that a date is in, up to the last of so many; null outside of them. */
export function findPlace({ first, step }: Series, date: Date, count: number): number | null {
  if (!first || !step) return null;
  // The last day of a month is the date of that month.
  const isEnd = step.unit === 'month' && isMonthEnd(first);
  const day = new Date(date.getFullYear(), date.getMonth(), date.getDate());
  const wanted = step.unit === 'minute' ? date : day;
  const findStart = (place: number) => {
    const start = addSteps(first, step, place);
    if (isEnd) start.setMonth(start.getMonth() + 1 - step.count, 1);
    return start.getTime();
  };
  const places = Array.from({ length: count + 1 }, (_, place) => place);
  const place = places.findLastIndex((one) => findStart(one) <= wanted.getTime());
  return place < 0 || place === count ? null : place;
}

/** Moments in a day, for steps that are shorter. */
export const countInDay = (step: Step | null) =>
  step?.unit === 'minute' ? MINUTES_A_DAY / step.count : 0;

/** The place of the first moment in its day. */
export const findPlaceInDay = ({ first, step }: Series) =>
  first && step ? Math.floor((first.getHours() * 60 + first.getMinutes()) / step.count) : 0;

/** Moments in what repeats: a day of hours, a week of days or working days, a year of weeks, months or quarters. */
export function findSeason(step: Step | null): number {
  if (!step) return 0;
  if (step.unit === 'minute') return countInDay(step);
  if (step.unit === 'weekday') return step.days.length;
  if (step.unit === 'month') return 12 % step.count === 0 ? 12 / step.count : 0;
  return { 1: 7, 7: 52 }[step.count] ?? 0;
}
