import type { WriteBatch } from 'firebase-admin/firestore';
import { recordAudit } from '../audit/repository';
import { hasSeats, isHeld, REVOKED_REASONS, type License } from '@flexa/contracts/licenses';
import type { Seat } from '@flexa/contracts/seats';
import { AppError } from '../platform/errors';
import { retryOnConflict } from '../platform/firestore';
import type { Caller } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import type { LicenseRepository } from './repository';
import { requireManagedLicense, requireActive, type TeamReader } from './seat-access';
import { createSeatLineage } from './seat-lineage';
import { freeSeats, isResting, listRecentMoves, type FreeSeat } from './seat-choice';
import {
  normalizeAddress,
  newSeat,
  toSeat,
  type SeatAddressSnapshot,
  type SeatDocument,
  type SeatRepository,
  type StoredSeat,
} from './seat-repository';

/** The account functions that the seats need. */
export interface SeatProfiles {
  get(uid: string): Promise<{ email: string; name: string } | undefined>;
  /** Fails the batch if the profile was deleted, and makes a concurrent deletion start over. */
  touch(batch: WriteBatch, uid: string): void;
  /** Like touch, and records that the person has a licence of another type than 'free'. */
  markPurchased(batch: WriteBatch, uid: string): void;
}

interface Acceptance {
  /** The licence of the seat. */
  id: string;
  /** Code of a team's link. */
  link?: string | undefined;
}

