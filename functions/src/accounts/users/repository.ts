import {
  FieldValue,
  type CollectionReference,
  type Firestore,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { createConverter } from '../../platform/firestore';
import type { MailPreferences } from '@flexa/contracts/mails';
import {
  toUserDocument,
  userDocumentSchema,
  type Profile,
  type UserDocument,
} from './user-document';
import { createUserList } from './user-list';

export type UserRepository = ReturnType<typeof createUserRepository>;

export function createUserRepository(db: Firestore) {
  const users: CollectionReference<UserDocument> = db
    .collection('users')
    .withConverter(createConverter(userDocumentSchema, ['createdAt']));

  return {
    async get(uid: string): Promise<UserDocument | undefined> {
      return (await users.doc(uid).get()).data();
    },

    async getIn(transaction: Transaction, uid: string): Promise<UserDocument | undefined> {
      return (await transaction.get(users.doc(uid))).data();
    },

    /**
     * Writes the profile's id again, so that the batch fails (isWriteConflict) where the profile was deleted,
     * and a deletion under way starts over and sees what the batch has written.
     */
    touch(writer: Transaction | WriteBatch, uid: string): void {
      // Both writers have the same `update`, but their types differ in whether it can be chained.
      (writer as WriteBatch).update(users.doc(uid), { uid });
    },

    /** Like touch, and records that the person has a licence of another type than 'free'. */
    markPurchased(writer: Transaction | WriteBatch, uid: string): void {
      (writer as WriteBatch).update(users.doc(uid), { uid, hasPurchased: true });
    },

    /** Answers false where there is no profile. */
    async setMailPreferences(uid: string, mailPreferences: MailPreferences): Promise<boolean> {
      return db.runTransaction(async (transaction) => {
        const user = await transaction.get(users.doc(uid));
        if (user.exists) transaction.update(user.ref, { mailPreferences });
        return user.exists;
      });
    },

    /** The code of the links by which the person stops mails: the one there is, else the one given. */
    async ensureMailCode(uid: string, otherwise: string): Promise<string | undefined> {
      return db.runTransaction(async (transaction) => {
        const user = (await transaction.get(users.doc(uid))).data();
        if (!user || user.mailCode !== undefined) return user?.mailCode;
        transaction.update(users.doc(uid), { mailCode: otherwise });
        return otherwise;
      });
    },

    /** Keeps which customer the account is at Stripe. */
    async setStripeCustomer(uid: string, stripeCustomerId: string): Promise<void> {
      await db.doc(`users/${uid}`).update({ stripeCustomerId });
    },

    /** Every profile that has the address, as of when its person was last here. */
    async findUids(email: string): Promise<string[]> {
      const found = await db.collection('users').where('email', '==', email).select().get();
      return found.docs.map(({ id }) => id);
    },

    /** Notes the address that the sign-in has now; nothing where there is no profile. */
    async setEmail(uid: string, email: string): Promise<void> {
      await db.runTransaction(async (transaction) => {
        const user = (await transaction.get(users.doc(uid))).data();
        if (!user || user.email === email) return;
        transaction.set(users.doc(uid), toUserDocument({ ...user, email }));
      });
    },

    /**
     * Gives the profile another name, no preferences for mails and, where nothing was bought, no customer at
     * Stripe: billing details are kept there. Nothing where there is no profile.
     */
    async startAfresh(uid: string, name: string): Promise<void> {
      await db.runTransaction(async (transaction) => {
        const user = (await transaction.get(users.doc(uid))).data();
        if (!user) return;
        // Links in mails that went to someone else stop nothing any more.
        const { stripeCustomerId, mailPreferences: _, mailCode: __, ...rest } = user;
        const kept = user.hasPurchased && stripeCustomerId ? { stripeCustomerId } : {};
        transaction.set(users.doc(uid), toUserDocument({ ...rest, ...kept, name }));
      });
    },

    /**
     * Makes the security rules refuse sign-ins from before that second. Does nothing without a
     * profile.
     */
    async raiseValidSince(uid: string, seconds: number): Promise<void> {
      await db.runTransaction(async (transaction) => {
        const user = (await transaction.get(users.doc(uid))).data();
        if (!user || (user.validSince ?? 0) >= seconds) return;
        transaction.update(users.doc(uid), { validSince: seconds });
      });
    },

    /** Makes the profile; fails (isWriteConflict) where there is one. */
    async create(user: Profile): Promise<UserDocument> {
      const document = toUserDocument(user);
      await users.doc(user.uid).create(document);
      return document;
    },

    /** Writes the profile with what is sorted and searched by. */
    update(
      transaction: Transaction,
      user: UserDocument,
      changes: Partial<Pick<UserDocument, 'name' | 'email' | 'isAdmin' | 'isSupport' | 'disabled'>>,
    ): void {
      transaction.set(users.doc(user.uid), toUserDocument({ ...user, ...changes }));
    },

    setWelcomed(transaction: Transaction, uid: string): void {
      transaction.update(users.doc(uid), { awaitsWelcome: FieldValue.delete() });
    },

    delete(transaction: Transaction, uid: string): void {
      transaction.delete(users.doc(uid));
    },

    /** Admins who can sign in, as far as the profiles know. */
    async adminsIn(transaction: Transaction): Promise<UserDocument[]> {
      const admins = await transaction.get(
        users.where('isAdmin', '==', true).where('disabled', '==', false),
      );
      return admins.docs.map((admin) => admin.data());
    },

    /** Removes what lies below users/{uid}. */
    async deleteBelow(uid: string): Promise<void> {
      await db.recursiveDelete(users.doc(uid));
    },

    list: createUserList(db),
  };
}
