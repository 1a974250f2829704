import { createHash } from 'node:crypto';
import {
  Timestamp,
  type Firestore,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { emailSchema, instantSchema, uidSchema } from '@flexa/contracts/fields';
import { createConverter, retryOnConflict } from '../../platform/firestore';

/**
 * Purpose of a mailed link. `reset`: to set a password. `verify`: to prove the address that an
 * account has. `change`: to prove the address that an account is to have. `restore`: to put back
 * the address that an account had. `seat`: to accept a seat with the invited address.
 * `billing`: to become the billing contact of the account.
 */
export const LINK_KINDS = ['reset', 'verify', 'change', 'restore', 'seat', 'billing'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** A mailed link, stored under the hash of its code, so that a leaked document opens nothing. */
export const linkSchema = z.object({
  kind: z.enum(LINK_KINDS),
  /** Recipient, whose mailbox the link proves. */
  email: emailSchema,
  /**
   * The account concerned; null for a reset and a seat, which are mailed without checking for an account. A
   * used `seat` link names the account whose address it proved.
   */
  uid: uidSchema.nullable(),
  /**
   * Start of the valid sign-ins, in seconds, when the link was issued. Revoking the sign-ins ends a `change`
   * link.
   */
  validSince: z.int().min(0).nullable(),
  /** The licence whose seat is offered. */
  licenseId: z.string().optional(),
  issuedAt: instantSchema,
  /** Last use of a `restore` link, which stays usable; the only use of others. */
  usedAt: instantSchema.nullable(),
  /** End of the link's validity; Firestore's TTL then removes the document. */
  expireAt: instantSchema,
});
export type MailLink = z.infer<typeof linkSchema>;

/** Codes are long and random, so that no key is needed to hash them. */
const hashCode = (code: string) => createHash('sha256').update(code).digest('hex');

export function createLinkRepository(db: Firestore) {
  const links = db
    .collection('mailLinks')
    .withConverter(createConverter(linkSchema, ['issuedAt', 'usedAt', 'expireAt']));

  return {
    create(writer: WriteBatch | Transaction, code: string, link: MailLink): void {
      // Both writers have the same `create`, but their types differ in whether it can be chained.
      (writer as WriteBatch).create(links.doc(hashCode(code)), link);
    },

    async find(code: string): Promise<MailLink | undefined> {
      return (await links.doc(hashCode(code)).get()).data();
    },

    /** Marks the link as used; returns undefined if it is missing or already used. */
    async use(code: string, now: Date): Promise<MailLink | undefined> {
      const document = links.doc(hashCode(code));
      const markUsed = async (transaction: Transaction) => {
        const link = (await transaction.get(document)).data();
        if (!link || link.usedAt !== null) return undefined;
        transaction.update(document, { usedAt: Timestamp.fromDate(now) });
        return link;
      };
      return retryOnConflict(() => db.runTransaction(markUsed));
    },

    /** Marks the link as used by an account; returns undefined if it is missing or another account used it. */
    async markUsedBy(code: string, uid: string, now: Date): Promise<MailLink | undefined> {
      const document = links.doc(hashCode(code));
      const markUsed = async (transaction: Transaction) => {
        const link = (await transaction.get(document)).data();
        if (!link || (link.usedAt !== null && link.uid !== uid)) return undefined;
        if (link.usedAt === null) {
          transaction.update(document, { usedAt: Timestamp.fromDate(now), uid });
        }
        return link;
      };
      return retryOnConflict(() => db.runTransaction(markUsed));
    },

    async undoUse(code: string): Promise<void> {
      await links.doc(hashCode(code)).update({ usedAt: null });
    },

    /** Removes every link mailed to the address, or only those of one kind. */
    async removeTo(email: string, kind?: LinkKind): Promise<void> {
      const snapshot = await links.where('email', '==', email).get();
      const matches = snapshot.docs.filter(
        (link) => kind === undefined || link.data().kind === kind,
      );
      await Promise.all(matches.map(({ ref }) => ref.delete()));
    },

    /** Removes every link of one kind about an account. */
    async removeAbout(uid: string, kind: LinkKind): Promise<void> {
      const found = await links.where('uid', '==', uid).get();
      const unwanted = found.docs.filter((link) => link.data().kind === kind);
      await Promise.all(unwanted.map(({ ref }) => ref.delete()));
    },

    /**
     * Marks a link that restores an address as used, and removes every link about the account that was issued
     * later: a thief who moved the account again got such a link too. Earlier links stay.
     *
     * @returns undefined if the link is missing
     */
    async useToRestore(code: string, now: Date): Promise<MailLink | undefined> {
      const document = links.doc(hashCode(code));
      const markUsed = async (transaction: Transaction) => {
        const link = (await transaction.get(document)).data();
        if (!link) return undefined;
        const about = await transaction.get(links.where('uid', '==', link.uid));
        for (const other of about.docs) {
          if (other.data().issuedAt > link.issuedAt) transaction.delete(other.ref);
        }
        transaction.update(document, { usedAt: Timestamp.fromDate(now) });
        return link;
      };
      return retryOnConflict(() => db.runTransaction(markUsed));
    },

    /**
     * Returns the address that a used link restores: that of the earliest link used since this one
     * was issued. If two are opened at the same time, the earlier address wins.
     */
    async findAddressToRestore({ uid, email, issuedAt }: MailLink): Promise<string> {
      const snapshot = await links.where('uid', '==', uid).get();
      const used = snapshot.docs
        .map((document) => document.data())
        .filter((other) => other.kind === 'restore' && (other.usedAt ?? '') >= issuedAt)
        .filter((other) => other.issuedAt <= issuedAt)
        .sort((a, b) => a.issuedAt.localeCompare(b.issuedAt));
      return used[0]?.email ?? email;
    },
  };
}
