import {
  Timestamp,
  type CollectionReference,
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { instantSchema, uidSchema } from '@flexa/contracts/fields';
import { monthSchema } from '@flexa/contracts/licenses';
import type { OfferPlace } from '@flexa/contracts/offers';
import { createConverter } from '../platform/firestore';

export const offerSchema = z.object({
  expiryDate: instantSchema,
  /** Places in all, taken ones included. */
  userCount: z.int().min(0),
  /** Maximum term of its licences. */
  maxMonths: monthSchema,
  createdAt: instantSchema,
});

/** A place is its own document, so that a thousand people can take a hundred at once. */
export const placeSchema = z.object({ n: z.int().min(0), uid: uidSchema.nullable() });

export type Place = z.infer<typeof placeSchema>;

export function getPlaceCollection(db: Firestore, offerId: string): CollectionReference<Place> {
  return db.collection(`offers/${offerId}/places`).withConverter(createConverter(placeSchema, []));
}

/** Stored under a person's key, which reveals nothing about them; outlives their account. */
export const claimSchema = z.object({ takenAt: instantSchema });
export type Claim = z.infer<typeof claimSchema>;

/** The claim by which an account has its place; deleted with the account. */
export const holderSchema = z.object({ claim: z.string() });

/** A person's claim of an offer, with its key. */
export interface Holding {
  key: string;
  claim: Claim | undefined;
  /** True if the account is stored as the holder of the claim. */
  isHolder: boolean;
}

type StoredOffer = z.infer<typeof offerSchema>;

/** An offer and its id. */
export interface Offer extends StoredOffer {
  id: string;
}
export type FreePlace = QueryDocumentSnapshot<Place>;

/** Maximum number of current offers that we read; more would be an admin's mistake. */
const RUNNING_MAX = 50;
/** Writes one batch takes with room to spare (Firestore allows 500). */
export const BATCH_MAX = 400;

export function createOfferRepository(db: Firestore) {
  const offers = db
    .collection('offers')
    .withConverter(createConverter(offerSchema, ['expiryDate', 'createdAt']));

  const getPlaces = (offerId: string) => getPlaceCollection(db, offerId);

  function getClaimCollection(offerId: string): CollectionReference<Claim> {
    return db
      .collection(`offers/${offerId}/claims`)
      .withConverter(createConverter(claimSchema, ['takenAt']));
  }

  const getHolderCollection = (offerId: string) =>
    db.collection(`offers/${offerId}/holders`).withConverter(createConverter(holderSchema, []));

  async function findClaim(offerId: string, key: string): Promise<Claim | undefined> {
    return (await getClaimCollection(offerId).doc(key).get()).data();
  }

  return {
    /** Returns the newest offer that has not ended. */
    async running(now: Date): Promise<Offer | undefined> {
      const found = await offers
        .where('expiryDate', '>', Timestamp.fromDate(now))
        .orderBy('expiryDate', 'desc')
        .limit(RUNNING_MAX)
        .get();
      return found.docs
        .map((document) => ({ id: document.id, ...document.data() }))
        .sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
    },

    /** Returns the newest offers first, up to a limit that only a mistake would exceed. */
    async newest(): Promise<Offer[]> {
      const found = await offers.orderBy('createdAt', 'desc').limit(RUNNING_MAX).get();
      return found.docs.map((document) => ({ id: document.id, ...document.data() }));
    },

    async placesLeft(offerId: string): Promise<number> {
      return (await getPlaces(offerId).where('uid', '==', null).count().get()).data().count;
    },

    /**
     * Reads a person's claim of the offer. An account keeps its claim after a change of address;
     * without one, the person's key finds the claim.
     */
    async holding(offerId: string, uid: string, personKey: string): Promise<Holding> {
      const [holder, claim] = await Promise.all([
        getHolderCollection(offerId).doc(uid).get(),
        findClaim(offerId, personKey),
      ]);
      const key = holder.data()?.claim ?? personKey;
      const isHolder = holder.exists;
      return { key, isHolder, claim: key === personKey ? claim : await findClaim(offerId, key) };
    },

    /** Returns the places of an account and of the person with that key, in all offers. */
    async findPlaces(uid: string, personKey: string | undefined): Promise<OfferPlace[]> {
      const ids = (await offers.listDocuments()).map(({ id }) => id);
      const held = await Promise.all(
        ids.map(async (offerId) => {
          const holder = (await getHolderCollection(offerId).doc(uid).get()).data();
          const key = holder?.claim ?? personKey;
          const claim = key === undefined ? undefined : await findClaim(offerId, key);
          return claim ? [{ offerId, takenAt: claim.takenAt }] : [];
        }),
      );
      return held.flat();
    },

    /** Removes an account from all offers; its claims stay. */
    async forgetHolder(uid: string): Promise<void> {
      const batch = db.batch();
      for (const { id } of await offers.listDocuments())
        batch.delete(getHolderCollection(id).doc(uid));
      await batch.commit();
    },

    /** The offer as stored; its updateTime guards a change of it. */
    async stored(offerId: string) {
      return offers.doc(offerId).get();
    },

    /** Creates the offer without its places; the batch fails if someone else has created it. */
    make(batch: WriteBatch, { id, ...document }: Offer): void {
      batch.create(offers.doc(id), document);
    },

    /** Changes the offer as it was read; the batch fails if it has changed since. */
    change(
      batch: WriteBatch,
      stored: DocumentSnapshot<StoredOffer>,
      { expiryDate, ...rest }: Omit<StoredOffer, 'createdAt'>,
    ): void {
      const changes = { expiryDate: Timestamp.fromDate(new Date(expiryDate)), ...rest };
      batch.update(stored.ref, changes, { lastUpdateTime: stored.updateTime ?? Timestamp.now() });
    },

    /** Returns a free place at or after number `n`, or else before it; undefined if none is left. */
    async freePlace(offerId: string, n: number): Promise<FreePlace | undefined> {
      const free = getPlaces(offerId).where('uid', '==', null).orderBy('n').limit(1);
      const after = await free.where('n', '>=', n).get();
      if (after.docs[0]) return after.docs[0];
      return (await free.where('n', '<', n).get()).docs[0];
    },

    /** Takes the place as it was read; the whole batch fails if it has changed since. */
    take(batch: WriteBatch, place: FreePlace, uid: string): void {
      batch.update(place.ref, { uid }, { lastUpdateTime: place.updateTime });
    },

    /** Fails (isWriteConflict) if the person already has a claim. */
    makeClaim(batch: WriteBatch, offerId: string, key: string, claim: Claim): void {
      batch.create(getClaimCollection(offerId).doc(key), claim);
    },

    /** Fails (isWriteConflict) if the account has another claim. */
    makeHolder(batch: WriteBatch, offerId: string, uid: string, claim: string): void {
      batch.create(getHolderCollection(offerId).doc(uid), { claim });
    },

    /** Creates an offer with its places; the offer itself comes last, so that it opens complete. */
    async create(offer: Offer): Promise<void> {
      const { id, ...document } = offer;
      for (let start = 0; start < offer.userCount; start += BATCH_MAX) {
        const batch = db.batch();
        for (let n = start; n < Math.min(start + BATCH_MAX, offer.userCount); n += 1) {
          batch.set(getPlaces(id).doc(String(n)), { n, uid: null });
        }
        await batch.commit();
      }
      await offers.doc(id).set(document);
    },
  };
}
