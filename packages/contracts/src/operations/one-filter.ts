/** The check of an operation that takes one of several filters at a time; the second that is given is at fault. */
export function checkOneFilter(filters: Readonly<Record<string, unknown>>) {
  const second = Object.entries(filters).filter(([, value]) => value !== undefined)[1];
  return second && { field: second[0], message: 'Use one filter at a time' };
}
