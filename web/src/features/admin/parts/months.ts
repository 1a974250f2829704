import { formatInstant } from '@flexa/contracts/format-date';

/** Lists the last twelve months as choices, this one first: "November 2026". */
export function listMonthChoices(now: Date): { value: string; label: string }[] {
  return listMonths(now).map((value) => ({
    value,
    label: formatInstant(`${value}-01`, 'long-month', 'UTC'),
  }));
}

/** Lists the last twelve months, this one first, in the format of the export. */
export function listMonths(now: Date): string[] {
  return Array.from({ length: 12 }, (_, back) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back));
    return month.toISOString().slice(0, 7);
  });
}
