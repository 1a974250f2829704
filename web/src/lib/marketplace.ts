import type { Pack } from '@flexa/contracts/plans';
import { env } from './env';

/** Returns where the marketplace lists a pack's visuals; undefined where the deployment names no marketplace. */
export function buildListingUrl(pack: Pack): string | undefined {
  if (!env.marketplaceUrl) return undefined;
  const url = new URL(env.marketplaceUrl);
  url.searchParams.set('search', `Flexa ${pack}`);
  // The marketplace reads a plus sign as one.
  return url.href.replaceAll('+', '%20');
}
