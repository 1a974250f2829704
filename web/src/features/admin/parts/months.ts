/** The last twelve months, this one first, as the export names them. */
export function monthsUntil(now: Date): string[] {
  return Array.from({ length: 12 }, (_, back) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back));
    return month.toISOString().slice(0, 7);
  });
}
