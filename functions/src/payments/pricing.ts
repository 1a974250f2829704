import type { Price } from '@flexa/contracts/orders';
import { seatPrice } from '@flexa/contracts/plans';
import { invalidField } from '../platform/errors';
import type { Platform } from '../platform/platform';
import type { joiner, PurchaseWish } from './join';

/** Prices of purchases at this moment. */
export function pricing(
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  join: ReturnType<typeof joiner>,
) {
  /** @throws AppError invalid-argument for a term that is not sold, and as `joiner` says. */
  async function findPrice(wish: PurchaseWish, at: Date) {
    const termPrice = seatPrice(wish, at, config.comboOfferEnd);
    if (termPrice === undefined) throw invalidField('month', 'This term is not sold');
    return join(wish, termPrice, at);
  }

  async function price(wish: PurchaseWish): Promise<Price> {
    const { join: joined, price: seat, endsAt } = await findPrice(wish, clock());
    const credit = joined && 'credit' in joined ? joined.credit : 0;
    return { seat, credit, total: seat * wish.quantity, endsAt };
  }

  return { findPrice, price };
}
