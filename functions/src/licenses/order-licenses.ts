import type { WriteBatch } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { addMonths } from '@flexa/contracts/calendar';
import type { License } from '@flexa/contracts/licenses';
import type { LicenseRepository } from './repository';
import { endAfter, standingAfter, type PaymentStanding } from './standing';

/** A licence that was paid for. */
export type OrderedLicense = Pick<
  License,
  'id' | 'userId' | 'name' | 'licenseType' | 'visualType' | 'quantity'
> & { month: number };

/** The licences of an order, written in the batch that changes the order. */
export function orderLicenses(repository: LicenseRepository) {
  return {
    /**
     * Adds to the batch a licence that begins now; one whose payment has gone bad meanwhile begins
     * taken back. The batch fails (lostRace) where the licence is there already.
     */
    issue(batch: WriteBatch, ordered: OrderedLicense, payment: PaymentStanding, at: Date): License {
      const license: License = {
        ...ordered,
        source: 'order',
        createdAt: at.toISOString(),
        expiresAt: addMonths(at, ordered.month).toISOString(),
        ...standingAfter({ deletedAt: null, revokedReason: null }, payment, at),
      };
      repository.create(batch, license);
      return license;
    },

    /**
     * Adds to the batch what brings the licences in line with their payment. It fails (lostRace)
     * where one of them was written since.
     */
    async align(
      batch: WriteBatch,
      ids: readonly string[],
      payment: PaymentStanding,
      at: Date,
    ): Promise<void> {
      for (const stored of await repository.findMany(ids)) {
        const { deletedAt, revokedReason } = stored.license;
        const current = { deletedAt, revokedReason };
        const standing = standingAfter(current, payment, at);
        if (isDeepStrictEqual(current, standing)) continue;
        const expiresAt = endAfter(stored.license, standing, at);
        repository.setTerm(batch, stored, { ...standing, expiresAt }, at);
      }
    },
  };
}
