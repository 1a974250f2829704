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

/** A theme as its card shows it; its content is that of the last version. */
export const themeDocumentSchema = themeSummarySchema.omit({ id: true }).extend({
  /** Which of the person's places it holds. */
  slot: z.int().min(0),
  /** Bytes of each version that is kept, the oldest first: what to remove is known without reading them. */
  sizes: z.array(z.int().min(0)),
});
type ThemeDocument = z.infer<typeof themeDocumentSchema>;
export type StoredTheme = QueryDocumentSnapshot<ThemeDocument>;

/** A theme as of one save. The content is text: Firestore holds no list inside a list. */
export const versionSchema = z.object({
  name: themeNameSchema,
  json: z.string(),
  savedAt: instantSchema,
});

/** A theme as of one save, read. */
export interface ThemeVersion {
  name: string;
  theme: z.infer<typeof themeContentSchema>;
  savedAt: string;
}

/** Sizes of those versions that are kept, the oldest first: the last, and before it what there is room for. */
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

/** Saved themes, all below their owner's profile, with whom they go. */
export function createThemeRepository(db: Firestore) {
  function getThemeCollection(uid: string): CollectionReference<ThemeDocument> {
    return db
      .collection(`users/${uid}/themes`)
      .withConverter(createConverter(themeDocumentSchema, ['createdAt', 'updatedAt']));
  }

  /** Documents that say only that a place is taken: of two who take one, the second fails. */
  function getSlotDocument(uid: string, number: number) {
    return db.doc(`users/${uid}/themeSlots/${number}`);
  }

  function getVersionCollection(uid: string, id: string) {
    return getThemeCollection(uid)
      .doc(id)
      .collection('versions')
      .withConverter(createConverter(versionSchema, ['savedAt']));
  }

  /** @returns its size in bytes. */
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
    /** The person's themes in no order. */
    async all(uid: string): Promise<StoredTheme[]> {
      return (await getThemeCollection(uid).get()).docs;
    },

    async find(uid: string, id: string): Promise<StoredTheme | undefined> {
      const found = await getThemeCollection(uid).doc(id).get();
      return found.exists ? (found as StoredTheme) : undefined;
    },

    /** Undefined for a save that never was or is not kept any more. */
    async version(uid: string, id: string, version: number): Promise<ThemeVersion | undefined> {
      const stored = (await getVersionCollection(uid, id).doc(String(version)).get()).data();
      if (!stored) return undefined;
      const { name, json, savedAt } = stored;
      return { name, theme: themeContentSchema.parse(JSON.parse(json)), savedAt };
    },

    /** Fails (isWriteConflict) where someone else takes the slot first. */
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
     * Writes the next version and removes the oldest that there is no room for; fails (isWriteConflict) where the
     * theme has changed since it was read.
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
     * Deletes the theme with its versions and frees its slot; fails (isWriteConflict) where the theme has
     * changed since it was read, for there would be a version more.
     */
    async delete(batch: WriteBatch, uid: string, stored: StoredTheme): Promise<void> {
      const saved = await getVersionCollection(uid, stored.id).listDocuments();
      batch.delete(stored.ref, { lastUpdateTime: stored.updateTime });
      batch.delete(getSlotDocument(uid, stored.data().slot));
      for (const version of saved) batch.delete(version);
    },
  };
}
