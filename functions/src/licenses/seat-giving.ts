import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { recordAudit } from '../audit/repository';
import { emailSchema } from '@flexa/contracts/fields';
import type { License } from '@flexa/contracts/licenses';
import type { Seat, SeatLine } from '@flexa/contracts/seats';
import { queueMail } from '../mail/outbox';
import { AppError } from '../platform/errors';
import { retryOnConflict } from '../platform/firestore';
import type { Caller } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import type { LicenseRepository } from './repository';
import { requireManagedLicense, requireActive, type TeamReader } from './seat-access';
import type { SeatGivers } from './seat-giver';
import { freeSeats, type FreeSeat } from './seat-choice';
import {
  normalizeAddress,
  buildInvitationMailId,
  newSeat,
  toSeat,
  type SeatDocument,
  type SeatRepository,
  type StoredSeat,
} from './seat-repository';

const HOUR_MS = 60 * 60 * 1000;

/** Addresses per batch, with four writes each (Firestore allows 500). */
const ADDRESSES_PER_BATCH = 120;

/** The account functions that invitations need. */
export interface InvitationLinks {
  /** @throws AppError link-refused for an unknown code or an expired link. */
  find(code: string): Promise<{ email: string; licenseId: string }>;
  /** Creates a link that proves the invited mailbox, and returns its code. */
  issue(batch: WriteBatch, invitation: { email: string; licenseId: string }): string;
}

type CallingGiver = Awaited<ReturnType<SeatGivers['describeCaller']>>;

