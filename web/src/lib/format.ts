import { formatCount } from '@flexa/contracts/format';
import { formatInstant } from '@flexa/contracts/format-date';

/** Joins words with no-break spaces, so that no line breaks within a date. */
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

/** Formats a time of day: 14:02. */
export function formatTime(date: Date): string {
  return formatInstant(date, 'time');
}

/** Formats a wait: '41 seconds', or minutes for longer ones. */
export function formatWait(seconds: number): string {
  return seconds > 120
    ? formatCount(Math.ceil(seconds / 60), 'minute')
    : formatCount(seconds, 'second');
}
