/** Names of a campaign (support.google.com/analytics/answer/10917952). */
const CAMPAIGN = /^utm_[a-z_]+$/;

/**
 * Returns an address without private data, for analytics. A query or a hash can hold a one-use code, the id of a
 * payment or a search for a person, so only the campaign's parameters are kept.
 */
export function redactAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname, searchParams } = new URL(address);
  const campaign = new URLSearchParams([...searchParams].filter(([name]) => CAMPAIGN.test(name)));
  const query = campaign.toString();
  return `${origin}${pathname}${query === '' ? '' : `?${query}`}`;
}
