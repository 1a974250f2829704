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
import { parsedBy } from '../platform/firestore';

export const offerSchema = z.object({
  expiryDate: instantSchema,
  /** Places in all, taken ones included. */
  userCount: z.int().min(0),
  createdAt: instantSchema,
});

/** A place is a document of its own, so that a thousand people can take a hundred at once. */
export const placeSchema = z.object({ n: z.int().min(0), uid: uidSchema.nullable() });

export type Place = z.infer<typeof placeSchema>;

export function placesOf(db: Firestore, offerId: string): CollectionReference<Place> {
  return db.collection(`offers/${offerId}/places`).withConverter(parsedBy(placeSchema, []));
}

export const claimSchema = z.object({ uid: uidSchema, takenAt: instantSchema });
export type Claim = z.infer<typeof claimSchema>;

type StoredOffer = z.infer<typeof offerSchema>;

/** An offer and its id. */
export interface Offer extends StoredOffer {
  id: string;
}
export type FreePlace = QueryDocumentSnapshot<Place>;

/** Running offers looked at; more at once would be a mistake of whoever made them. */
const RUNNING_MAX = 50;
/** Writes one batch takes with room to spare (Firestore allows 500). */
export const BATCH_MAX = 400;

export function offerRepository(db: Firestore) {
  const offers = db
    .collection('offers')
    .withConverter(parsedBy(offerSchema, ['expiryDate', 'createdAt']));

  const places = (offerId: string) => placesOf(db, offerId);

  function claims(offerId: string): CollectionReference<Claim> {
    return db
      .collection(`offers/${offerId}/claims`)
      .withConverter(parsedBy(claimSchema, ['takenAt']));
  }

  return {
    /** The offer made last among those that have not ended. */
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

    /** The last made first; more would be a mistake of whoever made them. */
    async newest(): Promise<Offer[]> {
      const found = await offers.orderBy('createdAt', 'desc').limit(RUNNING_MAX).get();
      return found.docs.map((document) => ({ id: document.id, ...document.data() }));
    },

    async placesLeft(offerId: string): Promise<number> {
      return (await places(offerId).where('uid', '==', null).count().get()).data().count;
    },

    async claim(offerId: string, uid: string): Promise<Claim | undefined> {
      return (await claims(offerId).doc(uid).get()).data();
    },

    /** The person's claims of all offers. */
    async claimsOf(uid: string): Promise<{ offerId: string; takenAt: string }[]> {
      const found = await db
        .collectionGroup('claims')
        .where('uid', '==', uid)
        .withConverter(parsedBy(claimSchema, ['takenAt']))
        .get();
      return found.docs.map((document) => ({
        offerId: document.ref.parent.parent?.id ?? '',
        takenAt: document.data().takenAt,
      }));
    },

    /** The offer as stored; its updateTime guards a change of it. */
    async stored(offerId: string) {
      return offers.doc(offerId).get();
    },

    /** Makes the offer without its places; the batch fails where somebody else has made it. */
    make(batch: WriteBatch, { id, ...document }: Offer): void {
      batch.create(offers.doc(id), document);
    },

    /** Changes the offer as it was read: the batch fails where it has changed since. */
    change(
      batch: WriteBatch,
      stored: DocumentSnapshot<StoredOffer>,
      { expiryDate, userCount }: Pick<StoredOffer, 'expiryDate' | 'userCount'>,
    ): void {
      const changes = { expiryDate: Timestamp.fromDate(new Date(expiryDate)), userCount };
      batch.update(stored.ref, changes, { lastUpdateTime: stored.updateTime ?? Timestamp.now() });
    },

    /** A free place at or after number `n`, or else before it; undefined where none is left. */
    async freePlace(offerId: string, n: number): Promise<FreePlace | undefined> {
      const free = places(offerId).where('uid', '==', null).orderBy('n').limit(1);
      const after = await free.where('n', '>=', n).get();
      if (after.docs[0]) return after.docs[0];
      return (await free.where('n', '<', n).get()).docs[0];
    },

    /** Takes the place as it was read: the batch fails as a whole where it has changed since. */
    take(batch: WriteBatch, offerId: string, place: FreePlace, claim: Claim): void {
      batch.update(place.ref, { uid: claim.uid }, { lastUpdateTime: place.updateTime });
      batch.create(claims(offerId).doc(claim.uid), claim);
    },

    /** Makes an offer with its places; the offer itself comes last, so that it opens complete. */
    async create(offer: Offer): Promise<void> {
      const { id, ...document } = offer;
      for (let start = 0; start < offer.userCount; start += BATCH_MAX) {
        const batch = db.batch();
        for (let n = start; n < Math.min(start + BATCH_MAX, offer.userCount); n += 1) {
          batch.set(places(id).doc(String(n)), { n, uid: null });
        }
        await batch.commit();
      }
      await offers.doc(id).set(document);
    },
  };
}
