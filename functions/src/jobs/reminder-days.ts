import { beginOf, type License } from '@flexa/contracts/licenses';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days before the end; 0 is the day (UTC) on which it ends. */
export const FIRST_REMINDER_DAYS = 14;
const REMINDER_DAYS = [0, 3, FIRST_REMINDER_DAYS] as const;

/** From when on a reminder is due. */
function dueFrom(endsAt: number, days: number): number {
  if (days > 0) return endsAt - days * DAY_MS;
  // A licence that ends at midnight ends on the day before.
  return Math.floor((endsAt - 1) / DAY_MS) * DAY_MS;
}

/**
 * Which reminder a licence is due at that moment: only the last one that applies, so that who was not
 * reminded for some days gets one and not three. None that would come within a day of the
 * licence itself, for nobody wants to hear at once that what they just got is about to end.
 */
export function dueReminder(
  license: Pick<License, 'createdAt' | 'startsAt' | 'expiresAt'>,
  now: Date,
): number | undefined {
  const endsAt = new Date(license.expiresAt).getTime();
  const moment = now.getTime();
  if (endsAt <= moment) return undefined;
  const days = REMINDER_DAYS.find((candidate) => dueFrom(endsAt, candidate) <= moment);
  if (days === undefined) return undefined;
  const settled = beginOf(license).getTime() + DAY_MS;
  return dueFrom(endsAt, days) < settled ? undefined : days;
}
