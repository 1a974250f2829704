import type { Outage, Part, Status } from '@flexa/contracts/status';
import { formatDate, formatTime, plural } from '@/lib/format';
import type { Tone } from '@/ui/badge';

export const PART_WORDS: Record<Part, { name: string; what: string }> = {
  api: { name: 'Portal and API', what: 'Pages, accounts, licences and saved themes' },
  'sign-in': { name: 'Sign-in', what: 'Password, code by mail, Google and Microsoft' },
  payments: { name: 'Payments', what: 'Checkout, receipts and refunds at Stripe' },
  mail: { name: 'Mail', what: 'Codes, links, receipts and reminders' },
};

type State = Status['parts'][number]['state'];

export const STATE_WORDS: Record<State, { label: string; tone: Tone }> = {
  working: { label: 'Working', tone: 'success' },
  failing: { label: 'Not working', tone: 'danger' },
  unknown: { label: 'Unknown', tone: 'neutral' },
};

/** All of it in one line. */
export function summaryOf({ parts }: Pick<Status, 'parts'>): { tone: Tone; title: string } {
  const failing = parts.filter(({ state }) => state === 'failing');
  if (failing.length > 0) {
    const names = failing.map(({ part }) => PART_WORDS[part].name).join(', ');
    return { tone: 'danger', title: `Not working: ${names}` };
  }
  if (parts.some(({ state }) => state === 'unknown')) {
    return { tone: 'warning', title: 'No recent checks' };
  }
  return { tone: 'success', title: 'All systems operational' };
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** '25 minutes', and hours where it is several. */
function lengthOf(from: Date, until: Date): string {
  const length = until.getTime() - from.getTime();
  if (length >= 2 * HOUR_MS) return plural(Math.round(length / HOUR_MS), 'hour');
  return plural(Math.max(1, Math.round(length / MINUTE_MS)), 'minute');
}

/** When it was: '20 Nov 2026, 12:05 to 12:30, 25 minutes'. */
export function timeOf({ from, until }: Outage): string {
  const began = new Date(from);
  const start = `${formatDate(began)}, ${formatTime(began)}`;
  if (until === null) return `Since ${start}`;
  const ended = new Date(until);
  const isSameDay = formatDate(began) === formatDate(ended);
  const end = isSameDay ? formatTime(ended) : `${formatDate(ended)}, ${formatTime(ended)}`;
  return `${start} to ${end}, ${lengthOf(began, ended)}`;
}
