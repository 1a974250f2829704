import type { License } from '@flexa/contracts/licenses';
import { isActive, isAhead } from '@flexa/contracts/licenses';
import { isRenewed } from './license-groups';

export interface YearMonth {
  /** First day of the month, in the reader's time zone. */
  start: Date;
  /** Licences that end in this month, the earliest first. */
  ending: License[];
}

/**
 * Groups licences by the month of their end: this month, the eleven after it, and all later ones. A
 * renewed licence counts only with the end of its last renewal.
 */
export function groupByMonth(licenses: readonly License[], now: Date) {
  const lasting = licenses
    .filter((license) => isActive(license, now) || isAhead(license, now))
    .filter((license) => !isRenewed(license, licenses))
    .sort((a, b) => a.expiresAt.localeCompare(b.expiresAt));
  const computeMonthStart = (months: number) =>
    new Date(now.getFullYear(), now.getMonth() + months);
  const filterEnding = (start: Date, next: Date) =>
    lasting.filter(({ expiresAt }) => {
      const end = new Date(expiresAt);
      return end >= start && end < next;
    });
  const months = Array.from({ length: 12 }, (_, month): YearMonth => {
    const start = computeMonthStart(month);
    return { start, ending: filterEnding(start, computeMonthStart(month + 1)) };
  });
  const end = computeMonthStart(12);
  return { months, later: lasting.filter(({ expiresAt }) => new Date(expiresAt) >= end) };
}
