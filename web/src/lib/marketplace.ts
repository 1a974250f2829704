import type { Pack } from '@flexa/contracts/plans';
import { env } from './env';

/** The marketplace listing of a pack's visuals; the deployment says where the publisher's listings are. */
export function marketplaceUrl(pack: Pack): string {
  return `${env.marketplaceUrl}?search=Flexa%20${pack}`;
}
