import { formatNumber } from '@flexa/contracts/format';

/** "1,284"; "312 or more" where a search stopped before it had read everything. */
export function countWords(total: number, isExact: boolean): string {
  const count = formatNumber(total);
  return isExact ? count : `${count} or more`;
}
