import type { License } from '@flexa/contracts/licenses';
import { isActive } from '@flexa/contracts/licenses';

export interface YearMonth {
  /** Its first day, in the reader's time zone. */
  start: Date;
  /** What ends in it, the first to end first. */
  ending: License[];
}

/** This month and the eleven after it, each with what ends in it. */
export function yearOf(licenses: readonly License[], now: Date): YearMonth[] {
  const active = licenses
    .filter((license) => isActive(license, now))
    .sort((a, b) => a.expiresAt.localeCompare(b.expiresAt));
  return Array.from({ length: 12 }, (_, month) => {
    const start = new Date(now.getFullYear(), now.getMonth() + month);
    const next = new Date(now.getFullYear(), now.getMonth() + month + 1);
    const ending = active.filter(({ expiresAt }) => {
      const end = new Date(expiresAt);
      return end >= start && end < next;
    });
    return { start, ending };
  });
}
