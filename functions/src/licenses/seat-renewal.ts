import { hasSeats, isHeld, KEY_AHEAD_DAYS, type License } from '@flexa/contracts/licenses';
import { isWriteConflict } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import type { LicenseRepository } from './repository';
import { buildSeatLicense, type SeatProfiles } from './seat-holding';
import { isGone } from './renewal-chain';
import { isPaymentReason, isUpgraded } from './license-state';
import { newSeat, type SeatRepository, type StoredSeat } from './seat-repository';

/** One hour more than keys are available ahead, so that seats are carried over before their next key is due. */
const AHEAD_MS = (KEY_AHEAD_DAYS * 24 + 1) * 60 * 60 * 1000;

/** Moves the people of a licence to its renewal. */
export function createSeatRenewal(
  { db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>,
  licenses: LicenseRepository,
  seats: SeatRepository,
  profiles: SeatProfiles,
) {
  /**
   * Once the next key is due, moves each held or offered seat to the same number of the next licence, if it has that
   * many seats. Added seats are renewed with the licence they joined and get the last numbers. Seats already given or
   * taken back in the next licence stay as they are. Idempotent.
   */
  async function carryDueSeatsOver(): Promise<void> {
    const now = clock();
    const until = new Date(now.getTime() + AHEAD_MS);
    for (const { id, renewedBy, isAddition } of await licenses.listRenewedEnding(now, until)) {
      try {
        await carrySeatsOver(id, renewedBy, isAddition);
      } catch (error) {
        // One failure must not hold up the others; the next run retries it.
        log.error('seats not carried over', error, { licenseId: id });
      }
    }
  }

  /** Moves each seat of a licence to the licence that replaces it. */
  async function carrySeatsOver(id: string, nextId: string, isAdded = false): Promise<void> {
    const known = new Map((await seats.all(nextId)).map((seat) => [seat.data().seat, seat]));
    const taken = new Set(known.keys());
    const from = await licenses.find(id);
    const hasEnded = from !== undefined && isGone(from);
    for (const stored of await seats.all(id)) {
      // Read again for each seat: moving all of them may take longer than the sync after a refund lasts.
      const next = await licenses.find(nextId);
      if (!next || next.deletedAt !== null || !hasSeats(next)) return;
      const { seat, email } = stored.data();
      const number = isAdded ? await chooseNumber(email, next, taken) : seat;
      if (number === undefined || number >= next.quantity) continue;
      try {
        const there = known.get(number);
        if (await carry(stored, { number, there, next, hasEnded })) taken.add(number);
      } catch (error) {
        // Changed in between; the next run retries.
        if (!isWriteConflict(error)) throw error;
      }
    }
  }

  /**
   * Returns the number for the holder of an added seat: their seat in the next licence, or else the
   * last unassigned one.
   */
  async function chooseNumber(
    email: string | null,
    next: License,
    taken: ReadonlySet<number>,
  ): Promise<number | undefined> {
    if (email === null) return undefined;
    const [address] = await seats.addresses(next.id, [email]);
    const first = isHeld(next) ? 1 : 0;
    const numbers = Array.from({ length: next.quantity - first }, (_, n) => n + first);
    return address?.data()?.seat ?? numbers.findLast((number) => !taken.has(number));
  }

  /**
   * Returns true if the person now has the seat in the next licence.
   *
   * @param there the next licence's seat of that number, if it was assigned before.
   * @param hasEnded true if the licence was revoked together with its seats.
   */
  async function carry(
    stored: StoredSeat,
    {
      number,
      there,
      next,
      hasEnded,
    }: { number: number; there: StoredSeat | undefined; next: License; hasEnded: boolean },
  ): Promise<boolean> {
    const before = stored.data();
    const { email, uid, state, invitedAt, invitedBy } = before;
    const was = there?.data();
    const hasAccepted = was?.state === 'invited' && state === 'held' && was.email === email;
    if (was && was.state !== 'free' && !hasAccepted) return false;
    // Seat 0 is the buyer's own until it is given away.
    if (state === 'free' && (number !== 0 || was)) return false;
    const seatLicense =
      before.licenseId === null ? undefined : await licenses.find(before.licenseId);
    const hasEndedWithParent =
      seatLicense &&
      (isUpgraded(seatLicense) || (hasEnded && isPaymentReason(seatLicense.revokedReason)));
    // An admin has revoked this seat's licence, so it stays behind.
    if (seatLicense && seatLicense.deletedAt !== null && !hasEndedWithParent) return false;
    const [address] = email === null ? [] : await seats.addresses(next.id, [email]);
    // The address has a seat there already, or had one that was taken back.
    if (!hasAccepted && address?.exists) return false;
    const now = clock();
    const batch = db.batch();
    // If a take-back happens at the same moment, one of the two fails and starts over. The write
    // has to change a field, because Firestore keeps updateTime if nothing changes.
    seats.put(batch, stored, { ...before, carriedAt: now.toISOString() });
    const carried = {
      ...(was ?? newSeat(next.id, number)),
      state,
      email,
      uid,
      invitedAt,
      ...(invitedBy !== undefined && { invitedBy }),
    };
    if (state === 'held' && uid !== null) {
      const license = buildSeatLicense(next, uid, carried, now);
      licenses.create(batch, license);
      if (license.licenseType === 'free') profiles.touch(batch, uid);
      else profiles.markPurchased(batch, uid);
      const rounds = carried.rounds + 1;
      const holding = { licenseId: license.id, heldAt: now.toISOString(), rounds };
      seats.put(batch, there, { ...carried, ...holding });
    } else {
      seats.put(batch, there, carried);
    }
    // The address was invited to the previous licence and needs no second mail.
    if (address) seats.putAddress(batch, address, { seat: number, isMailed: true });
    if (number === 0) licenses.giveAwayFirst(batch, next.id);
    await batch.commit();
    return true;
  }

  return { carryDueSeatsOver, carrySeatsOver };
}
