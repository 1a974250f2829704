import type {
  CollectionReference,
  Firestore,
  Transaction,
  WriteBatch,
} from 'firebase-admin/firestore';
import type { UserSummary } from '@flexa/contracts/users';
import { parsedBy } from '../platform/firestore';
import {
  indexKeys,
  toUserDocument,
  userDocumentSchema,
  type UserDocument,
  type UserRow,
  userRowSchema,
} from './user-document';
import { userIndex } from './user-index';
import { userList } from './user-list';
import { userNumbers } from './user-numbers';

/** So many people sign up, about, before one of them tidies the index. */
const TIDY_EVERY = 20;

/** Documents asked for at once: a request has a largest size. */
const AT_ONCE = 1_000;

const ROW_FIELDS = Object.keys(userRowSchema.shape);

export type UserRepository = ReturnType<typeof userRepository>;

export function userRepository(db: Firestore) {
  const users: CollectionReference<UserDocument> = db
    .collection('users')
    .withConverter(parsedBy(userDocumentSchema, ['createdAt']));
  const rows = db.collection('users').withConverter(parsedBy(userRowSchema, ['createdAt']));
  const index = userIndex(db);
  const numbers = userNumbers(db);

  /** In the order asked for; one who has just left is left out. */
  async function rowsOf(uids: readonly string[]): Promise<UserRow[]> {
    const people: UserRow[] = [];
    for (let from = 0; from < uids.length; from += AT_ONCE) {
      const asked = uids.slice(from, from + AT_ONCE).map((uid) => rows.doc(uid));
      for (const document of await db.getAll(...asked, { fieldMask: ROW_FIELDS })) {
        const row = document.data() as UserRow | undefined;
        if (row) people.push(row);
      }
    }
    return people;
  }

  return {
    async get(uid: string): Promise<UserDocument | undefined> {
      return (await users.doc(uid).get()).data();
    },

    async getIn(transaction: Transaction, uid: string): Promise<UserDocument | undefined> {
      return (await transaction.get(users.doc(uid))).data();
    },

    /**
     * Writes the profile's id anew, so that the batch fails (lostRace) where the profile was deleted,
     * and a deletion under way starts over and sees what the batch has written.
     */
    touch(batch: WriteBatch, uid: string): void {
      batch.update(users.doc(uid), { uid });
    },

    /** As touch, and says that the person has a licence of another type than 'free'. */
    markPurchased(batch: WriteBatch, uid: string): void {
      batch.update(users.doc(uid), { uid, hasPurchased: true });
    },

    /** Whose profile has the address, as of when the person was last here. */
    async uidOf(email: string): Promise<string | undefined> {
      return (await db.collection('users').where('email', '==', email).limit(1).get()).docs[0]?.id;
    },

    /** Lets the security rules refuse sign-ins of before that second; nothing where there is no profile. */
    async raiseValidSince(uid: string, seconds: number): Promise<void> {
      await db.runTransaction(async (transaction) => {
        const user = (await transaction.get(users.doc(uid))).data();
        if (!user || (user.validSince ?? 0) >= seconds) return;
        transaction.update(users.doc(uid), { validSince: seconds });
      });
    },

    /** Makes the profile, unless somebody else does so first: then the batch fails (lostRace). */
    async create(user: UserSummary & Pick<UserDocument, 'validSince'>): Promise<UserDocument> {
      const document = toUserDocument(user);
      const batch = db.batch();
      batch.create(users.doc(user.uid), document);
      numbers.create(batch, user);
      index.enter(batch, user, indexKeys(document));
      await batch.commit();
      // By the milliseconds of the moment, so by chance and yet the same in every run.
      if (Date.parse(user.createdAt) % TIDY_EVERY === 0) await index.tidy(indexKeys(document));
      return document;
    },

    /**
     * Reads what an update needs; the answered function writes it, after all other reads, and
     * answers the keys that `tidy` is for when the transaction is done.
     */
    async prepareUpdate(
      transaction: Transaction,
      user: UserDocument,
      changes: Partial<Pick<UserDocument, 'name' | 'email' | 'isAdmin' | 'disabled'>>,
    ): Promise<() => string[]> {
      const changed = toUserDocument({ ...user, ...changes });
      const from = indexKeys(user);
      const move = await index.prepareMove(transaction, user, from, indexKeys(changed));
      return () => {
        transaction.set(users.doc(user.uid), changed);
        return move();
      };
    },

    /** As prepareUpdate, for a removal. */
    async prepareDelete(transaction: Transaction, user: UserDocument): Promise<() => string[]> {
      const leave = await index.prepareMove(transaction, user, indexKeys(user), []);
      return () => {
        transaction.delete(users.doc(user.uid));
        numbers.delete(transaction, user);
        return leave();
      };
    },

    /** Whether somebody else is an admin who can sign in; read in the transaction that relies on it. */
    async hasOtherAdmin(transaction: Transaction, uid: string): Promise<boolean> {
      const admins = await transaction.get(
        users.where('isAdmin', '==', true).where('disabled', '==', false).limit(2),
      );
      return admins.docs.some((admin) => admin.id !== uid);
    },

    /** Removes what lies below users/{uid}. */
    async deleteBelow(uid: string): Promise<void> {
      await db.recursiveDelete(users.doc(uid));
    },

    tidy: index.tidy,

    list: userList({ users, index, numbers, rowsOf }),
  };
}
