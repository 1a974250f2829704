import { isActive, isAddition, isUpgradable, computeTerm } from '@flexa/contracts/license-term';
import { findOverlap } from '@flexa/contracts/license-overlap';
import type { License } from '@flexa/contracts/licenses';
import {
  computeAddedSeatPrice,
  findPlan,
  type Plan,
  type VisualType,
} from '@flexa/contracts/plans';
import { computePrice } from './choice';

/** Seats that join a licence, with the price per seat in cents. */
export interface Addition {
  license: License;
  plan: Plan;
  price: number;
}

export interface Owned {
  /** Licence that a purchase continues, or else the one that covers the visual for longest. */
  license: License | undefined;
  /** Paid licence that a purchase continues: the new months begin at its end. */
  renewable: License | undefined;
  /** Licence of a pack that the membership would replace. */
  upgradable: License | undefined;
  /** Licence that gives the buyer the same rights when the new months begin. */
  overlap: License | undefined;
  /** True if the server sells only to buyers who agree to the overlap. */
  needsAgreement: boolean;
  /** Undefined if no licence can take more seats. */
  addition: Addition | undefined;
}

/** Returns the products whose licence covers that visual. */
function listCoveringProducts(visualType: VisualType): readonly VisualType[] {
  return visualType === 'charts' || visualType === 'designs' ? [visualType, 'suite'] : [visualType];
}

/**
 * Returns how the licences affect a purchase of that visual at that moment. Unless the buyer wants a separate
 * licence, a purchase joins the licence that the link names, else the one that runs longest. Added seats end
 * with the licence they joined, and that licence comes first.
 */
export function findOwned(
  visualType: VisualType,
  licenses: readonly License[],
  now: Date,
  { license: named, isSeparate }: { license?: string | undefined; isSeparate?: boolean } = {},
): Owned {
  const covers = listCoveringProducts(visualType);
  const running = licenses
    .filter((license) => covers.includes(license.visualType))
    .filter(({ expiresAt }) => new Date(expiresAt) > now)
    .sort(
      (a, b) =>
        b.expiresAt.localeCompare(a.expiresAt) || Number(isAddition(a)) - Number(isAddition(b)),
    );
  const paid = running.filter(
    ({ visualType: type, licenseType, seatOf }) =>
      type === visualType && licenseType !== 'free' && seatOf === undefined,
  );
  const joinable = isSeparate ? [] : [...paid.filter(({ id }) => id === named), ...paid];
  const renewable = findLastRenewal(joinable[0], paid);
  const begin = renewable ? new Date(renewable.expiresAt) : now;
  const refused = findOverlap({ visualType, renews: renewable?.id }, licenses, begin);
  return {
    license: renewable && named !== undefined ? renewable : running[0],
    renewable,
    overlap: refused ?? findMentionedOverlap(running, paid, begin),
    needsAgreement: refused !== undefined,
    upgradable: visualType === 'suite' && !paid[0] ? findUpgradable(licenses, now) : undefined,
    addition: joinable
      .filter((license) => isActive(license, now))
      .map((it) => priceAddition(it, now))[0],
  };
}

/**
 * Finds a licence that runs on after the new months begin: a membership that contains the pack, a seat or a
 * free licence. The buyer's own paid licences of the same kind are renewed, and a trial is meant to be
 * followed by a purchase.
 */
function findMentionedOverlap(
  running: readonly License[],
  paid: readonly License[],
  begin: Date,
): License | undefined {
  return running.find(
    (license) =>
      !paid.includes(license) &&
      license.held !== false &&
      license.source !== 'trial' &&
      isActive(license, begin),
  );
}

/** Returns the last renewal of a licence, or the licence itself. */
function findLastRenewal(
  license: License | undefined,
  paid: readonly License[],
): License | undefined {
  const next = license && paid.find(({ id }) => id === license.renewedBy);
  return next ? findLastRenewal(next, paid) : license;
}

/** Returns the pack's licence that runs longest. */
function findUpgradable(licenses: readonly License[], now: Date): License | undefined {
  return licenses
    .filter((license) => isUpgradable(license, now))
    .sort((a, b) => b.expiresAt.localeCompare(a.expiresAt))[0];
}

function priceAddition(license: License, now: Date): Addition | undefined {
  const plan = findPlan(`${license.visualType}-${license.month}m`);
  if (!plan) return undefined;
  const price = computeAddedSeatPrice(computePrice(plan), computeTerm(license), now);
  return price === undefined ? undefined : { license, plan, price };
}
