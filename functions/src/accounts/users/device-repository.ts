import { Timestamp, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { z } from 'zod';
import { instantSchema } from '@flexa/contracts/fields';
import { createConverter } from '../../platform/firestore';

/** Document users/{uid}/devices/{keyed hash of the browser's device id}. */
export const deviceSchema = z.object({
  name: z.string(),
  firstSeenAt: instantSchema,
  lastSignInAt: instantSchema,
});
export type DeviceDocument = z.infer<typeof deviceSchema>;

export function createDeviceRepository(db: Firestore) {
  const getDeviceCollection = (uid: string) =>
    db
      .collection(`users/${uid}/devices`)
      .withConverter(createConverter(deviceSchema, ['firstSeenAt', 'lastSignInAt']));

  return {
    async find(uid: string, id: string): Promise<DeviceDocument | undefined> {
      return (await getDeviceCollection(uid).doc(id).get()).data();
    },

    async all(uid: string): Promise<(DeviceDocument & { id: string })[]> {
      const snapshot = await getDeviceCollection(uid).orderBy('lastSignInAt', 'desc').get();
      return snapshot.docs.map((document) => ({ ...document.data(), id: document.id }));
    },

    create(batch: WriteBatch, uid: string, id: string, device: DeviceDocument): void {
      batch.create(getDeviceCollection(uid).doc(id), device);
    },

    remove(batch: WriteBatch, uid: string, id: string): void {
      batch.delete(getDeviceCollection(uid).doc(id));
    },

    async removeAll(uid: string): Promise<void> {
      const snapshot = await getDeviceCollection(uid).get();
      await Promise.all(snapshot.docs.map(({ ref }) => ref.delete()));
    },

    async noteSignIn(uid: string, id: string, at: Date): Promise<void> {
      await getDeviceCollection(uid)
        .doc(id)
        .update({ lastSignInAt: Timestamp.fromDate(at) });
    },
  };
}
