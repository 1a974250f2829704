import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { findLicenseStart, type License } from '@flexa/contracts/licenses';
import { getMailCollection, queueMail } from '../mail/outbox';
import type { ChainPorts } from './renewal-chain';
import { createSeatRepository } from './seat-repository';

/** The account functions that the mail needs. */
export interface OwnerProfiles {
  get(uid: string): Promise<{ email: string } | undefined>;
  /** Fails the batch if the profile was deleted, and makes a concurrent deletion start over. */
  touch(batch: WriteBatch, uid: string): void;
}

/** Finds keys in use, and mails owners whose next licence begins earlier. */
export function createChainPorts(db: Firestore, profiles: OwnerProfiles): ChainPorts {
  const seats = createSeatRepository(db);
  const mails = getMailCollection(db);

  return {
    async isKeyOut({ id, keyFetchedAt }: License): Promise<boolean> {
      if (keyFetchedAt !== undefined) return true;
      const given = (await seats.all(id)).map((seat) => seat.data());
      if (given.some((seat) => seat.keyFetchedAt !== null)) return true;
      const ids = [id, ...given.flatMap(({ licenseId }) => licenseId ?? [])];
      // The reminders mail the next key (jobs/reminders.ts).
      const mailed = await db.getAll(...ids.map((each) => mails.doc(`next-key-${each}`)));
      return mailed.some(({ exists }) => exists);
    },

    async tellMoved(batch: WriteBatch, license: License, at: Date): Promise<void> {
      const { id: licenseId, userId: uid, visualType, quantity, expiresAt } = license;
      const profile = await profiles.get(uid);
      if (!profile) return;
      profiles.touch(batch, uid);
      const startsAt = findLicenseStart(license).toISOString();
      const data = { licenseId, visualType, quantity, startsAt, expiresAt };
      const content = { template: 'license-moved', data } as const;
      // The same licence can move more than once.
      const id = `moved-${licenseId}-${at.getTime()}`;
      queueMail(db, batch, { id, to: profile.email, uid, content }, at);
    },
  };
}
