import type {
  DocumentReference,
  Firestore,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { instantSchema, uidSchema } from '@flexa/contracts/fields';
import {
  themeContentSchema,
  themeNameSchema,
  themeSummarySchema,
  VERSIONS_MAX,
} from '@flexa/contracts/themes';
import { createConverter, retryOnConflict } from '../platform/firestore';
import { selectKeptSizes, versionSchema, type ThemeVersion } from './repository';

/** A saved version in its theme's document, so that lists need not read any content. */
const keptVersionSchema = z.object({
  version: z.int().min(1),
  /** Null after the person has deleted their account. */
  savedBy: uidSchema.nullable(),
  savedAt: instantSchema,
  /** Bytes of its JSON. */
  size: z.int().min(0),
});
type KeptVersion = z.infer<typeof keptVersionSchema>;

/** A document of teamThemes/{id}. It stores only the uids of people, so that names are always current. */
export const teamThemeDocumentSchema = z.object({
  ownerUid: uidSchema,
  name: themeNameSchema,
  colors: themeSummarySchema.shape.colors,
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** Oldest first. */
  versions: z.array(keptVersionSchema).min(1).max(VERSIONS_MAX),
  /** Everyone who saved a version, so that a person's data can be found. */
  savers: z.array(uidSchema),
});
export type TeamThemeDocument = z.infer<typeof teamThemeDocumentSchema>;

export interface StoredTeamTheme extends TeamThemeDocument {
  id: string;
}

const read = (snapshot: QueryDocumentSnapshot<TeamThemeDocument>): StoredTeamTheme => ({
  id: snapshot.id,
  ...snapshot.data(),
});

const listSavers = (versions: readonly KeptVersion[]) => [
  ...new Set(versions.flatMap(({ savedBy }) => savedBy ?? [])),
];

export const getLastVersion = ({ versions }: Pick<TeamThemeDocument, 'versions'>): KeptVersion => {
  const last = versions.at(-1);
  if (!last) throw new Error('A theme without a version');
  return last;
};

/** Stores themes that teams share: teamThemes/{id}, with the versions below. */
export function createTeamThemeRepository(db: Firestore) {
  const themes = db
    .collection('teamThemes')
    .withConverter(createConverter(teamThemeDocumentSchema, ['createdAt', 'updatedAt']));
  const queryTeam = (ownerUid: string) => themes.where('ownerUid', '==', ownerUid);

  const getVersionDocument = (id: string, version: number) =>
    themes
      .doc(id)
      .collection('versions')
      .withConverter(createConverter(versionSchema, ['savedAt']))
      .doc(String(version));

  function putVersion(
    transaction: Transaction,
    id: string,
    version: number,
    { name, theme, savedAt }: ThemeVersion,
    savedBy: string,
  ): KeptVersion {
    const json = JSON.stringify(theme);
    transaction.create(getVersionDocument(id, version), { name, json, savedAt });
    return { version, savedBy, savedAt, size: Buffer.byteLength(json) };
  }

  function removeTheme(transaction: Transaction, { id, versions }: StoredTeamTheme): void {
    transaction.delete(themes.doc(id));
    for (const { version } of versions) transaction.delete(getVersionDocument(id, version));
  }

  /** Reads and changes the theme in a transaction, unless it was deleted. */
  async function changeStored(
    reference: DocumentReference,
    change: (transaction: Transaction, stored: StoredTeamTheme) => void,
  ): Promise<void> {
    await retryOnConflict(() =>
      db.runTransaction(async (transaction) => {
        const stored = (await transaction.get(themes.doc(reference.id))).data();
        if (stored) change(transaction, { id: reference.id, ...stored });
      }),
    );
  }

  return {
    async list(ownerUid: string): Promise<StoredTeamTheme[]> {
      return (await queryTeam(ownerUid).get()).docs.map(read);
    },

    async listIn(transaction: Transaction, ownerUid: string): Promise<StoredTeamTheme[]> {
      return (await transaction.get(queryTeam(ownerUid))).docs.map(read);
    },

    async listBySaver(uid: string): Promise<StoredTeamTheme[]> {
      return (await themes.where('savers', 'array-contains', uid).get()).docs.map(read);
    },

    async find(id: string): Promise<StoredTeamTheme | undefined> {
      const stored = (await themes.doc(id).get()).data();
      return stored && { id, ...stored };
    },

    async findIn(transaction: Transaction, id: string): Promise<StoredTeamTheme | undefined> {
      const stored = (await transaction.get(themes.doc(id))).data();
      return stored && { id, ...stored };
    },

    /** Returns undefined for a version that doesn't exist or is no longer stored. */
    async findVersion(id: string, version: number): Promise<ThemeVersion | undefined> {
      const stored = (await getVersionDocument(id, version).get()).data();
      if (!stored) return undefined;
      const { name, json, savedAt } = stored;
      return { name, theme: themeContentSchema.parse(JSON.parse(json)), savedAt };
    },

    create(
      transaction: Transaction,
      { id, ...document }: Pick<StoredTeamTheme, 'id' | 'ownerUid' | 'name' | 'colors'>,
      saved: ThemeVersion,
      savedBy: string,
    ): StoredTeamTheme {
      const versions = [putVersion(transaction, id, 1, saved, savedBy)];
      const { savedAt } = saved;
      const stored = { ...document, createdAt: savedAt, updatedAt: savedAt, versions };
      transaction.create(themes.doc(id), { ...stored, savers: [savedBy] });
      return { id, ...stored, savers: [savedBy] };
    },

    /** Writes the next version and removes the oldest ones beyond the limits. */
    save(
      transaction: Transaction,
      { id, ...before }: StoredTeamTheme,
      summary: Pick<StoredTeamTheme, 'name' | 'colors'>,
      saved: ThemeVersion,
      savedBy: string,
    ): StoredTeamTheme {
      const version = getLastVersion(before).version + 1;
      const held = [...before.versions, putVersion(transaction, id, version, saved, savedBy)];
      const kept = selectKeptSizes(held.map(({ size }) => size)).length;
      const versions = held.slice(-kept);
      for (const { version: old } of held.slice(0, -kept)) {
        transaction.delete(getVersionDocument(id, old));
      }
      const savers = listSavers(versions);
      const stored = { ...before, ...summary, versions, savers, updatedAt: saved.savedAt };
      transaction.set(themes.doc(id), stored);
      return { id, ...stored };
    },

    delete: removeTheme,

    /** Transfers these themes to another owner. */
    move(transaction: Transaction, stored: readonly StoredTeamTheme[], ownerUid: string): void {
      for (const { id } of stored) transaction.update(themes.doc(id), { ownerUid });
    },

    /** Deletes the themes of a person's own team, and removes the person from those of other teams. */
    async forget(uid: string): Promise<void> {
      const own = await queryTeam(uid).get();
      for (const { ref } of own.docs) await changeStored(ref, removeTheme);
      const saved = await themes.where('savers', 'array-contains', uid).get();
      for (const { ref } of saved.docs) {
        await changeStored(ref, (transaction, { id, ...stored }) => {
          const versions = stored.versions.map((each) =>
            each.savedBy === uid ? { ...each, savedBy: null } : each,
          );
          const savers = listSavers(versions);
          transaction.set(themes.doc(id), { ...stored, versions, savers });
        });
      }
    },
  };
}
