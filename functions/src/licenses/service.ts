import type { WriteBatch } from 'firebase-admin/firestore';
import { addMonths } from '../contracts/calendar';
import { isActive, type License } from '../contracts/licenses';
import type { ParsedInput } from '../contracts/operations';
import { VISUAL_NAMES } from '../contracts/plans';
import { AppError } from '../platform/errors';
import type { Platform } from '../platform/platform';
import { licenseRepository } from './repository';

/** What the licences need of the free offer: a place, and the licence written together with it. */
export interface PlaceTaker {
  takePlace(
    uid: string,
    also: (batch: WriteBatch, offer: { id: string }) => Promise<void>,
  ): Promise<unknown>;
}

/** What the licences need of the users: whether there is a profile to give a licence to. */
export interface ProfileChecker {
  exists(uid: string): Promise<boolean>;
}

export type LicenseService = ReturnType<typeof licenseService>;

export function licenseService(platform: Platform, places: PlaceTaker, profiles: ProfileChecker) {
  const { db, clock } = platform;
  const repository = licenseRepository(db);

  /**
   * One free licence of each visual for whoever holds a place of the running offer; the first one
   * takes the place. Place, claim and licence are written together or not at all.
   *
   * @throws AppError not-found without a profile; offer-over, no-places-left, already-claimed.
   */
  async function claimFree(input: ParsedInput<'claimFreeLicense'>): Promise<License> {
    const { uid, visualType, month, name } = input;
    if (!(await profiles.exists(uid))) throw new AppError('not-found', 'There is no such user');

    const createdAt = clock();
    const license: Omit<License, 'id'> = {
      userId: uid,
      name,
      licenseType: 'free',
      visualType,
      month,
      quantity: 1,
      source: 'free-offer',
      createdAt: createdAt.toISOString(),
      expiresAt: addMonths(createdAt, month).toISOString(),
      deletedAt: null,
      revokedReason: null,
    };
    let id = '';
    await places.takePlace(uid, async (batch, offer) => {
      // Derived from offer, person and visual: a second one can't be created, however it is asked for.
      id = `free-${offer.id}-${uid}-${visualType}`;
      if (await repository.exists(id)) {
        throw new AppError(
          'already-claimed',
          `You already have your free ${VISUAL_NAMES[visualType]} licence of this offer`,
        );
      }
      repository.create(batch, { id, ...license });
    });
    return { id, ...license };
  }

  /** Licences that give a right now, newest first. */
  async function active(uid: string): Promise<License[]> {
    const now = clock();
    return (await repository.notDeleted(uid)).filter((license) => isActive(license, now));
  }

  return {
    claimFree,
    active,
    all: repository.all,
    prepareRetirement: repository.prepareRetirement,
  };
}
