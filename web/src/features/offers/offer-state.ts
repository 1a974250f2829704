import { isActive, isInMembership } from '@flexa/contracts/license-term';
import type { License } from '@flexa/contracts/licenses';
import type { LatestOffer } from '@flexa/contracts/offers';
import { PACKS, type Pack } from '@flexa/contracts/plans';
import { now } from '@/lib/clock';

/** Returns true until the offer's end date, also when all places are taken. */
export function isRunning({ expiryDate }: LatestOffer): boolean {
  return expiryDate !== '' && new Date(expiryDate) > now();
}

/** Returns true while anybody can still take a place. */
export function hasPlaces(offer: LatestOffer): boolean {
  return isRunning(offer) && offer.userCount > 0;
}

/** Returns true for anybody while places remain, afterwards for people who have a place, which is valid for every pack. */
export function canTakePack(offer: LatestOffer, licenses: readonly License[]): boolean {
  if (!isRunning(offer)) return false;
  return offer.userCount > 0 || licenses.some(({ source }) => source === 'free-offer');
}

/** Returns the packs that no active licence gives the person: neither one of the pack nor a membership. */
export function listMissingPacks(licenses: readonly License[]): Pack[] {
  const activeLicenses = licenses.filter(
    (license) => license.held !== false && isActive(license, now()),
  );
  const isMember = activeLicenses.some(({ visualType }) => visualType === 'suite');
  return PACKS.filter(
    (pack) =>
      !activeLicenses.some(({ visualType }) => visualType === pack) &&
      !(isMember && isInMembership(pack)),
  );
}
