import type { Firestore } from 'firebase-admin/firestore';
import { isWriteConflict } from '../platform/firestore';
import { BATCH_MAX, placesOf, type FreePlace } from './repository';

/** Readings of all places; another one is needed where someone took or moved one meanwhile. */
const TRIES_MAX = 100;

/** How many places an offer has now; `enough` is false where more are taken than were wanted. */
export interface Settled {
  enough: boolean;
  free: number;
}

/**
 * Adds and removes places of an offer while people take them. Like a claim it needs no transaction:
 * a free place goes only as it was read, so one that is taken in between stays.
 */
export function offerPlaces(db: Firestore) {
  /** The lowest numbers that are not used: claims pick by number, and gaps would draw them together. */
  async function add(offerId: string, used: ReadonlySet<number>, count: number): Promise<void> {
    const places = placesOf(db, offerId);
    const numbers: number[] = [];
    for (let n = 0; numbers.length < count; n += 1) if (!used.has(n)) numbers.push(n);
    for (let from = 0; from < numbers.length; from += BATCH_MAX) {
      const batch = db.batch();
      for (const n of numbers.slice(from, from + BATCH_MAX)) {
        batch.create(places.doc(String(n)), { n, uid: null });
      }
      try {
        await batch.commit();
      } catch (error) {
        // Another admin adds some at the same time: they are read and counted again.
        if (!isWriteConflict(error)) throw error;
        return;
      }
    }
  }

  async function remove(free: readonly FreePlace[]): Promise<void> {
    // Each by itself, for in a batch one that was just taken would keep all the others.
    const writer = db.bulkWriter({ throttling: false });
    const gone = free.map((place) =>
      writer.delete(place.ref, { lastUpdateTime: place.updateTime }).catch((error: unknown) => {
        if (!isWriteConflict(error)) throw error;
      }),
    );
    await Promise.all([...gone, writer.close()]);
  }

  return {
    /**
     * Gives an offer so many places, taken ones included. Where more are taken it removes nothing,
     * or, if they were taken while it was at work, the free ones at most.
     */
    async settle(offerId: string, wanted: number): Promise<Settled> {
      for (let tries = 0; tries < TRIES_MAX; tries += 1) {
        const all = (await placesOf(db, offerId).orderBy('n').get()).docs;
        const free = all.filter((place) => place.data().uid === null);
        if (all.length - free.length > wanted) return { enough: false, free: free.length };
        if (all.length === wanted) return { enough: true, free: free.length };
        if (all.length < wanted) {
          const used = new Set(all.map((place) => place.data().n));
          await add(offerId, used, wanted - all.length);
        } else {
          await remove(free.slice(wanted - all.length));
        }
      }
      throw new Error(`The places of offer ${offerId} could not be settled`);
    },
  };
}
