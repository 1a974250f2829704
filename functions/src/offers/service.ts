import type { WriteBatch } from 'firebase-admin/firestore';
import {
  PLACES_MAX,
  type LatestOffer,
  type OfferDetails,
  type OfferPlace,
} from '@flexa/contracts/offers';
import { AppError } from '../platform/errors';
import { isWriteConflict } from '../platform/firestore';
import { answerCreated, defineHandlers, type Caller } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { createOfferChanger } from './change';
import { createOfferRepository, type Offer } from './repository';

/** Adds further writes to the batch that takes a place. Called again for every attempt. */
export type AlsoWrite = (batch: WriteBatch, offer: Offer, person: Claimant) => Promise<void>;

/** The person taking a place, as their proof identifies them. */
export interface Claimant {
  /** Key of their claim, independent of the account. */
  claimKey: string;
  email: string;
}

/** The user functions that the offer needs: only people with a profile take a place. */
export interface ProfileHolder {
  exists(uid: string): Promise<boolean>;
  /** Fails the batch if the profile was deleted, and makes a concurrent deletion start over. */
  touch(batch: WriteBatch, uid: string): void;
}

/** Derives a key that is the same for one mailbox however its address is written, and reveals nothing. */
export type PersonKey = (email: string) => string;

/** The free offer: places that belong to persons (docs/specification.md, section 4). */
export function createOfferService(
  platform: Platform,
  profiles: ProfileHolder,
  personKey: PersonKey,
) {
  const { db, clock, randomBelow } = platform;
  const repository = createOfferRepository(db);

  async function findLatestOffer(): Promise<LatestOffer> {
    const offer = await repository.running(clock());
    if (!offer) return { expiryDate: '', userCount: 0 };
    const { id, expiryDate, maxMonths } = offer;
    return { expiryDate, userCount: await repository.placesLeft(id), maxMonths };
  }

  /** Lists every offer, with one count each, which reads an index and no place. */
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
   * Takes a place of the running offer for the person, unless they hold one already. The person is
   * the mailbox they have proved, and afterwards the account too: neither another account on that
   * mailbox nor another address of that account gets a second place.
   *
   * No transaction: under a thousand claims at once its locks would queue for minutes. Instead a
   * free place is picked at random and taken by a batch that fails when the place, the claim or
   * what is written with it has changed; then it is tried again. Each lost attempt means that a place
   * was taken or given up, so the number of places limits the attempts.
   *
   * @throws AppError email-not-verified, offer-over, not-found without a profile, no-places-left,
   * and what `also` throws.
   */
  async function takePlace({ uid, email }: Caller, also?: AlsoWrite): Promise<OfferPlace> {
    if (email === null) throw new AppError('email-not-verified');
    const offer = await repository.running(clock());
    if (!offer) throw new AppError('offer-over');

    for (let tries = PLACES_MAX; tries > 0; tries -= 1) {
      const [hasProfile, { key, claim: held, isHolder }] = await Promise.all([
        profiles.exists(uid),
        repository.holding(offer.id, uid, personKey(email)),
      ]);
      if (!hasProfile) throw new AppError('not-found', 'There is no such user');
      if (held && isHolder && !also) return { offerId: offer.id, takenAt: held.takenAt };
      const batch = db.batch();
      const claim = held ?? { takenAt: clock().toISOString() };
      if (!held) {
        const place = await repository.freePlace(offer.id, randomBelow(offer.userCount || 1));
        if (!place) throw new AppError('no-places-left');
        repository.take(batch, place, uid);
        repository.makeClaim(batch, offer.id, key, claim);
      }
      if (!isHolder) repository.makeHolder(batch, offer.id, uid, key);
      profiles.touch(batch, uid);
      await also?.(batch, offer, { claimKey: key, email });
      try {
        await batch.commit();
        return { offerId: offer.id, takenAt: claim.takenAt };
      } catch (error) {
        if (!isWriteConflict(error)) throw error;
      }
    }
    throw new Error(`No place of offer ${offer.id} could be settled`);
  }

  const { update } = createOfferChanger(platform);

  const handlers = defineHandlers({
    getLatestOffer: findLatestOffer,
    takeOfferPlace: ({ caller }) => takePlace(caller),
    listOffers: async () => ({ data: await list() }),
    updateOffer: async ({ caller, input }) => {
      const { offer, isNew } = await update(caller, input);
      return isNew ? answerCreated(offer) : offer;
    },
  });

  return {
    handlers,
    findLatestOffer,
    takePlace,
    /** @param email proved address of the person, if any. */
    findPlaces: (uid: string, email: string | undefined) =>
      repository.findPlaces(uid, email === undefined ? undefined : personKey(email)),
    forgetHolder: repository.forgetHolder,
  };
}
