import { createHash } from 'node:crypto';
import {
  FieldValue,
  Timestamp,
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { instantSchema, uidSchema } from '@flexa/contracts/fields';
import { LICENSE_QUERY } from '@flexa/contracts/licenses';
import { seatSchema, type Seat } from '@flexa/contracts/seats';
import { findUnsentMails } from '../mail/outbox';
import { createConverter } from '../platform/firestore';

/** A document of licenses/{id}/seats/{n}. A seat without one was never given. */
export const seatDocumentSchema = seatSchema.extend({
  /** Id of the parent licence, for queries across all licences. */
  parent: z.string(),
  /** Id of the holder's licence. */
  licenseId: z.string().nullable(),
  /** Number of holders so far, each with a separate licence. */
  rounds: z.int().min(0),
  /** Times of the moves that count towards SEAT_MOVES_MAX. */
  moves: z.array(instantSchema),
  /** Time at which its person was last moved to the renewal. */
  carriedAt: instantSchema.optional(),
  /** The person who assigned it, until they delete their account. */
  invitedBy: uidSchema.optional(),
});
export type SeatDocument = z.infer<typeof seatDocumentSchema>;

/** A document per address, by its hash, so that an address gets only one seat of a licence. */
export const seatAddressSchema = z.object({
  seat: z.int().min(0).nullable(),
  isMailed: z.boolean(),
  /** Times at which the person gave back a seat taken through a link. */
  moves: z.array(instantSchema).optional(),
  /** Id and time of the last resent invitation. */
  resentMail: z.string().optional(),
  resentAt: instantSchema.optional(),
});
export type SeatAddress = z.infer<typeof seatAddressSchema>;

/** Seats per batch, with four writes each (Firestore allows 500). */
const SEATS_PER_BATCH = 120;

const INSTANTS = ['invitedAt', 'heldAt', 'keyFetchedAt'] as const;

export const normalizeAddress = (email: string) => email.trim().toLowerCase();
export const hashAddress = (email: string) =>
  createHash('sha256').update(normalizeAddress(email)).digest('hex');

/** Id of the mail that invites an address to a licence, so that a second one can't be queued. */
export const buildInvitationMailId = (licenseId: string, email: string) =>
  `seat-${hashAddress(`${licenseId} ${email}`)}`;

export const newSeat = (parent: string, seat: number): SeatDocument => ({
  seat,
  parent,
  state: 'free',
  email: null,
  uid: null,
  licenseId: null,
  invitedAt: null,
  heldAt: null,
  keyFetchedAt: null,
  rounds: 0,
  moves: [],
});

/** Picks the fields that the team sees. */
export const toSeat = (document: SeatDocument): Seat => seatSchema.parse(document);

export type StoredSeat = QueryDocumentSnapshot<SeatDocument>;
export type SeatRepository = ReturnType<typeof createSeatRepository>;

export function createSeatRepository(db: Firestore) {
  const seatConverter = createConverter(seatDocumentSchema, INSTANTS);
  const buildLicensePath = (id: string) => `${LICENSE_QUERY.collection}/${id}`;

  const getSeatCollection = (id: string): CollectionReference<SeatDocument> =>
    db.collection(`${buildLicensePath(id)}/seats`).withConverter(seatConverter);
  const addresses = (id: string): CollectionReference<SeatAddress> =>
    db
      .collection(`${buildLicensePath(id)}/addresses`)
      .withConverter(createConverter(seatAddressSchema, []));
  const queryEverySeat = () => db.collectionGroup('seats').withConverter(seatConverter);

  async function readAddresses(
    references: readonly DocumentReference<SeatAddress>[],
  ): Promise<SeatAddressSnapshot[]> {
    if (references.length === 0) return [];
    return (await db.getAll(...references)) as SeatAddressSnapshot[];
  }

  /** Finds the unsent invitations of these seats, each with its address document. */
  async function findUnsentInvitations(
    given: readonly SeatDocument[],
  ): Promise<{ mail: DocumentSnapshot; address: SeatAddressSnapshot }[]> {
    const invited = given.flatMap(({ parent, email }) => (email === null ? [] : { parent, email }));
    const known = await readAddresses(
      invited.map(({ parent, email }) => addresses(parent).doc(hashAddress(email))),
    );
    const addressByMail = new Map<string, SeatAddressSnapshot>();
    for (const [index, { parent, email }] of invited.entries()) {
      const address = known[index];
      if (!address?.exists) continue;
      addressByMail.set(buildInvitationMailId(parent, email), address);
      const resentMail = address.data()?.resentMail;
      if (resentMail !== undefined) addressByMail.set(resentMail, address);
    }
    const mails = await findUnsentMails(db, [...addressByMail.keys()]);
    return mails.flatMap((mail) => {
      const address = addressByMail.get(mail.id);
      return address ? [{ mail, address }] : [];
    });
  }

  /** Adds the deletion of these seats' unsent invitations. Their addresses can be mailed again. */
  async function deleteInvitations(
    batch: WriteBatch,
    given: readonly SeatDocument[],
  ): Promise<void> {
    for (const { mail, address } of await findUnsentInvitations(given)) {
      batch.delete(mail.ref);
      batch.update(address.ref, { isMailed: false });
    }
  }

  return {
    /** Returns the seats of a licence that were ever given, by number. */
    async all(id: string): Promise<StoredSeat[]> {
      return (await getSeatCollection(id).orderBy('seat').get()).docs;
    },

    async find(id: string, seat: number): Promise<DocumentSnapshot<SeatDocument>> {
      return getSeatCollection(id).doc(String(seat)).get();
    },

    async addresses(id: string, emails: readonly string[]): Promise<SeatAddressSnapshot[]> {
      return readAddresses(emails.map((email) => addresses(id).doc(hashAddress(email))));
    },

    findUnsentInvitations,
    deleteInvitations,

    /** Returns the seats that a person holds, in all licences. */
    async findByHolder(uid: string): Promise<StoredSeat[]> {
      return (await queryEverySeat().where('uid', '==', uid).get()).docs;
    },

    /** Returns the seats given to an address, in all licences. */
    async findByEmail(email: string): Promise<StoredSeat[]> {
      return (await queryEverySeat().where('email', '==', normalizeAddress(email)).get()).docs;
    },

    /**
     * Removes the person as the giver of seats, in all licences. Deletes unsent invitations, which name the giver, first:
     * the next run after a crash finds them by those seats.
     */
    async forgetGiver(uid: string): Promise<void> {
      const given = await queryEverySeat().where('invitedBy', '==', uid).get();
      for (let from = 0; from < given.size; from += SEATS_PER_BATCH) {
        const batch = db.batch();
        const chunk = given.docs.slice(from, from + SEATS_PER_BATCH);
        await deleteInvitations(
          batch,
          chunk.map((seat) => seat.data()),
        );
        await batch.commit();
      }
      const writer = db.bulkWriter({ throttling: false });
      const changes = given.docs.map(({ ref }) =>
        writer.update(db.doc(ref.path), { invitedBy: FieldValue.delete() }),
      );
      await Promise.all([...changes, writer.close()]);
    },

    /** Writes a seat. The batch fails (isWriteConflict) if the seat was written since it was read. */
    put(batch: WriteBatch, stored: StoredSeat | undefined, seat: SeatDocument): void {
      const reference = getSeatCollection(seat.parent).doc(String(seat.seat));
      if (!stored) batch.create(reference, seat);
      else batch.update(reference, toStoredSeat(seat), { lastUpdateTime: stored.updateTime });
    },

    /** Like `put`, for the document of an address. */
    putAddress(batch: WriteBatch, stored: SeatAddressSnapshot, address: SeatAddress): void {
      const { exists, updateTime, ref } = stored;
      if (!exists || !updateTime) batch.create(ref, address);
      else batch.update(ref, { ...address }, { lastUpdateTime: updateTime });
    },

    /** Removes the address's seat. @param moved time at which the person gave back a seat taken through a link */
    freeAddress(batch: WriteBatch, id: string, email: string, moved?: Date): void {
      const moves = moved && { moves: FieldValue.arrayUnion(moved.toISOString()) };
      batch.update(addresses(id).doc(hashAddress(email)), { seat: null, ...moves });
    },

    forgetAddress(batch: WriteBatch, id: string, email: string): void {
      batch.delete(addresses(id).doc(hashAddress(email)));
    },

    /**
     * Marks the seat as revoked if the licence is the current holder's. The batch fails (isWriteConflict) if the seat was
     * written since.
     */
    async noteRevoked(
      batch: WriteBatch,
      id: string,
      seat: number,
      licenseId: string,
    ): Promise<void> {
      const stored = await getSeatCollection(id).doc(String(seat)).get();
      const { ref, updateTime } = stored;
      if (stored.data()?.licenseId !== licenseId || !updateTime) return;
      batch.update(ref, { isRevoked: true }, { lastUpdateTime: updateTime });
    },

    async keyFetchedAt(id: string, seat: number): Promise<string | null> {
      return (await getSeatCollection(id).doc(String(seat)).get()).data()?.keyFetchedAt ?? null;
    },

    async noteKeyFetched(id: string, seat: number, at: Date): Promise<void> {
      await getSeatCollection(id)
        .doc(String(seat))
        .update({ keyFetchedAt: Timestamp.fromDate(at) });
    },
  };
}

export type SeatAddressSnapshot = DocumentSnapshot<SeatAddress>;

/** Converts a seat by hand, because `update` ignores converters. */
function toStoredSeat({
  invitedAt,
  heldAt,
  keyFetchedAt,
  isRevoked,
  invitedBy,
  ...rest
}: SeatDocument) {
  const stamp = (instant: string | null) => instant && Timestamp.fromDate(new Date(instant));
  return {
    ...rest,
    // Without this, the old value would remain.
    isRevoked: isRevoked ?? FieldValue.delete(),
    invitedBy: invitedBy ?? FieldValue.delete(),
    invitedAt: stamp(invitedAt),
    heldAt: stamp(heldAt),
    keyFetchedAt: stamp(keyFetchedAt),
  };
}
