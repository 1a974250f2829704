import { formatNumber } from '@flexa/contracts/format';
import { formatInstant } from '@flexa/contracts/format-date';

/** Formats a month such as 2026-11: 'November'. */
export function formatMonthName(month: string): string {
  return formatInstant(`${month}-01`, 'month-name', 'UTC');
}

/** Formats a month such as 2026-11: 'November 2026'. */
export function formatMonthAndYear(month: string): string {
  return formatInstant(`${month}-01`, 'long-month', 'UTC');
}

/** Describes a change: '38% more than a year ago', or a number if a percentage would mislead. */
export function describeChange(value: number, before: number, when: string): string {
  if (before === 0) return `None ${when}`;
  const percent = Math.round(((value - before) / before) * 100);
  if (percent > 300) return `${formatNumber(before)} ${when}`;
  if (percent === 0) return `Same as ${when}`;
  return `${Math.abs(percent)}% ${percent > 0 ? 'more' : 'fewer'} than ${when}`;
}

/** Formats a day of our books, which are kept in UTC: '21 Sep'. */
export function formatBookedDay(moment: Date): string {
  return formatInstant(moment, 'day-of-month', 'UTC');
}

/** Formats cents for the grid of a chart: '$15k', '$500'. */
export function formatShortMoney(cents: number): string {
  const dollars = cents / 100;
  return dollars >= 1000 ? `$${dollars / 1000}k` : `$${dollars}`;
}
