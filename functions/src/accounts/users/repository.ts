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
     * Writes the profile's id again, so that the batch fails (isWriteConflict) if the profile was deleted, and
     * a concurrent deletion starts over and sees what the batch has written.
     */
    touch(writer: Transaction | WriteBatch, uid: string): void {
      // Both writers have the same `update`, but their types differ in whether it can be chained.
      (writer as WriteBatch).update(users.doc(uid), { uid });
    },

    /** Touches the profile and records that the person has a licence of another type than 'free'. */
    markPurchased(writer: Transaction | WriteBatch, uid: string): void {
      (writer as WriteBatch).update(users.doc(uid), { uid, hasPurchased: true });
    },

    /** Returns false if there is no profile. */
    async setMailPreferences(uid: string, mailPreferences: MailPreferences): Promise<boolean> {
      return db.runTransaction(async (transaction) => {
        const user = await transaction.get(users.doc(uid));
        if (user.exists) transaction.update(user.ref, { mailPreferences });
        return user.exists;
      });
    },

    /** Returns the code of the person's unsubscribe links: the stored one, or else stores the given one. */
    async ensureMailCode(uid: string, otherwise: string): Promise<string | undefined> {
      return db.runTransaction(async (transaction) => {
        const user = (await transaction.get(users.doc(uid))).data();
        if (!user || user.mailCode !== undefined) return user?.mailCode;
        transaction.update(users.doc(uid), { mailCode: otherwise });
        return otherwise;
      });
    },

    async setStripeCustomer(uid: string, stripeCustomerId: string): Promise<void> {
      await db.doc(`users/${uid}`).update({ stripeCustomerId });
    },

    /** Finds every profile with the address, as of its owner's last visit. */
    async findUids(email: string): Promise<string[]> {
      const snapshot = await db.collection('users').where('email', '==', email).select().get();
      return snapshot.docs.map(({ id }) => id);
    },

    /** Stores the sign-in's current address; does nothing without a profile. */
    async setEmail(uid: string, email: string): Promise<void> {
      await db.runTransaction(async (transaction) => {
        const user = (await transaction.get(users.doc(uid))).data();
        if (!user || user.email === email) return;
        transaction.set(users.doc(uid), toUserDocument({ ...user, email }));
      });
    },

    /**
     * Gives the profile another name and removes the mail preferences. Also removes the Stripe customer, which
     * holds billing details, unless something was bought. Does nothing without a profile.
     */
    async startAfresh(uid: string, name: string): Promise<void> {
      await db.runTransaction(async (transaction) => {
        const user = (await transaction.get(users.doc(uid))).data();
        if (!user) return;
        // Unsubscribe links in mails to someone else stop working.
        const { stripeCustomerId, mailPreferences: _, mailCode: __, ...rest } = user;
        const customer = user.hasPurchased && stripeCustomerId ? { stripeCustomerId } : {};
        transaction.set(users.doc(uid), toUserDocument({ ...rest, ...customer, name }));
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

    /** Creates the profile; fails (isWriteConflict) if one exists. */
    async create(user: Profile): Promise<UserDocument> {
      const document = toUserDocument(user);
      await users.doc(user.uid).create(document);
      return document;
    },

    /** Writes the profile with its sort fields and search keys. */
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

    /** Reads the admins who can sign in according to their profiles. */
    async readAdmins(transaction: Transaction): Promise<UserDocument[]> {
      const admins = await transaction.get(
        users.where('isAdmin', '==', true).where('disabled', '==', false),
      );
      return admins.docs.map((admin) => admin.data());
    },

    /** Removes everything below users/{uid}. */
    async deleteBelow(uid: string): Promise<void> {
      await db.recursiveDelete(users.doc(uid));
    },

    list: createUserList(db),
  };
}
