/**
 * Returns the address at which a person accepts a seat, by invitation or with the code of a team
 * link.
 */
export function buildSeatLink(licence: string, code?: string): string {
  const address = new URL('/seat', window.location.href);
  address.search = new URLSearchParams({ licence, ...(code && { link: code }) }).toString();
  return address.href;
}
