import { formatCount } from '@flexa/contracts/format';

const dayAndYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const dayInFull = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** A date is never cut by the end of a line, nor is a time of day. */
const inOnePiece = (words: string) => words.replace(/(\w) /g, '$1\u00a0');

/** 2 Mar 2026, in the reader's time zone. */
export function formatDate(date: Date | string): string {
  return inOnePiece(dayAndYear.format(new Date(date)));
}

/** 2 March 2026. */
export function formatLongDate(date: Date | string): string {
  return inOnePiece(dayInFull.format(new Date(date)));
}

const calendarDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 2 March 2026: a day that is the same for every reader, such as that of a post. */
export function formatCalendarDay(date: Date | string): string {
  return inOnePiece(calendarDay.format(new Date(date)));
}

const monthAndYear = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric' });

/** Mar 2026. */
export function formatMonth(date: Date): string {
  return inOnePiece(monthAndYear.format(date));
}

/** 2 Mar. */
export function formatDayOfMonth(date: Date | string): string {
  return inOnePiece(day.format(new Date(date)));
}

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** 2 Mar 2026, 14:02 CET: when something ends, in the reader's time zone, which it names. */
export function formatMoment(date: Date | string): string {
  return inOnePiece(moment.format(new Date(date)));
}

/** Central European Time: the time zone of the reader, in which dates are shown. */
export function timeZoneName(timeZone?: string): string {
  const named = (timeZoneName: 'longGeneric' | 'long') =>
    new Intl.DateTimeFormat('en-GB', { timeZoneName, timeZone })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const generic = named('longGeneric');
  // Time zones without daylight saving have no generic name; UTC's would be GMT+00:00.
  return generic.startsWith('GMT') ? named('long') : generic;
}

/** 14:02. */
export function formatTime(date: Date): string {
  return time.format(date);
}

/** 'Today, 14:02', 'Yesterday', '2 Oct', and with the year where it is another one. */
export function formatRecent(moment: Date | string, now: Date): string {
  const date = new Date(moment);
  const dayOf = (any: Date) => new Date(any.getFullYear(), any.getMonth(), any.getDate()).getTime();
  // Rounded: a day with a change of the clock has 23 or 25 hours.
  const daysAgo = Math.round((dayOf(now) - dayOf(date)) / (24 * 60 * 60 * 1000));
  if (daysAgo === 0) return `Today, ${formatTime(date)}`;
  if (daysAgo === 1) return 'Yesterday';
  return date.getFullYear() === now.getFullYear() ? formatDayOfMonth(date) : formatDate(date);
}

/** '41 seconds', and minutes where nobody counts seconds. */
export function formatWait(seconds: number): string {
  return seconds > 120
    ? formatCount(Math.ceil(seconds / 60), 'minute')
    : formatCount(seconds, 'second');
}
