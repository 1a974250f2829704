import { hasSeats, KEY_AHEAD_DAYS, type License } from '@flexa/contracts/licenses';
import { isWriteConflict } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import type { LicenseRepository } from './repository';
import { seatLicense, type SeatProfiles } from './seat-holding';
import { isUpgraded } from './standing';
import { newSeat, type SeatRepository, type StoredSeat } from './seat-repository';

/** An hour more than keys are had ahead: what comes that far while the job runs was carried over. */
const AHEAD_MS = (KEY_AHEAD_DAYS * 24 + 1) * 60 * 60 * 1000;

/** Takes the people of a licence along to the one that renews it. */
export function seatRenewal(
  { db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>,
  licenses: LicenseRepository,
  seats: SeatRepository,
  profiles: SeatProfiles,
) {
  /**
   * From the day on at which the next key is to be had, each seat that someone holds or was invited
   * to has the same number in the next licence, as far as that has so many. What is there stays: a
   * seat that was given in the next licence already, or was taken back there. May run any number of times.
   */
  async function carryDue(): Promise<void> {
    const now = clock();
    const until = new Date(now.getTime() + AHEAD_MS);
    for (const { id, renewedBy } of await licenses.renewedEnding(now, until)) {
      try {
        await carryAll(id, renewedBy);
      } catch (error) {
        // The others are not to wait for this one, which the next run tries again.
        log.error('seats not carried over', error, { licenseId: id });
      }
    }
  }

  /** Each seat of a licence, to the one that takes its place. */
  async function carryAll(id: string, nextId: string): Promise<void> {
    const known = new Map((await seats.all(nextId)).map((one) => [one.data().seat, one]));
    for (const stored of await seats.all(id)) {
      // As it is now: all seats together may take longer than those of a refund are looked at.
      const next = await licenses.find(nextId);
      if (!next || next.deletedAt !== null || !hasSeats(next)) return;
      const { seat } = stored.data();
      if (seat >= next.quantity) continue;
      try {
        await carry(stored, known.get(seat), next);
      } catch (error) {
        // Changed in between: the next run looks again.
        if (!isWriteConflict(error)) throw error;
      }
    }
  }

  /** @param there the seat of that number in the next licence, where it was given before. */
  async function carry(
    stored: StoredSeat,
    there: StoredSeat | undefined,
    next: License,
  ): Promise<void> {
    const before = stored.data();
    const { seat, email, uid, state, invitedAt } = before;
    const was = there?.data();
    const hasAccepted = was?.state === 'invited' && state === 'held' && was.email === email;
    if (was && was.state !== 'free' && !hasAccepted) return;
    // The first one is the buyer's own until it is given away.
    if (state === 'free' && (seat !== 0 || was)) return;
    const own = before.licenseId === null ? undefined : await licenses.find(before.licenseId);
    // Taken back by an admin.
    if (own && own.deletedAt !== null && !isUpgraded(own)) return;
    const [address] = email === null ? [] : await seats.addresses(next.id, [email]);
    // Has a seat there, or had one that was taken back.
    if (!hasAccepted && address?.exists) return;
    const now = clock();
    const batch = db.batch();
    // As it is, so that the batch fails where the seat was taken back meanwhile.
    seats.put(batch, stored, before);
    const carried = { ...(was ?? newSeat(next.id, seat)), state, email, uid, invitedAt };
    if (state === 'held' && uid !== null) {
      const license = seatLicense(next, uid, carried, now);
      licenses.create(batch, license);
      if (license.licenseType === 'free') profiles.touch(batch, uid);
      else profiles.markPurchased(batch, uid);
      const rounds = carried.rounds + 1;
      const holding = { licenseId: license.id, heldAt: now.toISOString(), rounds };
      seats.put(batch, there, { ...carried, ...holding });
    } else {
      seats.put(batch, there, carried);
    }
    // They were invited to the licence before and need no second mail.
    if (address) seats.putAddress(batch, address, { seat, isMailed: true });
    if (seat === 0) licenses.giveAwayFirst(batch, next.id);
    await batch.commit();
  }

  return { carryDue, carryAll };
}
