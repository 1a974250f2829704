import { formatCount } from '@flexa/contracts/format';
import { formatDate } from '@/lib/format';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Does what formatAgo does, for use inside a sentence: 'just now'. */
export function formatAgoInSentence(moment: string, at: Date): string {
  const text = formatAgo(moment, at);
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Formats an age: 'Just now', '12 min ago', '5 h ago', 'Yesterday', then the date. */
export function formatAgo(moment: string, at: Date): string {
  const passed = at.getTime() - new Date(moment).getTime();
  if (passed < MINUTE) return 'Just now';
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} min ago`;
  if (passed < DAY) return `${Math.floor(passed / HOUR)} h ago`;
  if (passed < 2 * DAY) return 'Yesterday';
  if (passed < 14 * DAY) return `${formatCount(Math.floor(passed / DAY), 'day')} ago`;
  return formatDate(moment);
}