/** Gives seats to lists of addresses. Repeating a call gives no address a second seat or mail. */
export function createSeatGiving(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  licenses: Pick<LicenseRepository, 'find'>,
  seats: SeatRepository,
  teams: TeamReader,
  givers: Pick<SeatGivers, 'describeCaller'>,
  links: Pick<InvitationLinks, 'issue'>,
) {
  /** @throws AppError permission-denied, not-found, license-not-active */
  async function give(
    caller: Caller,
    { id, emails }: { id: string; emails: readonly string[] },
  ): Promise<SeatLine[]> {
    const license = await requireManagedLicense(licenses.find, teams, caller, id);
    requireActive(license, clock());
    const giver = await givers.describeCaller(caller, license);
    const lines = new Map<string, SeatLine>();
    const wanted: string[] = [];
    for (const typed of emails) {
      const email = normalizeAddress(typed);
      if (lines.has(email)) continue;
      const isAddress = emailSchema.safeParse(email).success;
      if (isAddress) wanted.push(email);
      lines.set(email, { email, seat: null, outcome: 'invalid' });
    }
    for (let from = 0; from < wanted.length; from += ADDRESSES_PER_BATCH) {
      const chunk = wanted.slice(from, from + ADDRESSES_PER_BATCH);
      const given = await retryOnConflict(() => giveChunk(caller, giver, license, chunk));
      for (const line of given) lines.set(line.email, line);
    }
    return [...lines.values()];
  }

  async function giveChunk(
    caller: Caller,
    giver: CallingGiver,
    license: License,
    emails: readonly string[],
  ): Promise<SeatLine[]> {
    const now = clock();
    // Addresses are read after the seats, so that one that got a seat meanwhile isn't told that all are taken.
    const stored = await seats.all(license.id);
    const addresses = await seats.addresses(license.id, emails);
    const { free, resting } = freeSeats(license, stored, now);
    // An admin may also give seats that have changed hands too often.
    const toGive = caller.isAdmin ? [...free, ...resting] : free;
    const batch = db.batch();
    const given = emails.map((email, index): SeatLine => {
      const address = addresses[index];
      const known = address?.data();
      const has = known?.seat ?? null;
      if (has !== null) return { email, seat: has, outcome: 'already' };
      const chosen = toGive.shift();
      if (!address || !chosen) {
        const isResting = resting.length > 0 && !caller.isAdmin;
        return { email, seat: null, outcome: isResting ? 'moved-too-often' : 'full' };
      }
      reserve(batch, license, chosen, { email, invitedBy: giver.uid }, now);
      seats.putAddress(batch, address, { seat: chosen.seat, isMailed: true });
      if (!known?.isMailed) invite(batch, giver, license, email, now);
      return { email, seat: chosen.seat, outcome: 'invited' };
    });
    const count = given.filter(({ outcome }) => outcome === 'invited').length;
    if (count === 0) return given;
    const entry = { actor: caller.uid, action: 'seat.give', target: license.id } as const;
    const changes = { seats: count, userId: license.userId };
    recordAudit(db, batch, { ...entry, changes }, now);
    await batch.commit();
    return given;
  }

  function reserve(
    batch: WriteBatch,
    { id }: License,
    { seat, stored }: FreeSeat,
    { email, invitedBy }: { email: string; invitedBy: string },
    now: Date,
  ): void {
    const before = stored?.data() ?? newSeat(id, seat);
    const invitedAt = now.toISOString();
    seats.put(batch, stored, { ...before, state: 'invited', email, invitedAt, invitedBy });
  }

  /**
   * Mails the invitation to a seat again, at most once in 60 minutes, and not while the last one is still on
   * its way.
   *
   * @throws AppError permission-denied, license-not-active; not-found for a seat without an open invitation
   */
  async function resend(
    caller: Caller,
    { id, seat: number }: { id: string; seat: number },
  ): Promise<Seat> {
    const license = await requireManagedLicense(licenses.find, teams, caller, id);
    const now = clock();
    requireActive(license, now);
    const giver = await givers.describeCaller(caller, license);
    return retryOnConflict(async () => {
      const stored = await seats.find(id, number);
      const seat = stored.data();
      if (
        !isStored(stored) ||
        seat?.state !== 'invited' ||
        seat.email === null ||
        number >= license.quantity
      ) {
        throw new AppError('not-found', 'Nobody is invited to this seat');
      }
      const [address] = await seats.addresses(id, [seat.email]);
      const known = address?.data();
      if (!address || !known || isRecent(known.resentAt, now)) return toSeat(seat);
      const unsent = await seats.findUnsentInvitations([seat]);
      // It is on its way, and names the person who assigned the seat.
      if (unsent.some(({ mail }) => mail.get('state') !== 'failed')) return toSeat(seat);
      const resentMail = `${buildInvitationMailId(id, seat.email)}-${now.getTime()}`;
      const batch = db.batch();
      for (const { mail } of unsent) batch.delete(mail.ref);
      invite(batch, giver, license, seat.email, now, resentMail);
      seats.put(batch, stored, { ...seat, invitedBy: giver.uid });
      seats.putAddress(batch, address, { ...known, resentMail, resentAt: now.toISOString() });
      const entry = { actor: caller.uid, action: 'seat.resend', target: id } as const;
      const changes = { seat: number, userId: license.userId };
      recordAudit(db, batch, { ...entry, changes }, now);
      await batch.commit();
      return toSeat(seat);
    });
  }

  function invite(
    batch: WriteBatch,
    { uid: _, ...giver }: CallingGiver,
    license: License,
    email: string,
    now: Date,
    id = buildInvitationMailId(license.id, email),
  ): void {
    const { id: licenseId, visualType, expiresAt } = license;
    const code = links.issue(batch, { email, licenseId });
    const data = { licenseId, visualType, quantity: 1, expiresAt, giver, code };
    const content = { template: 'seat-invitation', data } as const;
    queueMail(db, batch, { id, to: email, uid: null, content }, now);
  }

  return { give, resend };
}

const isRecent = (instant: string | undefined, now: Date) =>
  instant !== undefined && now.getTime() - Date.parse(instant) < HOUR_MS;

const isStored = (seat: DocumentSnapshot<SeatDocument>): seat is StoredSeat => seat.exists;
