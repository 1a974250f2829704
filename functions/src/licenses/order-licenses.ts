import type { WriteBatch } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { addMonths } from '@flexa/contracts/calendar';
import {
  computeAnchorDay,
  hasSameEnd,
  isAddition,
  isHeld,
  type License,
} from '@flexa/contracts/licenses';
import { isGone, createRenewalChains, type ChainPorts } from './renewal-chain';
import type { LicenseRepository, StoredLicense } from './repository';
import {
  computeEndAfter,
  computeRevocationAfter,
  computeTermAfter,
  type PaymentStatus,
} from './license-state';

/** A licence that was paid for. */
export type OrderedLicense = Pick<
  License,
  'id' | 'userId' | 'name' | 'licenseType' | 'visualType' | 'month' | 'quantity'
>;

/** When a licence of an order begins and ends, where that is not from now for its months. */
export interface OrderedTerm {
  startsAt?: string | undefined;
  expiresAt?: string | undefined;
  /** The day of the month on which the licence that it renews began. */
  anchorDay?: number | undefined;
  /** All its seats are for others, as those are that were added to a licence. */
  held?: false | undefined;
  /** The licence that it was bought to carry on from. */
  follows?: string | undefined;
  /** The label of the licence that it renews. */
  label?: string | undefined;
}

/** The licences of an order, written in the batch that changes the order. */
export function createOrderLicenses(repository: LicenseRepository, ports: ChainPorts) {
  const chains = createRenewalChains(repository, ports);

  /** Adds to the batch that nothing that carries on after a licence runs beside it until its new end. */
  async function moveOn(
    batch: WriteBatch,
    { license }: StoredLicense,
    expiresAt: string,
    at: Date,
  ): Promise<void> {
    // A renewal of added seats waits for the licence that they joined.
    if (isAddition(license)) return;
    const { renewedBy } = license;
    let end = expiresAt;
    for await (const next of repository.chain(renewedBy)) {
      const { license } = next;
      if (isGone(license)) continue;
      const term = computeTermAfter(license, new Date(end), at);
      if (term.expiresAt !== license.expiresAt) {
        repository.setTerm(batch, next, { ...license, ...term }, at);
      }
      if (term.expiresAt > end) end = term.expiresAt;
    }
  }

  /** The owner's licences of the same pack that end at the same moment, such as seats that were added. */
  async function findSiblings({ license }: StoredLicense): Promise<StoredLicense[]> {
    const { userId, renewedBy } = license;
    return (await repository.findByOwner(userId)).filter((stored) => {
      const other = stored.license;
      // Or by the same one as this, which was taken back.
      const isOpen = other.renewedBy === undefined || other.renewedBy === renewedBy;
      return hasSameEnd(license, other) && isOpen && !isGone(other);
    });
  }

  return {
    /**
     * Adds to the batch that a licence carries on as another one, with all that ends together with it,
     * and answers the term of that one: it begins where the last of those that renewed it ends, where
     * there is something to wait for. One that was refunded before it was made only notes where it would
     * have been. The batch fails (isWriteConflict) where one of them was changed meanwhile.
     */
    async renew(
      batch: WriteBatch,
      { renews, by, payment }: { renews: string; by: OrderedLicense; payment: PaymentStatus },
      at: Date,
    ): Promise<Omit<OrderedTerm, 'expiresAt'>> {
      const found = await chains.findLast(renews);
      const [gone] = found ? [] : await repository.findMany([renews]);
      const last = found?.last ?? gone;
      if (!last) return {};
      const { id, userId, visualType, label } = last.license;
      const isSame = userId === by.userId && visualType === by.visualType;
      if (!isSame) return {};
      const together = found ? [last, ...(await findSiblings(last))] : [last];
      const isKept = payment === 'good' || payment === 'disputed';
      if (isKept) for (const stored of together) repository.setRenewedBy(batch, stored, by.id);
      const isAhead = found !== undefined && new Date(found.end) > at;
      const isForOthers = together.every(({ license }) => !isHeld(license));
      // Added seats end on the day of the licence that they joined, and began on another.
      const anchorDays = together
        .filter(({ license }) => license.expiresAt === found?.end)
        .map(({ license }) => computeAnchorDay(license));
      const anchorDay = anchorDays.length > 0 ? Math.max(...anchorDays) : undefined;
      return {
        follows: id,
        ...(label !== undefined && { label }),
        ...(isAhead && { startsAt: found.end, anchorDay }),
        ...(isForOthers && { held: false }),
      };
    },

    /**
     * Adds a licence to the batch; one whose payment has gone bad meanwhile begins taken back. The
     * batch fails (isWriteConflict) where the licence is there already.
     */
    issue(
      batch: WriteBatch,
      ordered: OrderedLicense,
      { startsAt, expiresAt, anchorDay, held, follows, label }: OrderedTerm,
      payment: PaymentStatus,
      at: Date,
    ): License {
      const begin = startsAt === undefined ? at : new Date(startsAt);
      const license: License = {
        ...ordered,
        source: 'order',
        createdAt: at.toISOString(),
        ...(startsAt !== undefined && { startsAt }),
        expiresAt: expiresAt ?? addMonths(begin, ordered.month, anchorDay).toISOString(),
        ...(anchorDay !== undefined && anchorDay !== begin.getUTCDate() && { anchorDay }),
        ...(held === false && { held }),
        ...(follows !== undefined && { follows }),
        ...(label !== undefined && { label }),
        ...computeRevocationAfter({ deletedAt: null, revokedReason: null }, payment, at),
      };
      repository.create(batch, license);
      return license;
    },

    /**
     * Adds the writes that align the licences with their payment. The renewal of a licence that
     * ends for good begins earlier, and the renewal of a restored one begins later again. The batch
     * fails (isWriteConflict) if one of them was written since.
     */
    async align(
      batch: WriteBatch,
      wanted: readonly (Pick<License, 'id' | 'quantity'> & { payment: PaymentStatus })[],
      at: Date,
    ): Promise<void> {
      const stored = await repository.findMany(wanted.map(({ id }) => id));
      for (const { id, quantity, payment } of wanted) {
        const found = stored.find(({ license }) => license.id === id);
        if (!found) continue;
        const { deletedAt, revokedReason, quantity: seats, startsAt } = found.license;
        const revocation = computeRevocationAfter({ deletedAt, revokedReason }, payment, at);
        const current = { deletedAt, revokedReason, quantity: seats };
        if (isDeepStrictEqual(current, { ...revocation, quantity })) continue;
        const [wasGone, willBeGone] = [isGone(found.license), isGone(revocation)];
        const isBack = wasGone && !willBeGone;
        if (isBack && (await chains.rejoin(batch, found, { ...revocation, quantity }, at)))
          continue;
        const expiresAt = computeEndAfter(found.license, revocation, at);
        repository.setTerm(batch, found, { ...revocation, quantity, startsAt, expiresAt }, at);
        if (!wasGone && willBeGone) await chains.leave(batch, found, at);
        if (expiresAt !== found.license.expiresAt) await moveOn(batch, found, expiresAt, at);
      }
    },
  };
}
