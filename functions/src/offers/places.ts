import type { Firestore } from 'firebase-admin/firestore';
import { isWriteConflict } from '../platform/firestore';
import { BATCH_MAX, getPlaceCollection, type FreePlace } from './repository';

/** Attempts to settle the places; each one taken or moved meanwhile costs another attempt. */
const TRIES_MAX = 100;

/** Free places of an offer; `enough` is false if more are taken than were wanted. */
export interface Settled {
  enough: boolean;
  free: number;
}

/**
 * Adds and removes places of an offer while people take them. Like a claim it needs no transaction:
 * a free place is removed only if it is unchanged since it was read.
 */
export function createOfferPlaces(db: Firestore) {
  /**
   * Fills the lowest unused numbers. Claims pick a place by number, and gaps would make them
   * collide.
   */
  async function add(offerId: string, used: ReadonlySet<number>, count: number): Promise<void> {
    const places = getPlaceCollection(db, offerId);
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
        // Another admin is adding places; the caller reads and counts again.
        if (!isWriteConflict(error)) throw error;
        return;
      }
    }
  }

  async function remove(free: readonly FreePlace[]): Promise<void> {
    // Not in one batch: a place that was just taken would fail the removal of all others.
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
     * Sets the number of places of an offer, including taken ones. If more are taken it removes
     * none; places taken during the call can cost it the free ones at most.
     */
    async settle(offerId: string, wanted: number): Promise<Settled> {
      for (let tries = 0; tries < TRIES_MAX; tries += 1) {
        const all = (await getPlaceCollection(db, offerId).orderBy('n').get()).docs;
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
