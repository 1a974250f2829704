import { formatNumber } from '@flexa/contracts/format';
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** 'November', of 2026-11. */
export function monthName(month: string): string {
  return MONTHS[Number(month.slice(5)) - 1] ?? month;
}

/** 'November 2026'. */
export function monthAndYear(month: string): string {
  return `${monthName(month)} ${month.slice(0, 4)}`;
}

/** '38% more than a year ago'; a number where a share of so few would say nothing. */
export function change(value: number, before: number, when: string): string {
  if (before === 0) return `None ${when}`;
  const percent = Math.round(((value - before) / before) * 100);
  if (percent > 300) return `${formatNumber(before)} ${when}`;
  if (percent === 0) return `Same as ${when}`;
  return `${Math.abs(percent)}% ${percent > 0 ? 'more' : 'fewer'} than ${when}`;
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** '21 Sep'. */
export function dayAndMonth(moment: Date): string {
  return day.format(moment);
}

/** '$15k', '$500', from cents: short, for the grid of a chart. */
export function shortMoney(cents: number): string {
  const dollars = cents / 100;
  return dollars >= 1000 ? `$${dollars / 1000}k` : `$${dollars}`;
}