/** Accepts seats and takes them back. Both are safe when called twice, concurrently and in any order. */
export function createSeatHolding(
  { db, clock, randomBelow }: Pick<Platform, 'db' | 'clock' | 'randomBelow'>,
  licenses: LicenseRepository,
  seats: SeatRepository,
  teams: TeamReader,
  profiles: SeatProfiles,
) {
  const seatsByClaim = createSeatLineage({ clock }, licenses, seats);

  /**
   * Returns the licence of the caller's seat: the seat their address was invited to, or a free one through a team's link.
   * An owner gets their own licence. Repeating the call returns the same licence.
   *
   * @throws AppError not-found, license-not-active, not-invited, seats-full, moved-too-often
   */
  async function accept(
    caller: Caller,
    input: Acceptance,
  ): Promise<{ license: License; isNew: boolean }> {
    return retryOnConflict(() => tryToAccept(caller, input));
  }

  async function tryToAccept(caller: Caller, { id, link }: Acceptance) {
    const parent = await findCurrentLicense(id);
    if (!parent || !hasSeats(parent)) throw new AppError('not-found', 'There is no such licence');
    requireActive(parent, clock());
    const email = normalizeAddress(caller.email ?? '');
    const [address] = await seats.addresses(parent.id, [email]);
    if (!address) throw new AppError('not-invited');
    const number = address.data()?.seat ?? null;
    if (number === null) {
      // An owner who opens their team's link already has the first seat.
      const isTheirs = parent.userId === caller.uid && isHeld(parent);
      if (isTheirs) return { license: parent, isNew: false };
      return takeFree(caller, parent, address, email, link);
    }
    const stored = await seats.find(parent.id, number);
    const seat = stored.data();
    if (!seat || seat.email !== email) throw new AppError('not-invited');
    if (seat.state === 'held')
      return { license: await requireHeldLicense(caller, seat), isNew: false };
    // The seat was refunded meanwhile.
    if (number >= parent.quantity) throw new AppError('seats-full');
    return hold(caller, parent, { seat: number, stored: stored as StoredSeat }, email);
  }

  /** Returns the invitation's licence, or the renewal or membership that has replaced it. */
  async function findCurrentLicense(id: string): Promise<License | undefined> {
    const license = await licenses.find(id);
    const hasEnded = license !== undefined && new Date(license.expiresAt) <= clock();
    const next = license?.upgradedBy ?? (hasEnded ? license.renewedBy : undefined);
    return next === undefined ? license : findCurrentLicense(next);
  }

  /**
   * Returns the licence that the caller already holds. An account that had the address earlier no
   * longer holds it.
   */
  async function requireHeldLicense(caller: Caller, seat: SeatDocument): Promise<License> {
    const license = seat.licenseId === null ? undefined : await licenses.find(seat.licenseId);
    if (!license || license.userId !== caller.uid) throw new AppError('not-invited');
    requireActive(license, clock());
    return license;
  }

  async function takeFree(
    caller: Caller,
    parent: License,
    address: SeatAddressSnapshot,
    email: string,
    link: string | undefined,
  ) {
    const isAdmitted = link !== undefined && (await teams.admits(parent.userId, link, email));
    if (!isAdmitted) throw new AppError('not-invited');
    if (isResting(address.data()?.moves, clock())) throw new AppError('moved-too-often');
    const { free } = freeSeats(parent, await seats.all(parent.id), clock());
    // Random, so that concurrent callers don't compete for the same seat.
    const chosen = free[randomBelow(free.length || 1)];
    if (!chosen) throw new AppError('seats-full');
    return hold(caller, parent, chosen, email, address);
  }

  /** Writes seat, address and licence in one batch, which fails if one of them was written since. */
  async function hold(
    caller: Caller,
    parent: License,
    { seat, stored }: FreeSeat,
    email: string,
    address?: SeatAddressSnapshot,
  ): Promise<{ license: License; isNew: boolean }> {
    const now = clock();
    const before = stored?.data() ?? newSeat(parent.id, seat);
    const license = buildSeatLicense(parent, caller.uid, before, now);
    const batch = db.batch();
    seats.put(batch, stored, {
      ...before,
      state: 'held',
      email,
      uid: caller.uid,
      licenseId: license.id,
      heldAt: now.toISOString(),
      keyFetchedAt: null,
      rounds: before.rounds + 1,
    });
    if (address) {
      const isMailed = address.data()?.isMailed ?? false;
      seats.putAddress(batch, address, { seat, isMailed });
    }
    licenses.create(batch, license);
    if (license.licenseType === 'free') profiles.touch(batch, caller.uid);
    else profiles.markPurchased(batch, caller.uid);
    record(batch, caller, 'seat.accept', parent, seat, now);
    await batch.commit();
    return { license, isNew: true };
  }

  /**
   * Frees a seat, whether it was offered or is held, and the seats that the same address has through
   * renewals and upgrades of its licence. A free seat stays free.
   *
   * @throws AppError permission-denied, not-found
   */
  async function takeBack(
    caller: Caller,
    { id, seat }: { id: string; seat: number },
  ): Promise<Seat> {
    return retryOnConflict(async () => {
      const stored = (await seats.find(id, seat)) as StoredSeat;
      const isHolder = stored.data()?.uid === caller.uid;
      const parent = isHolder
        ? await licenses.find(id)
        : await requireManagedLicense(licenses.find, teams, caller, id);
      // A seat whose money was given back can still be freed where someone was given it.
      const isThere = parent !== undefined && (seat < parent.quantity || stored.exists);
      if (!isThere) throw new AppError('not-found', 'No such seat');
      const batch = db.batch();
      const freed = stored.exists
        ? await free(batch, stored, isHolder)
        : giveAwayFirst(batch, parent, seat);
      if (!freed) return toSeat(stored.data() ?? newSeat(id, seat));
      const email = stored.data()?.email ?? null;
      const others = email === null ? [] : await seatsByClaim(parent, email);
      for (const other of others) await free(batch, other, isHolder);
      record(batch, caller, 'seat.take-back', parent, seat, clock());
      await batch.commit();
      return toSeat(freed);
    });
  }

  /**
   * Frees a seat. Returns its new state, or undefined if it is already free. If the holder took the seat through a link
   * and gives it back, the move counts for the person instead of the seat. Otherwise one person could take and give back
   * all free seats until nobody gets one.
   */
  async function free(
    batch: WriteBatch,
    stored: StoredSeat,
    isByHolder: boolean,
  ): Promise<SeatDocument | undefined> {
    const before = stored.data();
    if (before.state === 'free') return undefined;
    const now = clock();
    const isOwnRound = isByHolder && before.state === 'held' && before.invitedAt === null;
    const recent = listRecentMoves(before.moves, now);
    const moves = isOwnRound ? recent : [...recent, now.toISOString()];
    const { seat, parent, rounds } = before;
    const freed = { ...newSeat(parent, seat), rounds, moves };
    seats.put(batch, stored, freed);
    await seats.deleteInvitations(batch, [before]);
    if (before.email !== null) {
      seats.freeAddress(batch, parent, before.email, isOwnRound ? now : undefined);
    }
    if (before.licenseId !== null) {
      const revocation = { deletedAt: now.toISOString(), revokedReason: REVOKED_REASONS.seat };
      licenses.endSeat(batch, before.licenseId, revocation);
    }
    return freed;
  }

  /** Makes the buyer's own seat assignable, and revokes their key. */
  function giveAwayFirst(
    batch: WriteBatch,
    parent: License,
    seat: number,
  ): SeatDocument | undefined {
    if (seat !== 0 || !isHeld(parent)) return undefined;
    const freed = newSeat(parent.id, 0);
    seats.put(batch, undefined, freed);
    licenses.giveAwayFirst(batch, parent.id);
    return freed;
  }

  function record(
    batch: WriteBatch,
    { uid: actor }: Caller,
    action: 'seat.accept' | 'seat.take-back',
    { id: target, userId }: License,
    seat: number,
    at: Date,
  ): void {
    recordAudit(db, batch, { actor, action, target, changes: { seat, userId } }, at);
  }

  /** Frees the seats that an account holds and those given to its address. */
  async function forget(uid: string, email: string | undefined): Promise<void> {
    const held = await seats.findByHolder(uid);
    const given = email === undefined ? [] : await seats.findByEmail(email);
    for (const found of new Map(
      [...held, ...given].map((seat) => [seat.ref.path, seat]),
    ).values()) {
      const { parent, seat, email: address } = found.data();
      await retryOnConflict(async () => {
        const stored = (await seats.find(parent, seat)) as StoredSeat;
        const now = stored.data();
        if (
          !now ||
          (now.uid !== uid && (email === undefined || now.email !== normalizeAddress(email)))
        ) {
          return;
        }
        const batch = db.batch();
        await free(batch, stored, true);
        // Also deletes the mail to the address. An unproved address keeps both.
        if (email !== undefined && address === normalizeAddress(email)) {
          seats.forgetAddress(batch, parent, address);
        }
        await batch.commit();
      });
    }
    await seats.forgetGiver(uid);
  }

  return { accept, findCurrentLicense, takeBack, forget };
}

/** Builds the licence of a seat's holder. Each new holder gets another id, and so another key. */
export function buildSeatLicense(
  parent: License,
  uid: string,
  seat: SeatDocument,
  now: Date,
): License {
  // With a dot, which no other licence's id contains: an order's lines are numbered with a hyphen.
  const id = `${parent.id}.${seat.seat}`;
  // The seat has its own key, which nobody has seen yet.
  const {
    renewedBy: _,
    follows: __,
    keyIssuedAt: ___,
    keyFetchedAt: ____,
    companyBuiltAt: _____,
    label: ______,
    ...kept
  } = parent;
  return {
    ...kept,
    id: seat.rounds === 0 ? id : `${id}.${seat.rounds}`,
    userId: uid,
    quantity: 1,
    createdAt: now.toISOString(),
    seatOf: parent.id,
    seat: seat.seat,
    held: true,
  };
}
