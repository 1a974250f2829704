import { formatDate, formatDayOfMonth, formatTime } from './format';

/** Formats a past moment: 'Today, 14:02', 'Yesterday', '2 Oct', '31 Dec 2025' in another year. */
export function formatRecent(moment: Date | string, now: Date): string {
  const date = new Date(moment);
  const computeDayStart = (any: Date) =>
    new Date(any.getFullYear(), any.getMonth(), any.getDate()).getTime();
  // Rounded, because a day with a clock change has 23 or 25 hours.
  const daysAgo = Math.round(
    (computeDayStart(now) - computeDayStart(date)) / (24 * 60 * 60 * 1000),
  );
  if (daysAgo === 0) return `Today, ${formatTime(date)}`;
  if (daysAgo === 1) return 'Yesterday';
  return date.getFullYear() === now.getFullYear() ? formatDayOfMonth(date) : formatDate(date);
}
