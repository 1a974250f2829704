import type { WriteBatch } from 'firebase-admin/firestore';
import { countRemainingDays } from '@flexa/contracts/calendar';
import { CURRENCY } from '@flexa/contracts/catalogue';
import { findLicenseStart, type License } from '@flexa/contracts/licenses';
import { computeReturned } from '@flexa/contracts/orders';
import {
  listLicenseIds,
  listLicenses,
  parseOrderId,
  deriveStanding,
  findWorst,
} from './licenses-of-order';
import { type AnyOrder } from './order';
import type { LicenseIssuer } from './ports';
import type { PaymentStanding } from './progress';
import type { StoredOrder } from './repository';

/** An order that was lost is known by Stripe's clock, which need not be ours. */
const LEEWAY_MS = 60 * 1000;

interface Orders {
  find(id: string): Promise<StoredOrder | undefined>;
  replace(batch: WriteBatch, stored: StoredOrder, order: AnyOrder): void;
}

/**
 * Calculates the remaining value of a licence, in cents without tax: its share of the money kept
 * from its order, times days left over total days. A day that has begun counts as left.
 */
export function computeCredit(license: License, order: AnyOrder, at: Date): number {
  const [begin, end] = [findLicenseStart(license), new Date(license.expiresAt)];
  const left = countRemainingDays(end, begin > at ? begin : at);
  const seats = listLicenses(order)
    .filter(({ payment }) => payment === 'good')
    .reduce((sum, { quantity }) => sum + quantity, 0);
  if (order.amount === 0 || seats === 0) return 0;
  const kept =
    ((order.amount - computeReturned(order)) * (order.amount - order.tax)) / order.amount;
  const part = (kept * license.quantity) / seats;
  return Math.round((part * left) / Math.max(left, countRemainingDays(end, begin)));
}

/** A credit is a whole number of cents a seat, rounded up. */
export function splitCredit(rest: number, quantity: number): { perSeat: number; credit: number } {
  const perSeat = Math.ceil(rest / quantity);
  return { perSeat, credit: perSeat * quantity };
}

/** The orders of the licences that are credited. */
export function listSourceIds({ upgrades = [] }: Pick<AnyOrder, 'upgrades'>): string[] {
  return [...new Set(upgrades.flatMap((id) => parseOrderId(id) ?? []))];
}

/** Calculates the remaining value of licences, and finds the orders that used it. */
export function createCredits(licenses: LicenseIssuer, orders: Orders) {
  async function readSources(ids: readonly string[]): Promise<(StoredOrder | undefined)[]> {
    return Promise.all(
      ids.map(async (id) => {
        const orderId = parseOrderId(id);
        return orderId === undefined ? undefined : orders.find(orderId);
      }),
    );
  }

  /** Returns their total value; undefined if one wasn't paid for, or its payment is disputed. */
  async function sumValue(chain: readonly License[], at: Date): Promise<number | undefined> {
    const sources = await readSources(chain.map(({ id }) => id));
    let sum = 0;
    for (const [index, license] of chain.entries()) {
      const order = sources[index]?.order;
      const isGood = order?.payment === 'paid' && deriveStanding(order) === 'good';
      if (!isGood || order.currency !== CURRENCY || license.source !== 'order') return undefined;
      sum += computeCredit(license, order, at);
    }
    return sum;
  }

  /** Returns the order with the standing of the payments behind its credit; one that another order took counts as refunded. */
  async function readCreditStanding<T extends AnyOrder>(order: T): Promise<T> {
    if (!order.upgrades || order.fulfilledAt === null) return order;
    const sources = await readSources(order.upgrades);
    const all = sources.map((source): PaymentStanding => {
      if (!source || source.order.upgradedBy !== order.id) return 'refunded';
      return deriveStanding(source.order);
    });
    return { ...order, creditStanding: findWorst(all) };
  }

  /**
   * Adds to the batch that the licences end and their orders say for which one; false where what is
   * left of them is less than the order was lowered by, or another one has it. The batch fails
   * (isWriteConflict) where a licence or an order was written since.
   */
  async function takeCredit(batch: WriteBatch, order: AnyOrder, at: Date): Promise<boolean> {
    const { upgrades = [], credit = 0, quantity, createdAt, uid } = order;
    const [by] = listLicenseIds(order);
    const found = await Promise.all(upgrades.map((id) => licenses.find(id)));
    const own = found.flatMap((license) => (license?.userId === uid ? [license] : []));
    const since = new Date(new Date(createdAt).getTime() - LEEWAY_MS);
    if (by === undefined || own.length < upgrades.length) return false;
    const rest = await sumValue(own, since);
    if (rest === undefined || splitCredit(rest, quantity).credit < credit) return false;
    if (!(await licenses.upgrade(batch, upgrades, by, at))) return false;
    // Each order once: two licences may be of the same one.
    const sources = new Map(
      (await readSources(upgrades)).map((source) => [source?.order.id, source]),
    );
    for (const source of sources.values()) {
      if (source) orders.replace(batch, source, { ...source.order, upgradedBy: order.id });
    }
    return true;
  }

  /** Adds to the batch that the licences come back with a membership that has ended, or end for it again. */
  async function settleCredit(batch: WriteBatch, order: AnyOrder, at: Date): Promise<void> {
    const { upgrades } = order;
    const [license] = listLicenses(order);
    if (!upgrades || !license) return;
    if (license.payment === 'good' || license.payment === 'disputed') {
      await licenses.upgrade(batch, upgrades, license.id, at);
      return;
    }
    const sources = await readSources(upgrades);
    const standings = upgrades.map((id, index): [string, PaymentStanding] => {
      const source = sources[index];
      return [id, source ? deriveStanding(source.order) : 'good'];
    });
    await licenses.downgrade(batch, new Map(standings), license.id, at);
  }

  return { sumValue, readCreditStanding, takeCredit, settleCredit };
}
