import { formatCount } from '@flexa/contracts/format';
import { formatInstant } from '@flexa/contracts/format-date';

/** Lines break before or after a date, never within it. */
const keepTogether = (words: string) => words.replace(/(\w) /g, '$1\u00a0');

/** Formats a day in the reader's time zone: 2 Mar 2026. */
export function formatDate(date: Date | string): string {
  return keepTogether(formatInstant(date, 'day'));
}

/** Formats a day in the reader's time zone: 2 March 2026. */
export function formatLongDate(date: Date | string): string {
  return keepTogether(formatInstant(date, 'long-day'));
}

/** Formats a day that is the same for every reader, such as that of a post: 2 March 2026. */
export function formatCalendarDay(date: Date | string): string {
  return keepTogether(formatInstant(date, 'long-day', 'UTC'));
}

/** Formats a month: Mar 2026. */
export function formatMonth(date: Date): string {
  return keepTogether(formatInstant(date, 'month'));
}

/** Formats a day without its year: 2 Mar. */
export function formatDayOfMonth(date: Date | string): string {
  return keepTogether(formatInstant(date, 'day-of-month'));
}

/** Formats the moment when something ends, with the reader's time zone: 2 Mar 2026, 14:02 CET. */
export function formatMoment(date: Date | string): string {
  return keepTogether(formatInstant(date, 'moment'));
}

/** Returns the name of the time zone in which the reader sees dates: Central European Time. */
export function timeZoneName(timeZone?: string): string {
  const named = (timeZoneName: 'longGeneric' | 'long') =>
    new Intl.DateTimeFormat('en-GB', { timeZoneName, timeZone })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const generic = named('longGeneric');
  // Time zones without daylight saving have no generic name; UTC's would be GMT+00:00.
  return generic.startsWith('GMT') ? named('long') : generic;
}

/** Formats a time of day: 14:02. */
export function formatTime(date: Date): string {
  return formatInstant(date, 'time');
}

/** Formats a past moment: 'Today, 14:02', 'Yesterday', '2 Oct', '31 Dec 2025' in another year. */
export function formatRecent(moment: Date | string, now: Date): string {
  const date = new Date(moment);
  const dayOf = (any: Date) => new Date(any.getFullYear(), any.getMonth(), any.getDate()).getTime();
  // Rounded: a day with a change of the clock has 23 or 25 hours.
  const daysAgo = Math.round((dayOf(now) - dayOf(date)) / (24 * 60 * 60 * 1000));
  if (daysAgo === 0) return `Today, ${formatTime(date)}`;
  if (daysAgo === 1) return 'Yesterday';
  return date.getFullYear() === now.getFullYear() ? formatDayOfMonth(date) : formatDate(date);
}

/** Formats a wait: '41 seconds', and minutes where nobody counts seconds. */
export function formatWait(seconds: number): string {
  return seconds > 120
    ? formatCount(Math.ceil(seconds / 60), 'minute')
    : formatCount(seconds, 'second');
}
