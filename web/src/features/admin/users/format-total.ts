import { formatNumber } from '@flexa/contracts/format';

/** Formats a count: "1,284", or "312 or more" if the search stopped early. */
export function formatTotal(total: number, isExact: boolean): string {
  const count = formatNumber(total);
  return isExact ? count : `${count} or more`;
}
