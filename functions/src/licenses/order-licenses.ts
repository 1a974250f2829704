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

/** Start and end of an ordered licence, unless it starts now and runs for its months. */
export interface OrderedTerm {
  startsAt?: string | undefined;
  expiresAt?: string | undefined;
  /** Day of the month on which the renewed licence began. */
  anchorDay?: number | undefined;
  /** False if all its seats are for others, as with seats added to a licence. */
  held?: false | undefined;
  /** Id of the licence that it renews. */
  follows?: string | undefined;
  /** Label of the licence that it renews. */
  label?: string | undefined;
}

/** Writes the licences of an order in the batch that changes the order. */
export function createOrderLicenses(repository: LicenseRepository, ports: ChainPorts) {
  const chains = createRenewalChains(repository, ports);

  /** Adds the writes that move the renewals of a licence, so that none overlaps its new end. */
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

  /** Returns the owner's licences of the same pack that end at the same moment, such as added seats. */
  async function findSiblings({ license }: StoredLicense): Promise<StoredLicense[]> {
    const { userId, renewedBy } = license;
    return (await repository.findByOwner(userId)).filter((stored) => {
      const other = stored.license;
      // Or renewed by the same licence as this one, which was taken back.
      const isOpen = other.renewedBy === undefined || other.renewedBy === renewedBy;
      return hasSameEnd(license, other) && isOpen && !isGone(other);
    });
  }

  return {
    /**
     * Adds the writes that link a licence, and all that end together with it, to their renewal. Returns the renewal's
     * term, which starts at the end of the chain if that is still to come. A renewal refunded before it was created only
     * records its place in the chain. The batch fails (isWriteConflict) if one of the licences was changed meanwhile.
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
      // Added seats end with the licence that they joined, but began on another day.
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
     * Adds a licence to the batch. If its payment has failed or been refunded meanwhile, the licence is created as
     * revoked. The batch fails (isWriteConflict) if the licence already exists.
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
