import { KEY_AHEAD_DAYS, type License } from '@flexa/contracts/licenses';
import { lostRace } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import type { LicenseRepository } from './repository';
import { seatLicense, type SeatProfiles } from './seat-holding';
import { newSeat, type SeatRepository, type StoredSeat } from './seat-repository';

const AHEAD_MS = KEY_AHEAD_DAYS * 24 * 60 * 60 * 1000;

/** Takes the people of a licence along to the one that renews it. */
export function seatRenewal(
  { db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>,
  licenses: LicenseRepository,
  seats: SeatRepository,
  profiles: SeatProfiles,
) {
  /**
   * From the day on at which the next key is to be had, each seat that somebody holds or was invited
   * to has the same number in the next licence, as far as that has so many. What is there stays: a
   * seat that was given in the next licence already, or was taken back there. May run any number of times.
   */
  async function carryDue(): Promise<void> {
    const now = clock();
    const until = new Date(now.getTime() + AHEAD_MS);
    for (const { id, renewedBy } of await licenses.renewedEnding(now, until)) {
      const next = renewedBy === undefined ? undefined : await licenses.find(renewedBy);
      if (!next || next.deletedAt !== null) continue;
      const taken = await seats.all(next.id);
      const known = new Set(taken.map((stored) => stored.data().seat));
      for (const stored of await seats.all(id)) {
        if (stored.data().seat >= next.quantity || known.has(stored.data().seat)) continue;
        try {
          await carry(stored, next);
        } catch (error) {
          // Changed in between: the next run looks again.
          if (!lostRace(error)) log.error('seat not carried over', error, { licenseId: next.id });
        }
      }
    }
  }

  async function carry(stored: StoredSeat, next: License): Promise<void> {
    const before = stored.data();
    const { seat, email, uid, state, invitedAt } = before;
    if (state === 'free' && seat !== 0) return;
    const [address] = email === null ? [] : await seats.addresses(next.id, [email]);
    if ((address?.data()?.seat ?? null) !== null) return;
    const now = clock();
    const batch = db.batch();
    // As it is, so that the batch fails where the seat was taken back meanwhile.
    seats.put(batch, stored, before);
    const carried = { ...newSeat(next.id, seat), state, email, uid, invitedAt };
    if (state === 'held' && uid !== null) {
      const license = seatLicense(next, uid, carried, now);
      licenses.create(batch, license);
      if (license.licenseType === 'free') profiles.touch(batch, uid);
      else profiles.markPurchased(batch, uid);
      const holding = { licenseId: license.id, heldAt: now.toISOString(), rounds: 1 };
      seats.put(batch, undefined, { ...carried, ...holding });
    } else {
      seats.put(batch, undefined, carried);
    }
    // They were invited to the licence before and need no second mail.
    if (address) seats.putAddress(batch, address, { seat, isMailed: true });
    if (seat === 0) licenses.giveAwayFirst(batch, next.id);
    await batch.commit();
  }

  return { carryDue };
}
