import type { Pack } from '@flexa/contracts/plans';
import { env } from './env';

/** The marketplace listing of a pack's visuals; undefined where the deployment names no marketplace. */
export function listingUrl(pack: Pack): string | undefined {
  return env.marketplaceUrl && `${env.marketplaceUrl}?search=Flexa%20${pack}`;
}
