import type { License } from '@flexa/contracts/licenses';
import { TRIAL_DAYS } from '@flexa/contracts/licenses';
import { AppError } from '../platform/errors';
import { isAlreadyThere } from '../platform/firestore';
import type { Caller } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import type { Granting } from './granting';
import type { LicenseRepository } from './repository';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Derived from the mailbox, so that a second trial can't be created. */
export const buildTrialId = (mailboxKey: string) => `trial-${mailboxKey}`;

/** Trials: any pack for some days, once for each mailbox, also after the account was deleted. */
export function createTrials(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  repository: LicenseRepository,
  { requireProfile, touch, queueGranted }: Granting,
  /** Returns a key of a mailbox that reveals nothing about it. */
  hashMailbox: (email: string) => string,
) {
  /** @throws AppError not-found without a profile; already-claimed for a second one. */
  return async (
    caller: Caller,
    { uid, visualType, name }: { uid: string } & Pick<License, 'visualType' | 'name'>,
  ): Promise<License> => {
    // Verified, or the operation would not have been called.
    const email = caller.email ?? '';
    await requireProfile(uid);
    const createdAt = clock();
    const license: License = {
      id: buildTrialId(hashMailbox(email)),
      userId: uid,
      name,
      licenseType: 'free',
      visualType,
      month: 1,
      quantity: 1,
      source: 'trial',
      createdAt: createdAt.toISOString(),
      expiresAt: new Date(createdAt.getTime() + TRIAL_DAYS * DAY_MS).toISOString(),
      deletedAt: null,
      revokedReason: null,
    };
    const batch = db.batch();
    repository.create(batch, license);
    touch(batch, uid);
    queueGranted(batch, license, email);
    try {
      await batch.commit();
    } catch (error) {
      if (isAlreadyThere(error))
        throw new AppError('already-claimed', 'You have already used your trial');
      throw error;
    }
    return license;
  };
}
