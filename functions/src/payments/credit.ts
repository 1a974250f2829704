import type { WriteBatch } from 'firebase-admin/firestore';
import { countRemainingDays } from '@flexa/contracts/calendar';
import { CURRENCY } from '@flexa/contracts/catalogue';
import { findLicenseStart, type License } from '@flexa/contracts/licenses';
import { computeReturned } from '@flexa/contracts/orders';
import {
  listLicenseIds,
  listLicenses,
  parseOrderId,
  derivePaymentStatus,
  findWorst,
} from './licenses-of-order';
import { type AnyOrder } from './order';
import type { LicenseIssuer } from './ports';
import type { PaymentStatus } from './progress';
import type { StoredOrder } from './repository';

/** A lost order is dated by Stripe's clock, which may differ from ours. */
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
  const keptMoney =
    ((order.amount - computeReturned(order)) * (order.amount - order.tax)) / order.amount;
  const part = (keptMoney * license.quantity) / seats;
  return Math.round((part * left) / Math.max(left, countRemainingDays(end, begin)));
}

/** A credit is a whole number of cents a seat, rounded up. */
export function splitCredit(rest: number, quantity: number): { perSeat: number; credit: number } {
  const perSeat = Math.ceil(rest / quantity);
  return { perSeat, credit: perSeat * quantity };
}

/** Lists the orders of the credited licences. */
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
      const isGood = order?.payment === 'paid' && derivePaymentStatus(order) === 'good';
      if (!isGood || order.currency !== CURRENCY || license.source !== 'order') return undefined;
      sum += computeCredit(license, order, at);
    }
    return sum;
  }

  /**
   * Returns the order with the status of the payments behind its credit. A credit that another order used counts
   * as refunded.
   */
  async function readCreditStatus<T extends AnyOrder>(order: T): Promise<T> {
    if (!order.upgrades || order.fulfilledAt === null) return order;
    const sources = await readSources(order.upgrades);
    const all = sources.map((source): PaymentStatus => {
      if (!source || source.order.upgradedBy !== order.id) return 'refunded';
      return derivePaymentStatus(source.order);
    });
    return { ...order, creditStatus: findWorst(all) };
  }

  /**
   * Adds to the batch that the licences end and their orders name the one that replaces them. Returns false if less
   * is left than the order's discount, or if another order used the credit. The batch fails (isWriteConflict) if a
   * licence or an order was written since.
   */
  async function takeCredit(batch: WriteBatch, order: AnyOrder, at: Date): Promise<boolean> {
    const { upgrades = [], credit = 0, quantity, createdAt, uid } = order;
    const [by] = listLicenseIds(order);
    const credited = await Promise.all(upgrades.map((id) => licenses.find(id)));
    const ownLicenses = credited.flatMap((license) => (license?.userId === uid ? [license] : []));
    const since = new Date(new Date(createdAt).getTime() - LEEWAY_MS);
    if (by === undefined || ownLicenses.length < upgrades.length) return false;
    const rest = await sumValue(ownLicenses, since);
    if (rest === undefined || splitCredit(rest, quantity).credit < credit) return false;
    if (!(await licenses.upgrade(batch, upgrades, by, at))) return false;
    // Each order once, because two licences may belong to the same one.
    const sources = new Map(
      (await readSources(upgrades)).map((source) => [source?.order.id, source]),
    );
    for (const source of sources.values()) {
      if (source) orders.replace(batch, source, { ...source.order, upgradedBy: order.id });
    }
    return true;
  }

  /** Adds to the batch that the licences return after an ended membership, or end for it again. */
  async function settleCredit(batch: WriteBatch, order: AnyOrder, at: Date): Promise<void> {
    const { upgrades } = order;
    const [license] = listLicenses(order);
    if (!upgrades || !license) return;
    if (license.payment === 'good' || license.payment === 'disputed') {
      await licenses.upgrade(batch, upgrades, license.id, at);
      return;
    }
    const sources = await readSources(upgrades);
    const statuses = upgrades.map((id, index): [string, PaymentStatus] => {
      const source = sources[index];
      return [id, source ? derivePaymentStatus(source.order) : 'good'];
    });
    await licenses.downgrade(batch, new Map(statuses), license.id, at);
  }

  return { sumValue, readCreditStatus, takeCredit, settleCredit };
}
