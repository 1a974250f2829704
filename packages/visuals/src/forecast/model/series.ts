/** A regular series: one value for each moment, null where the data has none. */
export interface Series {
  labels: readonly string[];
  values: readonly (number | null)[];
  /** The row of the data behind each moment; null for a moment that is missing there. */
  rows: readonly (number | null)[];
  /** Between one moment and the next; null where moments are no dates. */
  step: Step | null;
  /** The date of the last moment. */
  last: Date | null;
}

export interface Step {
  /** A weekday goes from Monday to Friday: weekends are no gaps. */
  unit: 'day' | 'weekday' | 'month';
  count: number;
}

const DAY = 24 * 60 * 60 * 1000;
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
  const isDated = withDates.length > 1 && dates.size === rows.length;
  const ordered = isDated ? rows.sort((a, b) => readTime(moments[a]) - readTime(moments[b])) : rows;
  const sorted = ordered.map((row) => readTime(moments[row]));
  const step = isDated ? findStep(sorted) : null;
  const plain = {
    labels: ordered.map((row) => moments[row]?.label ?? ''),
    values: ordered.map((row) => moments[row]?.value ?? null),
    rows: ordered,
    step: null,
    last: null,
  };
  const [first] = sorted;
  const last = sorted.at(-1);
  if (!step || first === undefined || last === undefined) return plain;

  const places = sorted.map((time) => countSteps(new Date(first), new Date(time), step));
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
    last: new Date(last),
  };
}

const readTime = (moment: Moment | undefined) => moment?.date?.getTime() ?? 0;

/** The step that most neighbours are apart. */
function findStep(sorted: readonly number[]): Step | null {
  const gaps = sorted.slice(1).map((time, i) => (time - (sorted[i] ?? 0)) / DAY);
  if (isWorkdays(sorted)) return { unit: 'weekday', count: 1 };
  const middle = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)];
  if (middle === undefined || middle < 0.9) return null;
  const months = Math.round(middle / 30.4);
  const isMonths = middle >= 27.9 && Math.abs(middle - months * 30.4375) <= months * 1.5 + 1;
  if (isMonths) return { unit: 'month', count: months };
  return { unit: 'day', count: Math.round(middle) };
}

/** Dates of less than so many working days may miss their weekends by chance. */
const LEAST_WORKDAYS = 8;

const computeDayOfWeek = (date: Date) => (date.getDay() + 6) % 7;

/** Tells whether dates are days of which none is a weekend, though several weekends lie between them. */
function isWorkdays(sorted: readonly number[]): boolean {
  const [first = 0] = sorted;
  const last = sorted.at(-1) ?? 0;
  const days = Math.round((last - first) / DAY);
  // At least every other working day is there.
  return (
    sorted.length >= LEAST_WORKDAYS &&
    days < sorted.length * 2.8 &&
    sorted.every((time) => computeDayOfWeek(new Date(time)) < 5)
  );
}

/** Working days from a Monday far in the past; those on a weekend count as the Friday before. */
function countWorkdays(date: Date): number {
  const monday = Date.UTC(
    date.getFullYear(),
    date.getMonth(),
    date.getDate() - computeDayOfWeek(date),
  );
  return Math.round(monday / DAY / 7) * 5 + Math.min(4, computeDayOfWeek(date));
}

/** How many steps lie between two dates; summer time and the lengths of months don't count. */
function countSteps(first: Date, date: Date, { unit, count }: Step): number {
  const days = Math.round((date.getTime() - first.getTime()) / DAY);
  if (unit === 'day') return Math.round(days / count);
  if (unit === 'weekday') return countWorkdays(date) - countWorkdays(first);
  const months =
    (date.getFullYear() - first.getFullYear()) * 12 + date.getMonth() - first.getMonth();
  return Math.round(months / count);
}

/** The date so many steps later; the last day of a month stays the last. */
export function addSteps(date: Date, { unit, count }: Step, steps: number): Date {
  const later = new Date(date);
  if (unit === 'day') {
    later.setDate(later.getDate() + count * steps);
    return later;
  }
  if (unit === 'weekday') {
    const place = Math.min(4, computeDayOfWeek(later)) + count * steps;
    later.setDate(
      later.getDate() - computeDayOfWeek(later) + Math.floor(place / 5) * 7 + (place % 5),
    );
    return later;
  }
  const isLastDay =
    new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate() === date.getDate();
  later.setDate(1);
  later.setMonth(later.getMonth() + count * steps);
  const length = new Date(later.getFullYear(), later.getMonth() + 1, 0).getDate();
  later.setDate(isLastDay ? length : Math.min(length, date.getDate()));
  return later;
}

/** Moments in what repeats: a week of days or working days, a year of weeks, months or quarters. */
export function findSeason(step: Step | null): number {
  if (!step) return 0;
  if (step.unit === 'weekday') return 5;
  if (step.unit === 'month') return 12 % step.count === 0 ? 12 / step.count : 0;
  return { 1: 7, 7: 52 }[step.count] ?? 0;
}
