import { REMINDER_DAYS } from '@flexa/contracts/constants';
import { findLicenseStart, type License } from '@flexa/contracts/licenses';

const DAY_MS = 24 * 60 * 60 * 1000;

export const FIRST_REMINDER_DAYS = Math.max(...REMINDER_DAYS);

/** From when on a reminder is due. */
function computeDueTime(endsAt: number, days: number): number {
  return endsAt - days * DAY_MS;
}

/**
 * Which reminder a licence is due at that moment: only the last one that applies, so that who was not
 * reminded for some days gets one and not three. None that would come within a day of the
 * licence itself, for nobody wants to hear at once that what they just got is about to end.
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
