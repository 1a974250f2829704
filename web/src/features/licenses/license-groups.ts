import { daysLeft } from '@contracts/calendar';
import { EXPIRING_DAYS } from '@contracts/constants';
import type { License } from '@contracts/licenses';

export type LicenseGroup = 'active' | 'expiring' | 'expired';

/** The group a licence is listed in at that moment. */
export function groupOf(license: License, now: Date): LicenseGroup {
  const end = new Date(license.expiresAt);
  if (end <= now) return 'expired';
  return daysLeft(end, now) <= EXPIRING_DAYS ? 'expiring' : 'active';
}

/** Licences by group, each newest first as they came; groups in the order they are shown. */
export function groupLicenses(licenses: readonly License[], now: Date) {
  return (['active', 'expiring', 'expired'] as const).map((group) => ({
    group,
    licenses: licenses.filter((license) => groupOf(license, now) === group),
  }));
}

/** One sentence on what matters: how many are active, seats, the next end. */
export function summary(licenses: readonly License[], now: Date, formatDate: (d: Date) => string) {
  const active = licenses.filter((license) => groupOf(license, now) !== 'expired');
  const first = active
    .map(({ expiresAt }) => new Date(expiresAt))
    .sort((a, b) => a.getTime() - b.getTime())[0];
  if (!first) return 'No active licence at the moment.';
  const seats = active.reduce((sum, { quantity }) => sum + quantity, 0);
  const seatWords = `${seats} ${seats === 1 ? 'seat' : 'seats'}`;
  return `${active.length} active, ${seatWords}. The next one ends on ${formatDate(first)}.`;
}
