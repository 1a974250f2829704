import { REMINDER_DAYS } from '@flexa/contracts/constants';
import { findLicenseStart, type License } from '@flexa/contracts/licenses';

const DAY_MS = 24 * 60 * 60 * 1000;

export const FIRST_REMINDER_DAYS = Math.max(...REMINDER_DAYS);

/** Returns when a reminder is due. */
function computeDueTime(endsAt: number, days: number): number {
  return endsAt - days * DAY_MS;
}

/**
 * Returns the reminder due for a licence at that moment: only the latest, so that missed runs lead to one mail, not
 * three. A reminder within a day of the licence's creation is skipped, because nobody wants to hear that a new
 * licence is about to end.
 */
export function findDueReminder(
  license: Pick<License, 'createdAt' | 'startsAt' | 'expiresAt'>,
  now: Date,
): number | undefined {
  const endsAt = new Date(license.expiresAt).getTime();
  const moment = now.getTime();
  if (endsAt <= moment) return undefined;
  const days = REMINDER_DAYS.findLast((candidate) => computeDueTime(endsAt, candidate) <= moment);
  if (days === undefined) return undefined;
  const settled = findLicenseStart(license).getTime() + DAY_MS;
  return computeDueTime(endsAt, days) < settled ? undefined : days;
}
