import { isActive, isInMembership } from './license-term';
import type { VisualType } from './plans';

/** The parts of a licence that an overlap depends on. */
interface OwnedLicense {
  visualType: VisualType;
  licenseType: string;
  deletedAt: string | null;
  startsAt?: string | undefined;
  expiresAt: string;
}

interface PurchasedLicense {
  visualType: VisualType;
  renews?: string | undefined;
  addsTo?: string | undefined;
  upgrades?: string | undefined;
}

/** True if one of two products gives rights that the other one gives too. */
export function sharesRights(one: VisualType, other: VisualType): boolean {
  if (one === other) return true;
  return (one === 'suite' && isInMembership(other)) || (other === 'suite' && isInMembership(one));
}

/**
 * Returns the running licence or seat whose rights a purchase would pay for again, the one that
 * ends last. A purchase that joins a licence overlaps none. Free licences and trials were not paid
 * for, so a purchase may follow them at any time.
 */
export function findOverlap<L extends OwnedLicense>(
  { visualType, renews, addsTo, upgrades }: PurchasedLicense,
  licenses: readonly L[],
  now: Date,
): L | undefined {
  if ((renews ?? addsTo ?? upgrades) !== undefined) return undefined;
  return licenses
    .filter((license) => license.licenseType !== 'free' && isActive(license, now))
    .filter((license) => sharesRights(visualType, license.visualType))
    .sort((a, b) => b.expiresAt.localeCompare(a.expiresAt))[0];
}
