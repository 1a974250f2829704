import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { hasSeats, type License } from '@flexa/contracts/licenses';
import { createLicenseRepository } from './repository';
import { isUpgraded, mayGiveRight } from './license-state';

/**
 * Those with seats, what carries on after them, even with a single seat, and what was credited to them: a
 * refund gives that back.
 */
function selectSharedLicenses(licenses: readonly License[], at: Date): License[] {
  const kept = licenses.filter((license) => mayGiveRight(license, at));
  const effective = kept
    .filter((license) => !isUpgraded(license))
    .sort((a, b) => a.expiresAt.localeCompare(b.expiresAt));
  const ids = new Set(effective.filter(hasSeats).map(({ id }) => id));
  for (const { id, renewedBy } of effective) {
    if (ids.has(id) && renewedBy !== undefined) ids.add(renewedBy);
  }
  return kept.filter((license) =>
    ids.has(isUpgraded(license) ? (license.upgradedBy ?? '') : license.id),
  );
}

/** A prepared transfer of a team's licences to its next owner. */
export interface Handover {
  ids: string[];
  /** True if one of the licences was paid for. */
  isPaid: boolean;
  /** True if the next owner has their own licences with seats. */
  hasOwn: boolean;
  /**
   * Transfers the licences with their first seat to the next owner. Call it after all reads of the
   * transaction.
   */
  move(name: string): void;
}

/** Moves the licences of a team. Holders of the other seats keep them. */
export function createLicenseHandover(db: Firestore) {
  const repository = createLicenseRepository(db);

  return async (
    transaction: Transaction,
    { from, to }: { from: string; to: string },
    at: Date,
  ): Promise<Handover> => {
    const moving = selectSharedLicenses(await repository.readByPerson(transaction, from), at);
    const recipientLicenses = selectSharedLicenses(
      await repository.readByPerson(transaction, to),
      at,
    );
    return {
      ids: moving.map(({ id }) => id),
      isPaid: moving.some(({ licenseType }) => licenseType !== 'free'),
      hasOwn: recipientLicenses.length > 0,
      move(name) {
        for (const license of moving) {
          repository.giveTo(transaction, license, { userId: to, name }, at);
        }
      },
    };
  };
}
