/** Styles of dates, each with an example. */
const STYLES = {
  /** 2 Mar 2026 */
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  /** 2 March 2026 */
  'long-day': { day: 'numeric', month: 'long', year: 'numeric' },
  /** 2 Mar */
  'day-of-month': { day: 'numeric', month: 'short' },
  /** 2 March */
  'long-day-of-month': { day: 'numeric', month: 'long' },
  /** Mar 2026 */
  month: { month: 'short', year: 'numeric' },
  /** March 2026 */
  'long-month': { month: 'long', year: 'numeric' },
  /** March */
  'month-name': { month: 'long' },
  /** 14:02 */
  time: { hour: '2-digit', minute: '2-digit' },
  /** 14:02:07 */
  'time-with-seconds': { timeStyle: 'medium' },
  /** 2 Mar 2026, 14:02 CET */
  moment: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Formatters by style and time zone. Creating one takes far longer than using it, and lists show many dates. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formats a date for British readers, by default in the time zone of the machine. */
export function formatInstant(
  instant: Date | string,
  style: keyof typeof STYLES,
  timeZone?: 'UTC',
): string {
  const key = `${style} ${timeZone}`;
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...STYLES[style], timeZone });
  formatters.set(key, formatter);
  return formatter.format(new Date(instant));
}
