import type { WriteBatch } from 'firebase-admin/firestore';
import {
  PLACES_MAX,
  type LatestOffer,
  type OfferDetails,
  type OfferPlace,
} from '@flexa/contracts/offers';
import { AppError } from '../platform/errors';
import { lostRace } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import { offerChanger } from './change';
import { offerRepository, type Offer } from './repository';

/** What else is written together with a place, all or nothing; called again on every try. */
export type AlsoWrite = (batch: WriteBatch, offer: Offer) => Promise<void>;

export type DiscountService = ReturnType<typeof discountService>;

/** The free offer: places that belong to persons (docs/specification.md, section 4). */
export function discountService(platform: Platform) {
  const { db, clock, randomBelow } = platform;
  const repository = offerRepository(db);

  async function latest(): Promise<LatestOffer> {
    const offer = await repository.running(clock());
    if (!offer) return { expiryDate: '', userCount: 0 };
    return { expiryDate: offer.expiryDate, userCount: await repository.placesLeft(offer.id) };
  }

  /** Every offer; one count for each, which reads an index and no place. */
  async function list(): Promise<OfferDetails[]> {
    const offers = await repository.newest();
    return Promise.all(
      offers.map(async (offer) => ({
        ...offer,
        placesLeft: await repository.placesLeft(offer.id),
      })),
    );
  }

  /**
   * Takes a place of the running offer for the person, unless they hold one already.
   *
   * No transaction: under a thousand claims at once its locks would queue for minutes. Instead a
   * free place is picked at random and taken by a batch that fails when the place, the claim or
   * what is written with it has changed; then it is tried again. Each lost try means that a place
   * was taken or given up, so the number of tries is bounded by the places there may be.
   *
   * @throws AppError offer-over, no-places-left, and what `also` throws.
   */
  async function takePlace(uid: string, also?: AlsoWrite): Promise<OfferPlace> {
    const offer = await repository.running(clock());
    if (!offer) throw new AppError('offer-over');

    for (let tries = PLACES_MAX; tries > 0; tries -= 1) {
      const batch = db.batch();
      const held = await repository.claim(offer.id, uid);
      const claim = held ?? { uid, takenAt: clock().toISOString() };
      if (!held) {
        const place = await repository.freePlace(offer.id, randomBelow(offer.userCount || 1));
        if (!place) throw new AppError('no-places-left');
        repository.take(batch, offer.id, place, claim);
      }
      await also?.(batch, offer);
      try {
        await batch.commit();
        return { offerId: offer.id, takenAt: claim.takenAt };
      } catch (error) {
        if (!lostRace(error)) throw error;
      }
    }
    throw new Error(`No place of offer ${offer.id} could be settled`);
  }

  return {
    latest,
    list,
    takePlace,
    placesOf: repository.claimsOf,
    update: offerChanger(platform).update,
  };
}
