import { Timestamp, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { z } from 'zod';
import { instantSchema } from '@flexa/contracts/fields';
import { parsedBy } from '../../platform/firestore';

/** A document of users/{uid}/devices/{keyed hash of what the browser keeps}. */
export const deviceSchema = z.object({
  name: z.string(),
  firstSeenAt: instantSchema,
  lastSignInAt: instantSchema,
});
export type DeviceDocument = z.infer<typeof deviceSchema>;

export function deviceRepository(db: Firestore) {
  const devicesOf = (uid: string) =>
    db
      .collection(`users/${uid}/devices`)
      .withConverter(parsedBy(deviceSchema, ['firstSeenAt', 'lastSignInAt']));

  return {
    async find(uid: string, id: string): Promise<DeviceDocument | undefined> {
      return (await devicesOf(uid).doc(id).get()).data();
    },

    async all(uid: string): Promise<(DeviceDocument & { id: string })[]> {
      const found = await devicesOf(uid).orderBy('lastSignInAt', 'desc').get();
      return found.docs.map((document) => ({ ...document.data(), id: document.id }));
    },

    create(batch: WriteBatch, uid: string, id: string, device: DeviceDocument): void {
      batch.create(devicesOf(uid).doc(id), device);
    },

    remove(batch: WriteBatch, uid: string, id: string): void {
      batch.delete(devicesOf(uid).doc(id));
    },

    async removeAll(uid: string): Promise<void> {
      const held = await devicesOf(uid).get();
      await Promise.all(held.docs.map(({ ref }) => ref.delete()));
    },

    async noteSignIn(uid: string, id: string, at: Date): Promise<void> {
      await devicesOf(uid)
        .doc(id)
        .update({ lastSignInAt: Timestamp.fromDate(at) });
    },
  };
}
