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

/** A document of licenses/{id}/seats/{n}; a seat without one was never given. */
export const seatDocumentSchema = seatSchema.extend({
  /** The parent, so that what is found across all licences says of which it is. */
  parent: z.string(),
  /** The licence of the person who holds it. */
  licenseId: z.string().nullable(),
  /** How often it was held, each time by a licence of its own. */
  rounds: z.int().min(0),
  /** When it was taken back, as far as that counts for SEAT_MOVES_MAX. */
  moves: z.array(instantSchema),
  /** When its person was last carried over to the licence that renews this one. */
  carriedAt: instantSchema.optional(),
  /** The person who assigned it, until they delete their account. */
  invitedBy: uidSchema.optional(),
});
export type SeatDocument = z.infer<typeof seatDocumentSchema>;

/** Under the hash of an address, which says nothing of it: a second seat can't be given to it. */
export const seatAddressSchema = z.object({
  seat: z.int().min(0).nullable(),
  isMailed: z.boolean(),
  /** When its owner gave back a seat they had taken by a link: as SeatDocument's, but of the person. */
  moves: z.array(instantSchema).optional(),
  /** The last mail that repeated the invitation, and when that was. */
  resentMail: z.string().optional(),
  resentAt: instantSchema.optional(),
});
export type SeatAddress = z.infer<typeof seatAddressSchema>;

/** Seats of one batch, four writes each (Firestore takes 500). */
const MAILS_AT_ONCE = 120;

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

/** As the team sees it. */
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

  /** Finds the invitations of these seats that were not sent yet, each with what is known of its address. */
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

  /** Adds to the batch that the unsent invitations of these seats go. Their addresses can be mailed again. */
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
    /** The seats of a licence that were ever given, by number. */
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

    /** Seats a person holds, in all licences. */
    async findByHolder(uid: string): Promise<StoredSeat[]> {
      return (await queryEverySeat().where('uid', '==', uid).get()).docs;
    },

    /** Seats an address was given, in all licences. */
    async findByEmail(email: string): Promise<StoredSeat[]> {
      return (await queryEverySeat().where('email', '==', normalizeAddress(email)).get()).docs;
    },

    /**
     * Forgets that the person assigned seats, in all licences. Unsent invitations, which name them, go first: a run
     * that stops half-way leaves the seats by which the next run finds them.
     */
    async forgetGiver(uid: string): Promise<void> {
      const given = await queryEverySeat().where('invitedBy', '==', uid).get();
      for (let from = 0; from < given.size; from += MAILS_AT_ONCE) {
        const batch = db.batch();
        const some = given.docs.slice(from, from + MAILS_AT_ONCE);
        await deleteInvitations(
          batch,
          some.map((seat) => seat.data()),
        );
        await batch.commit();
      }
      const writer = db.bulkWriter({ throttling: false });
      const changes = given.docs.map(({ ref }) =>
        writer.update(db.doc(ref.path), { invitedBy: FieldValue.delete() }),
      );
      await Promise.all([...changes, writer.close()]);
    },

    /** Makes the batch fail (isWriteConflict) where the seat was written since it was read. */
    put(batch: WriteBatch, stored: StoredSeat | undefined, seat: SeatDocument): void {
      const reference = getSeatCollection(seat.parent).doc(String(seat.seat));
      if (!stored) batch.create(reference, seat);
      else batch.update(reference, toStoredSeat(seat), { lastUpdateTime: stored.updateTime });
    },

    /** As put, of what is known of an address. */
    putAddress(batch: WriteBatch, stored: SeatAddressSnapshot, address: SeatAddress): void {
      const { exists, updateTime, ref } = stored;
      if (!exists || !updateTime) batch.create(ref, address);
      else batch.update(ref, { ...address }, { lastUpdateTime: updateTime });
    },

    /** The address has no seat any more; `moved`: its owner gave back what they had taken by a link. */
    freeAddress(batch: WriteBatch, id: string, email: string, moved?: Date): void {
      const moves = moved && { moves: FieldValue.arrayUnion(moved.toISOString()) };
      batch.update(addresses(id).doc(hashAddress(email)), { seat: null, ...moves });
    },

    forgetAddress(batch: WriteBatch, id: string, email: string): void {
      batch.delete(addresses(id).doc(hashAddress(email)));
    },

    /**
     * Notes that the licence of the holder was revoked, where it is the one they hold the seat by. The batch
     * fails (isWriteConflict) where the seat was written since.
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

/** `update` takes no converter. */
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
    // Left out, it would stay as it was.
    isRevoked: isRevoked ?? FieldValue.delete(),
    invitedBy: invitedBy ?? FieldValue.delete(),
    invitedAt: stamp(invitedAt),
    heldAt: stamp(heldAt),
    keyFetchedAt: stamp(keyFetchedAt),
  };
}
