import { isActive, isInMembership } from './license-term';
import type { VisualType } from './plans';

/** The parts of a licence that an overlap depends on. */
interface OwnedLicense {
  id: string;
  visualType: VisualType;
  licenseType: string;
  deletedAt: string | null;
  startsAt?: string | undefined;
  expiresAt: string;
  seatOf?: string | undefined;
  held?: boolean | undefined;
}

/** Product of a purchase, and the licence that it joins. */
export interface PurchasedLicense {
  visualType: VisualType;
  renews?: string | undefined;
  addsTo?: string | undefined;
  upgrades?: string | undefined;
}

/** True if one of two products gives rights that the other one gives too. */
export function hasSharedRights(one: VisualType, other: VisualType): boolean {
  if (one === other) return true;
  return (one === 'suite' && isInMembership(other)) || (other === 'suite' && isInMembership(one));
}

/**
 * Returns the licence or seat whose rights a purchase would pay for again, the one that ends last. Added seats
 * and upgrades overlap none. Free licences and trials were not paid for, so a purchase may follow them at any
 * time.
 *
 * @param begin when the purchased months begin: for a renewal, at the end of the licence
 */
export function findOverlap<L extends OwnedLicense>(
  purchase: PurchasedLicense,
  licenses: readonly L[],
  begin: Date,
): L | undefined {
  const { visualType, renews, addsTo, upgrades } = purchase;
  if ((addsTo ?? upgrades) !== undefined) return undefined;
  return licenses
    .filter((license) => license.licenseType !== 'free' && isActive(license, begin))
    .filter((license) => hasSharedRights(visualType, license.visualType))
    .filter((license) => renews === undefined || replacesRenewal(license, visualType))
    .sort((a, b) => b.expiresAt.localeCompare(a.expiresAt))[0];
}

/**
 * True for a licence that makes a renewal needless: a membership, or a seat. Licences of the same pack are for
 * other people, and each is renewed.
 */
function replacesRenewal({ visualType, seatOf, held }: OwnedLicense, renewed: VisualType): boolean {
  return held !== false && (visualType !== renewed || seatOf !== undefined);
}
