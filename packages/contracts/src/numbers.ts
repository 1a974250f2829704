/**
 * Returns the number by which people refer to an order or a ticket: the end of its id, short enough to
 * read out. Ids end in random characters, so two numbers are rarely the same; code that must be
 * certain uses the id.
 */
function formatShortNumber(prefix: string, id: string): string {
  const end = id
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(-8);
  return [prefix, ...(end.match(/.{1,4}/g) ?? [])].join('-');
}

/** Formats the number of an order, such as FX-7K3M-Q2PA. */
export function orderNumber(id: string): string {
  return formatShortNumber('FX', id.replace(/^(cs_(test|live)|in)_/, ''));
}

/** Formats the number of a ticket, such as T-1F00-9C4D. */
export function formatTicketNumber(id: string): string {
  return formatShortNumber('T', id);
}
