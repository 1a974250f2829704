/** Checks that a call uses at most one filter, and returns the second one as the wrong field. */
export function checkOneFilter(filters: Readonly<Record<string, unknown>>) {
  const second = Object.entries(filters).filter(([, value]) => value !== undefined)[1];
  return second && { field: second[0], message: 'Use one filter at a time' };
}
