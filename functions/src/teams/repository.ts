import { isDeepStrictEqual } from 'node:util';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { uidSchema } from '@flexa/contracts/fields';
import { teamSchema } from '@flexa/contracts/teams';
import { createConverter } from '../platform/firestore';

/** A document of teams/{uid of the owner}; a team without one was never named. */
export const teamDocumentSchema = teamSchema
  .omit({ id: true })
  .extend({ ownerUid: uidSchema, managerUids: z.array(uidSchema) });
export type TeamDocument = z.infer<typeof teamDocumentSchema>;

const createUnnamed = (ownerUid: string): TeamDocument => ({
  ownerUid,
  name: null,
  managerUids: [],
  domains: [],
  link: null,
});

export type TeamRepository = ReturnType<typeof createTeamRepository>;

export function createTeamRepository(db: Firestore) {
  const teams = db.collection('teams').withConverter(createConverter(teamDocumentSchema, []));

  return {
    async get(ownerUid: string): Promise<TeamDocument> {
      return (await teams.doc(ownerUid).get()).data() ?? createUnnamed(ownerUid);
    },

    async findIn(transaction: Transaction, ownerUid: string): Promise<TeamDocument | undefined> {
      return (await transaction.get(teams.doc(ownerUid))).data();
    },

    async getIn(transaction: Transaction, ownerUid: string): Promise<TeamDocument> {
      return (await transaction.get(teams.doc(ownerUid))).data() ?? createUnnamed(ownerUid);
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

    /** Changes the team as it is at that moment. */
    async change(
      ownerUid: string,
      buildChanges: (team: TeamDocument) => Partial<TeamDocument>,
      also: (transaction: Transaction) => void,
    ): Promise<TeamDocument> {
      return db.runTransaction(async (transaction) => {
        const stored =
          (await transaction.get(teams.doc(ownerUid))).data() ?? createUnnamed(ownerUid);
        const changed = { ...stored, ...buildChanges(stored) };
        // Asked for again: there is nothing to write, and nothing to record.
        if (isDeepStrictEqual(changed, stored)) return stored;
        transaction.set(teams.doc(ownerUid), changed);
        also(transaction);
        return changed;
      });
    },

    /** Ends the person's own team and takes them out of those they manage. */
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
