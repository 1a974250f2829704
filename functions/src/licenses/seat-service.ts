import { hasSeats, isHeld, type License } from '@flexa/contracts/licenses';
import type { Seat, SeatedLicense } from '@flexa/contracts/seats';
import { answerCreated, defineHandlers } from '../platform/handlers';
import { isWriteConflict } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import { createLicenseRepository } from './repository';
import { requireManagedLicense, type TeamReader } from './seat-access';
import { freeSeats } from './seat-choice';
import { createSeatGivers } from './seat-giver';
import { createSeatGiving, type InvitationLinks } from './seat-giving';
import { createSeatInvitations } from './seat-invitations';
import { createSeatHolding, type SeatProfiles } from './seat-holding';
import { toSeat, createSeatRepository, type StoredSeat } from './seat-repository';
import { createSeatRenewal } from './seat-renewal';
import { createSeatSync } from './seat-sync';
import { mayGiveRight } from './license-state';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The payment and account functions that the seats need. */
interface SeatPorts {
  findCompany(license: License): Promise<string | null>;
  links: InvitationLinks;
}

/** Serves the seats of licences: licenses/{id}/seats/{n}, and a licence for each holder. */
export function createSeatService(
  platform: Platform,
  teams: TeamReader,
  profiles: SeatProfiles,
  { findCompany, links }: SeatPorts,
) {
  const { db, clock } = platform;
  const licenses = createLicenseRepository(db);
  const seats = createSeatRepository(db);
  const { carryDueSeatsOver, carrySeatsOver } = createSeatRenewal(
    platform,
    licenses,
    seats,
    profiles,
  );
  const { sync, syncDue } = createSeatSync(platform, licenses, seats, profiles, carrySeatsOver);
  const { accept, findCurrentLicense, takeBack, forget } = createSeatHolding(
    platform,
    licenses,
    seats,
    teams,
    profiles,
  );

  /** Returns a licence as its team sees it, with all its seats including the first. */
  async function readSeatedLicense(
    license: License,
  ): Promise<{ license: SeatedLicense; data: Seat[] }> {
    const stored = await seats.all(license.id);
    const { id, visualType, licenseType, quantity, createdAt, expiresAt, companyBuiltAt } = license;
    const { label } = license;
    const { free, resting } = freeSeats(license, stored, clock());
    const renewal = await findRenewal(license);
    return {
      license: {
        id,
        visualType,
        ...(label !== undefined && { label }),
        licenseType,
        quantity,
        createdAt,
        expiresAt,
        free: free.length + resting.length,
        ...(renewal && { renewal }),
        ...(companyBuiltAt !== undefined
          ? { companyBuiltAt }
          : (await hadCompanyBuild(license)) && { replacesCompanyBuild: true }),
      },
      data: [...listFirstSeat(license, stored), ...stored.map((seat) => toSeat(seat.data()))],
    };
  }

  /** Returns the renewal of a licence. A chain of renewals ends with its last one. */
  async function findRenewal({ renewedBy }: License): Promise<SeatedLicense['renewal']> {
    const next = renewedBy === undefined ? undefined : await licenses.find(renewedBy);
    if (!next || next.deletedAt !== null) return undefined;
    const last = await findRenewal(next);
    return { quantity: next.quantity, expiresAt: last?.expiresAt ?? next.expiresAt };
  }

  /** True if the licence renews one whose key is in a company build. */
  async function hadCompanyBuild({ follows }: License): Promise<boolean> {
    const previous = follows === undefined ? undefined : await licenses.find(follows);
    return previous?.companyBuiltAt !== undefined;
  }

  /** Records on a seat, or on the buyer's licence, that its holder has fetched the key. Writes once a day. */
  async function noteKeyFetched(licenseId: string): Promise<void> {
    const license = await licenses.find(licenseId);
    if (!license) return;
    const at = clock();
    const { seatOf: parent, seat } = license;
    try {
      if (parent === undefined || seat === undefined) {
        if (isDayAgo(license.keyFetchedAt, at)) await licenses.noteKeyFetched(licenseId, at);
      } else if (isDayAgo(await seats.keyFetchedAt(parent, seat), at)) {
        await seats.noteKeyFetched(parent, seat, at);
      }
    } catch (error) {
      if (!isWriteConflict(error)) throw error;
    }
  }

  /** Reads a person's data for the export: seats of their account and of their address. */
  async function exportSeats(uid: string, email: string | undefined) {
    const found = [
      ...(await seats.findByHolder(uid)),
      ...(email === undefined ? [] : await seats.findByEmail(email)),
    ].map((seat) => [seat.ref.path, seat.data()] as const);
    return [...new Map(found).values()].map((seat) => ({
      ...toSeat(seat),
      licenseId: seat.parent,
    }));
  }

  /** Returns the owners of the licences in which a person holds a seat, including suspended ones. */
  async function findOwners(uid: string): Promise<string[]> {
    const held = (await seats.findByHolder(uid))
      .map((stored) => stored.data())
      .filter(({ state, isRevoked }) => state === 'held' && !isRevoked);
    const owners = held.map(async ({ parent, seat }) => {
      const license = await licenses.find(parent);
      const counts =
        license && hasSeats(license) && seat < license.quantity && mayGiveRight(license, clock());
      return counts ? [license.userId] : [];
    });
    return [...new Set((await Promise.all(owners)).flat())];
  }

  const givers = createSeatGivers(platform, { profiles, teams, findCompany });
  const invitations = createSeatInvitations(platform, { seats, givers, links, findCurrentLicense });
  const { give, resend } = createSeatGiving(platform, licenses, seats, teams, givers, links);

  const handlers = defineHandlers({
    giveSeats: async ({ caller, input }) => ({ data: await give(caller, input) }),
    resendInvitation: ({ caller, input }) => resend(caller, input),
    listSeats: async ({ caller, input }) =>
      readSeatedLicense(await requireManagedLicense(licenses.find, teams, caller, input.id)),
    acceptSeat: async ({ caller, input }) => {
      const { license, isNew } = await accept(caller, input);
      return isNew ? answerCreated(license) : license;
    },
    listInvitations: async ({ caller }) => ({ data: await invitations.listPending(caller) }),
    readInvitation: ({ input }) => invitations.read(input.code),
    takeSeatBack: ({ caller, input }) => takeBack(caller, input),
  });

  return {
    handlers,
    readSeatedLicense,
    takeBack,
    forget,
    sync,
    syncDue,
    carryDueSeatsOver,
    noteKeyFetched,
    exportSeats,
    findOwners,
  };
}

/** True if the instant is a day away in either direction, in case the clock went back. */
function isDayAgo(instant: string | null | undefined, at: Date): boolean {
  return !instant || Math.abs(at.getTime() - Date.parse(instant)) >= DAY_MS;
}

/** Returns the buyer's own seat, which has no document. */
function listFirstSeat(license: License, stored: readonly StoredSeat[]): Seat[] {
  if (!isHeld(license) || stored.some((seat) => seat.data().seat === 0)) return [];
  const { userId: uid, createdAt: heldAt, keyFetchedAt = null } = license;
  const never = { email: null, invitedAt: null };
  return [{ seat: 0, state: 'held', uid, heldAt, keyFetchedAt, ...never }];
}
