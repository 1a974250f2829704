/**
 * The same day and time so many months later, in UTC. A day the month does not have becomes its
 * last: 31 January and one month is 28 or 29 February, never 3 March.
 *
 * @param anchorDay the day of the month to return to where the date was itself cut to a shorter month
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

/** Whole days from now to a date, begun days counted: 0 only once it has passed. */
export function countRemainingDays(until: Date, now: Date): number {
  return Math.max(0, Math.ceil((until.getTime() - now.getTime()) / DAY_MS));
}

/** A month such as 2026-11 (UTC), from its first moment to before the first of the next. */
export function computeMonthSpan(month: string): [from: Date, to: Date] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return [new Date(Date.UTC(year, number - 1)), new Date(Date.UTC(year, number))];
}
