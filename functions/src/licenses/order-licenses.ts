import type { WriteBatch } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { addMonths } from '@flexa/contracts/calendar';
import type { License } from '@flexa/contracts/licenses';
import type { LicenseRepository } from './repository';
import { endAfter, standingAfter, type PaymentStanding } from './standing';

/** A licence that was paid for. */
export type OrderedLicense = Pick<
  License,
  'id' | 'userId' | 'name' | 'licenseType' | 'visualType' | 'month' | 'quantity'
>;

/** When a licence of an order begins and ends, where that is not from now for its months. */
export interface OrderedTerm {
  startsAt?: string | undefined;
  expiresAt?: string | undefined;
}

/** The licences of an order, written in the batch that changes the order. */
export function orderLicenses(repository: LicenseRepository) {
  return {
    /**
     * Adds to the batch that a licence carries on as another one, and answers when that one begins:
     * where the last of those that renewed it ends. Undefined where nothing is left to wait for. The
     * batch fails (lostRace) where it was renewed by something else meanwhile.
     */
    async renew(
      batch: WriteBatch,
      { renews, by }: { renews: string; by: OrderedLicense },
      at: Date,
    ): Promise<string | undefined> {
      const last = await repository.lastOf(renews);
      if (!last) return undefined;
      const { userId, visualType, expiresAt } = last.license;
      const isSame = userId === by.userId && visualType === by.visualType;
      if (!isSame || new Date(expiresAt) <= at) return undefined;
      repository.setRenewedBy(batch, last, by.id);
      return expiresAt;
    },

    /**
     * Adds a licence to the batch; one whose payment has gone bad meanwhile begins taken back. The
     * batch fails (lostRace) where the licence is there already.
     */
    issue(
      batch: WriteBatch,
      ordered: OrderedLicense,
      { startsAt, expiresAt }: OrderedTerm,
      payment: PaymentStanding,
      at: Date,
    ): License {
      const begin = startsAt === undefined ? at : new Date(startsAt);
      const license: License = {
        ...ordered,
        source: 'order',
        createdAt: at.toISOString(),
        ...(startsAt !== undefined && { startsAt }),
        expiresAt: expiresAt ?? addMonths(begin, ordered.month).toISOString(),
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
      wanted: readonly (Pick<License, 'id' | 'quantity'> & { payment: PaymentStanding })[],
      at: Date,
    ): Promise<void> {
      const stored = await repository.findMany(wanted.map(({ id }) => id));
      for (const { id, quantity, payment } of wanted) {
        const found = stored.find(({ license }) => license.id === id);
        if (!found) continue;
        const { deletedAt, revokedReason, quantity: seats } = found.license;
        const standing = standingAfter({ deletedAt, revokedReason }, payment, at);
        const current = { deletedAt, revokedReason, quantity: seats };
        if (isDeepStrictEqual(current, { ...standing, quantity })) continue;
        const expiresAt = endAfter(found.license, standing, at);
        repository.setTerm(batch, found, { ...standing, quantity, expiresAt }, at);
      }
    },
  };
}
