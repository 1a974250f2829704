import type { Pack } from '@flexa/contracts/plans';
import { env } from './env';

/** Returns the address of a pack's listing; undefined if the deployment has no marketplace. */
export function buildListingUrl(pack: Pack): string | undefined {
  if (!env.marketplaceUrl) return undefined;
  const url = new URL(env.marketplaceUrl);
  url.searchParams.set('search', `Flexa ${pack}`);
  // The marketplace doesn't read a plus sign as a space.
  return url.href.replaceAll('+', '%20');
}
