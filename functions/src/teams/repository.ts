import { isDeepStrictEqual } from 'node:util';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { uidSchema } from '@flexa/contracts/fields';
import { mailCodeSchema } from '@flexa/contracts/mails';
import { billingContactSchema, teamSchema } from '@flexa/contracts/teams';
import { createConverter, retryOnConflict } from '../platform/firestore';

/** A document of teams/{uid of the owner}. Missing until the owner changes the team. */
export const teamDocumentSchema = teamSchema.omit({ id: true }).extend({
  ownerUid: uidSchema,
  managerUids: z.array(uidSchema),
  /** Number of company builds so far, all licences together. */
  companyBuilds: z.int().min(1).optional(),
  billingContact: billingContactSchema
    .extend({
      /** Code of the link with which the contact can leave; null until it has confirmed. */
      leaveCode: mailCodeSchema.nullable(),
    })
    .optional(),
});
export type StoredContact = NonNullable<z.infer<typeof teamDocumentSchema>['billingContact']>;
export type TeamDocument = z.infer<typeof teamDocumentSchema>;

/** Returns the team of an owner who never changed it. */
export const createUnnamedTeam = (ownerUid: string): TeamDocument => ({
  ownerUid,
  name: null,
  managerUids: [],
  domains: [],
  link: null,
});

export type TeamRepository = ReturnType<typeof createTeamRepository>;

export function createTeamRepository(db: Firestore) {
  const teams = db.collection('teams').withConverter(createConverter(teamDocumentSchema, []));

  /** Changes the current state of the team in a transaction. */
  async function change(
    ownerUid: string,
    buildChanges: (team: TeamDocument) => Partial<TeamDocument>,
    also: (transaction: Transaction) => void,
  ): Promise<TeamDocument> {
    return db.runTransaction(async (transaction) => {
      const stored =
        (await transaction.get(teams.doc(ownerUid))).data() ?? createUnnamedTeam(ownerUid);
      const changed = { ...stored, ...buildChanges(stored) };
      // A repeated call: nothing to write or to record.
      if (isDeepStrictEqual(changed, stored)) return stored;
      transaction.set(teams.doc(ownerUid), changed);
      also(transaction);
      return changed;
    });
  }

  return {
    change,

    /** Counts a company build of the team in the transaction that records it, and returns its number. */
    async countCompanyBuild(
      ownerUid: string,
      also: (transaction: Transaction) => void,
    ): Promise<number> {
      const countUp = ({ companyBuilds = 0 }: TeamDocument) => ({
        companyBuilds: companyBuilds + 1,
      });
      const { companyBuilds = 1 } = await change(ownerUid, countUp, also);
      return companyBuilds;
    },

    async get(ownerUid: string): Promise<TeamDocument> {
      return (await teams.doc(ownerUid).get()).data() ?? createUnnamedTeam(ownerUid);
    },

    async findIn(transaction: Transaction, ownerUid: string): Promise<TeamDocument | undefined> {
      return (await transaction.get(teams.doc(ownerUid))).data();
    },

    async getIn(transaction: Transaction, ownerUid: string): Promise<TeamDocument> {
      return (await transaction.get(teams.doc(ownerUid))).data() ?? createUnnamedTeam(ownerUid);
    },

    put(transaction: Transaction, team: TeamDocument): void {
      transaction.set(teams.doc(team.ownerUid), team);
    },

    delete(transaction: Transaction, ownerUid: string): void {
      transaction.delete(teams.doc(ownerUid));
    },

    async findByManager(uid: string): Promise<TeamDocument[]> {
      const found = await teams.where('managerUids', 'array-contains', uid).get();
      return found.docs.map((document) => document.data());
    },

    /**
     * Changes the current billing contact in a transaction; undefined removes it. The callback writes its mails and links
     * in the same transaction.
     */
    async changeContact(
      ownerUid: string,
      decide: (
        contact: StoredContact | undefined,
        transaction: Transaction,
      ) => StoredContact | undefined | Promise<StoredContact | undefined>,
    ): Promise<StoredContact | undefined> {
      const document = teams.doc(ownerUid);
      const change = async (transaction: Transaction) => {
        const stored = (await transaction.get(document)).data() ?? createUnnamedTeam(ownerUid);
        const { billingContact, ...team } = stored;
        const next = await decide(billingContact, transaction);
        if (next === billingContact) return next;
        transaction.set(document, { ...team, ...(next && { billingContact: next }) });
        return next;
      };
      return retryOnConflict(() => db.runTransaction(change));
    },

    /** Returns the contact that payment mails of the owner go to, once it has confirmed. */
    async findContact(ownerUid: string): Promise<{ email: string; leaveCode: string } | undefined> {
      const contact = (await teams.doc(ownerUid).get()).data()?.billingContact;
      if (contact?.state !== 'confirmed' || contact.leaveCode === null) return undefined;
      return { email: contact.email, leaveCode: contact.leaveCode };
    },

    async findByContact(email: string): Promise<TeamDocument[]> {
      const found = await teams.where('billingContact.email', '==', email).get();
      return found.docs.map((document) => document.data());
    },

    /** Deletes the person's own team and removes them from teams they manage. */
    async forget(uid: string): Promise<void> {
      const managed = await teams.where('managerUids', 'array-contains', uid).get();
      const writer = db.bulkWriter({ throttling: false });
      const changes = managed.docs.map(({ ref }) =>
        writer.update(db.doc(ref.path), { managerUids: FieldValue.arrayRemove(uid) }),
      );
      await Promise.all([...changes, writer.delete(db.doc(`teams/${uid}`)), writer.close()]);
    },
  };
}
