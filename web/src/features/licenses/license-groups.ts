import { countRemainingDays } from '@flexa/contracts/calendar';
import { EXPIRING_DAYS } from '@flexa/contracts/constants';
import { formatCount } from '@flexa/contracts/format';
import {
  findLicenseStart,
  hasSameEnd,
  isAddition,
  isAhead,
  isOutlasted,
} from '@flexa/contracts/license-term';
import { REVOKED_REASONS, TRIAL_NOTICE_DAYS, type License } from '@flexa/contracts/licenses';

/** Groups in display order. */
export const LICENSE_GROUPS = ['active', 'expiring', 'ahead', 'expired', 'revoked'] as const;
export type LicenseGroup = (typeof LICENSE_GROUPS)[number];

/** Returns the group that lists a licence at that moment. */
export function determineGroup(license: License, now: Date): LicenseGroup {
  if (license.deletedAt !== null) {
    return license.revokedReason === REVOKED_REASONS.archived ? 'expired' : 'revoked';
  }
  if (isAhead(license, now)) return 'ahead';
  if (new Date(license.expiresAt) <= now) return 'expired';
  const noticeDays = license.source === 'trial' ? TRIAL_NOTICE_DAYS : EXPIRING_DAYS;
  return countDaysLeft(license, now) <= noticeDays ? 'expiring' : 'active';
}

/**
 * Returns the days until a licence ends, at most its whole term, because the browser's clock may be
 * slow.
 */
export function countDaysLeft(license: License, now: Date): number {
  const begin = findLicenseStart(license);
  return countRemainingDays(new Date(license.expiresAt), begin > now ? begin : now);
}

/** Groups licences and keeps their order, newest first. */
export function groupLicenses(licenses: readonly License[], now: Date) {
  return LICENSE_GROUPS.map((group) => ({
    group,
    licenses: licenses.filter((license) => determineGroup(license, now) === group),
  }));
}

/** Adds ended licences from the API's list to the live ones, whose query leaves them out. */
export function mergeEndedLicenses(
  live: readonly License[],
  listed: readonly License[],
): License[] {
  const known = new Set(live.map(({ id }) => id));
  const ended = listed.filter(({ id, deletedAt }) => deletedAt !== null && !known.has(id));
  return [...live, ...ended].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

/** Returns true if another licence in the list continues this one after its end. */
export function isRenewed(license: License, licenses: readonly License[]): boolean {
  const { renewedBy } = license;
  if (renewedBy === undefined) return isOutlasted(license, licenses);
  return licenses.some(({ id, deletedAt }) => id === renewedBy && deletedAt === null);
}

/**
 * Returns what a renewal buys: all seats that end together, in one licence that continues the one
 * they were added to.
 */
export function planRenewal(
  license: License,
  licenses: readonly License[],
): { license: string; quantity: number } {
  const sameEnd = licenses.filter(
    (other) =>
      hasSameEnd(license, other) && other.deletedAt === null && !isRenewed(other, licenses),
  );
  const together = [license, ...sameEnd];
  const { id } = together.find((candidate) => !isAddition(candidate)) ?? license;
  return { license: id, quantity: together.reduce((sum, { quantity }) => sum + quantity, 0) };
}

/** Tells the owner why a licence was revoked. */
export function describeRevocation({ revokedReason }: Pick<License, 'revokedReason'>): string {
  switch (revokedReason) {
    case REVOKED_REASONS.refunded:
      return 'payment refunded';
    case REVOKED_REASONS.disputed:
      return 'suspended while the payment is disputed';
    case REVOKED_REASONS.unpaid:
      return 'its invoice was not paid';
    case REVOKED_REASONS.lost:
      return 'payment charged back';
    case REVOKED_REASONS.upgraded:
      return 'replaced by your membership';
    case null:
      return 'ended with the account';
    default:
      return revokedReason;
  }
}

/** Sums up the active licences, their seats and the next end in a sentence. */
export function summarizeLicenses(
  licenses: readonly License[],
  now: Date,
  formatDate: (d: Date) => string,
) {
  const active = licenses.filter((license) =>
    ['active', 'expiring'].includes(determineGroup(license, now)),
  );
  const first = active
    .filter((license) => !isRenewed(license, licenses))
    .map(({ expiresAt }) => new Date(expiresAt))
    .sort((a, b) => a.getTime() - b.getTime())[0];
  if (active.length === 0) return 'No active licences.';
  const seats = active.reduce((sum, { quantity }) => sum + quantity, 0);
  const seatWords = formatCount(seats, 'seat');
  const isOne = active.length === 1;
  const end = first
    ? `${isOne ? 'It' : 'The next one'} ends on ${formatDate(first)}.`
    : `${isOne ? 'It is' : 'They are'} renewed.`;
  return `${active.length} active, ${seatWords}. ${end}`;
}
