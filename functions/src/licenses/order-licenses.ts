import type { WriteBatch } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { addMonths } from '@flexa/contracts/calendar';
import { endTogether, isAddition, isHeld, type License } from '@flexa/contracts/licenses';
import type { LicenseRepository, StoredLicense } from './repository';
import { endAfter, isSuspended, standingAfter, termAfter, type PaymentStanding } from './standing';

/** A licence that was paid for. */
export type OrderedLicense = Pick<
  License,
  'id' | 'userId' | 'name' | 'licenseType' | 'visualType' | 'month' | 'quantity'
>;

/** When a licence of an order begins and ends, where that is not from now for its months. */
export interface OrderedTerm {
  startsAt?: string | undefined;
  expiresAt?: string | undefined;
  /** All its seats are for others, as those are that were added to a licence. */
  held?: false | undefined;
}

/** The licences of an order, written in the batch that changes the order. */
export function orderLicenses(repository: LicenseRepository) {
  /** The last of the licences that carry on after that one, suspended ones too; itself where none does. */
  async function lastOf(id: string): Promise<StoredLicense | undefined> {
    let last: StoredLicense | undefined;
    for await (const stored of repository.chain(id)) {
      if (isGone(stored)) break;
      last = stored;
    }
    return last;
  }

  /** Adds to the batch that nothing that carries on after a licence runs beside it until its new end. */
  async function moveOn(
    batch: WriteBatch,
    { license }: StoredLicense,
    expiresAt: string,
    at: Date,
  ): Promise<void> {
    // What carries on after added seats waits for the licence that they joined.
    if (isAddition(license)) return;
    const { renewedBy } = license;
    let end = expiresAt;
    for await (const next of repository.chain(renewedBy)) {
      if (isGone(next)) continue;
      const { license } = next;
      const term = termAfter(license, new Date(end), at);
      if (term.expiresAt !== license.expiresAt) {
        repository.setTerm(batch, next, { ...license, ...term }, at);
      }
      if (term.expiresAt > end) end = term.expiresAt;
    }
  }

  /** The owner's licences of the same pack that end at the same moment, such as seats that were added. */
  async function beside({ license }: StoredLicense): Promise<StoredLicense[]> {
    const { userId, renewedBy } = license;
    return (await repository.ofOwner(userId)).filter((stored) => {
      const other = stored.license;
      // Or by the same one as this, which was taken back.
      const isOpen = other.renewedBy === undefined || other.renewedBy === renewedBy;
      return endTogether(license, other) && isOpen && !isGone(stored);
    });
  }

  return {
    /**
     * Adds to the batch that a licence carries on as another one, with all that ends together with it,
     * and answers the term of that one: it begins where the last of those that renewed it ends, where
     * there is something to wait for. The batch fails (isWriteConflict) where one of them was changed
     * meanwhile.
     */
    async renew(
      batch: WriteBatch,
      { renews, by }: { renews: string; by: OrderedLicense },
      at: Date,
    ): Promise<Pick<OrderedTerm, 'startsAt' | 'held'>> {
      const last = await lastOf(renews);
      if (!last) return {};
      const { userId, visualType, expiresAt } = last.license;
      const isSame = userId === by.userId && visualType === by.visualType;
      const isAhead = new Date(expiresAt) > at;
      // What is suspended may come back with days that it has left.
      if (!isSame || !(isAhead || isSuspended(last.license))) return {};
      const together = [last, ...(await beside(last))];
      for (const stored of together) repository.setRenewedBy(batch, stored, by.id);
      const isForOthers = together.every(({ license }) => !isHeld(license));
      return { ...(isAhead && { startsAt: expiresAt }), ...(isForOthers && { held: false }) };
    },

    /**
     * Adds a licence to the batch; one whose payment has gone bad meanwhile begins taken back. The
     * batch fails (isWriteConflict) where the licence is there already.
     */
    issue(
      batch: WriteBatch,
      ordered: OrderedLicense,
      { startsAt, expiresAt, held }: OrderedTerm,
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
        ...(held === false && { held }),
        ...standingAfter({ deletedAt: null, revokedReason: null }, payment, at),
      };
      repository.create(batch, license);
      return license;
    },

    /**
     * Adds to the batch what brings the licences in line with their payment, and moves on what renews
     * one that is given back. It fails (isWriteConflict) where one of them was written since.
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
        const { deletedAt, revokedReason, quantity: seats, startsAt } = found.license;
        const standing = standingAfter({ deletedAt, revokedReason }, payment, at);
        const current = { deletedAt, revokedReason, quantity: seats };
        if (isDeepStrictEqual(current, { ...standing, quantity })) continue;
        const expiresAt = endAfter(found.license, standing, at);
        repository.setTerm(batch, found, { ...standing, quantity, startsAt, expiresAt }, at);
        if (expiresAt !== found.license.expiresAt) await moveOn(batch, found, expiresAt, at);
      }
    },
  };
}

/** Taken back for good, so that nothing waits for it. */
function isGone({ license }: StoredLicense): boolean {
  return license.deletedAt !== null && !isSuspended(license);
}
