import type { Price } from '@flexa/contracts/orders';
import { computeSeatPrice } from '@flexa/contracts/plans';
import { createInvalidField } from '../platform/errors';
import type { Platform } from '../platform/platform';
import type { createJoiner, PurchaseRequest } from './join';

/** Calculates current prices of purchases. */
export function createPricing(
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  join: ReturnType<typeof createJoiner>,
) {
  /** @throws AppError invalid-argument for a term that is not sold, and the errors of `createJoiner`. */
  async function findPrice(request: PurchaseRequest, at: Date) {
    const termPrice = computeSeatPrice(request, at, config.comboOfferEnd);
    if (termPrice === undefined) throw createInvalidField('month', 'This term is not sold');
    return join(request, termPrice, at);
  }

  async function quotePrice(request: PurchaseRequest): Promise<Price> {
    const { join: priced, price: seat, endsAt } = await findPrice(request, clock());
    const credit = priced && 'credit' in priced ? priced.credit : 0;
    return { seat, credit, total: seat * request.quantity, endsAt };
  }

  return { findPrice, quotePrice };
}
