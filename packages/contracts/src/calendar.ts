/**
 * Returns the same day and time some months later, in UTC. A day that the month lacks becomes its last day: 31 January
 * plus one month is 28 or 29 February, never 3 March.
 *
 * @param anchorDay the day of the month to return to if a shorter month has moved the date itself
 */
export function addMonths(date: Date, months: number, anchorDay = date.getUTCDate()): Date {
  const result = new Date(date);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const lastDay = new Date(
    Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0),
  ).getUTCDate();
  result.setUTCDate(Math.min(anchorDay, lastDay));
  return result;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Counts the days until a date, including days that have begun. Returns 0 only once the date has passed. */
export function countRemainingDays(until: Date, now: Date): number {
  return Math.max(0, Math.ceil((until.getTime() - now.getTime()) / DAY_MS));
}

/** Returns the first moment of a month such as 2026-11 (UTC), and that of the next month. */
export function computeMonthSpan(month: string): [from: Date, to: Date] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return [new Date(Date.UTC(year, number - 1)), new Date(Date.UTC(year, number))];
}
