import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { License, NotedLicense } from '@flexa/contracts/licenses';
import { noteSchema } from '@flexa/contracts/tickets';
import { createConverter } from '../platform/firestore';

export const licenseNoteSchema = z.object({ note: noteSchema });

/**
 * Admins' notes on a person's licences. They lie below the profile, so that they are deleted with
 * it, and outside the licence, which its owner's browser reads.
 */
export function createLicenseNotes(db: Firestore) {
  const getNoteCollection = (uid: string) =>
    db
      .collection(`users/${uid}/licenseNotes`)
      .withConverter(createConverter(licenseNoteSchema, []));

  return {
    write(batch: WriteBatch, { id, userId }: License, note: string): void {
      batch.set(getNoteCollection(userId).doc(id), { note });
    },

    async addTo(uid: string, licenses: readonly License[]): Promise<NotedLicense[]> {
      const found = await getNoteCollection(uid).get();
      const notes = new Map(found.docs.map((document) => [document.id, document.data().note]));
      return licenses.map((license) => {
        const note = notes.get(license.id);
        return { ...license, ...(note !== undefined && { note }) };
      });
    },
  };
}
