import type {
  CollectionReference,
  Firestore,
  QueryDocumentSnapshot,
  WriteBatch,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { instantSchema } from '@flexa/contracts/fields';
import {
  themeContentSchema,
  themeNameSchema,
  themeSummarySchema,
  VERSIONS_MAX,
  VERSIONS_MAX_BYTES,
  type ThemeSummary,
} from '@flexa/contracts/themes';
import { createConverter } from '../platform/firestore';

/** A theme document, with the fields of its card. The content is in the last version. */
export const themeDocumentSchema = themeSummarySchema.omit({ id: true }).extend({
  /** Number of the person's slot that it uses. */
  slot: z.int().min(0),
  /** Size in bytes of each stored version, oldest first, so that old ones can be removed without reading them. */
  sizes: z.array(z.int().min(0)),
});
type ThemeDocument = z.infer<typeof themeDocumentSchema>;
export type StoredTheme = QueryDocumentSnapshot<ThemeDocument>;

/** A saved version. The content is text, because Firestore stores no lists within lists. */
export const versionSchema = z.object({
  name: themeNameSchema,
  json: z.string(),
  savedAt: instantSchema,
});

/** A saved version with its parsed content. */
export interface ThemeVersion {
  name: string;
  theme: z.infer<typeof themeContentSchema>;
  savedAt: string;
}

/** Returns the sizes of the versions to keep, oldest first: always the last, and earlier ones within the limits. */
export function selectKeptSizes(sizes: readonly number[]): number[] {
  let bytes = 0;
  let first = sizes.length;
  for (const [back, size] of sizes.toReversed().entries()) {
    bytes += size;
    if (back > 0 && (back >= VERSIONS_MAX || bytes > VERSIONS_MAX_BYTES)) break;
    first -= 1;
  }
  return sizes.slice(first);
}

/** Stores saved themes below their owner's profile, with which they are deleted. */
export function createThemeRepository(db: Firestore) {
  function getThemeCollection(uid: string): CollectionReference<ThemeDocument> {
    return db
      .collection(`users/${uid}/themes`)
      .withConverter(createConverter(themeDocumentSchema, ['createdAt', 'updatedAt']));
  }

  /** Documents that mark slots as taken, so that of two concurrent saves into one slot the second fails. */
  function getSlotDocument(uid: string, number: number) {
    return db.doc(`users/${uid}/themeSlots/${number}`);
  }

  function getVersionCollection(uid: string, id: string) {
    return getThemeCollection(uid)
      .doc(id)
      .collection('versions')
      .withConverter(createConverter(versionSchema, ['savedAt']));
  }

  /** @returns the size in bytes */
  function addVersion(
    batch: WriteBatch,
    uid: string,
    id: string,
    version: number,
    { name, theme, savedAt }: ThemeVersion,
  ): number {
    const json = JSON.stringify(theme);
    batch.create(getVersionCollection(uid, id).doc(String(version)), { name, json, savedAt });
    return Buffer.byteLength(json);
  }

  return {
    /** Returns the person's themes in no particular order. */
    async all(uid: string): Promise<StoredTheme[]> {
      return (await getThemeCollection(uid).get()).docs;
    },

    async find(uid: string, id: string): Promise<StoredTheme | undefined> {
      const found = await getThemeCollection(uid).doc(id).get();
      return found.exists ? (found as StoredTheme) : undefined;
    },

    /** Returns undefined for a version that doesn't exist or is no longer stored. */
    async version(uid: string, id: string, version: number): Promise<ThemeVersion | undefined> {
      const stored = (await getVersionCollection(uid, id).doc(String(version)).get()).data();
      if (!stored) return undefined;
      const { name, json, savedAt } = stored;
      return { name, theme: themeContentSchema.parse(JSON.parse(json)), savedAt };
    },

    /** Fails (isWriteConflict) if another call takes the slot first. */
    create(
      batch: WriteBatch,
      uid: string,
      { id, ...document }: ThemeSummary & Pick<ThemeDocument, 'slot'>,
      saved: ThemeVersion,
    ): void {
      batch.create(getSlotDocument(uid, document.slot), {});
      const size = addVersion(batch, uid, id, document.version, saved);
      batch.create(getThemeCollection(uid).doc(id), { ...document, sizes: [size] });
    },

    /**
     * Writes the next version and removes the oldest ones beyond the limits. Fails (isWriteConflict) if the theme was
     * changed since it was read.
     */
    save(
      batch: WriteBatch,
      uid: string,
      stored: StoredTheme,
      summary: Pick<ThemeSummary, 'name' | 'colors'>,
      saved: ThemeVersion,
    ): void {
      const before = stored.data();
      const version = before.version + 1;
      const held = [...before.sizes, addVersion(batch, uid, stored.id, version, saved)];
      const sizes = selectKeptSizes(held);
      const changes = { ...summary, version, sizes, updatedAt: new Date(saved.savedAt) };
      batch.update(stored.ref, changes, { lastUpdateTime: stored.updateTime });
      for (let back = sizes.length; back < held.length; back += 1) {
        batch.delete(getVersionCollection(uid, stored.id).doc(String(version - back)));
      }
    },

    /**
     * Deletes the theme with its versions and frees its slot. Fails (isWriteConflict) if the theme was changed since it was
     * read, because there would be another version.
     */
    async delete(batch: WriteBatch, uid: string, stored: StoredTheme): Promise<void> {
      const saved = await getVersionCollection(uid, stored.id).listDocuments();
      batch.delete(stored.ref, { lastUpdateTime: stored.updateTime });
      batch.delete(getSlotDocument(uid, stored.data().slot));
      for (const version of saved) batch.delete(version);
    },
  };
}
