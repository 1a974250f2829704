import { isAhead } from '@flexa/contracts/license-term';
import type { License } from '@flexa/contracts/licenses';
import type { Order, OrderState } from '@flexa/contracts/orders';

/**
 * The state of a payment, for the buyer who returned from it.
 * - `checking`: nothing is known yet;
 * - `pending`: ordered, the bank still has to confirm; `refused`: it did not;
 * - `making`: paid, the licence is on its way;
 * - `ready`: the licence is there; `ahead`: it is, and begins later; `over`: it was, and its time
 *   has run out;
 * - `taken-back`: refunded, disputed or charged back;
 * - `unpaid`: the pay page was left, or expired;
 * - `failed`: it could not be found out.
 */
export type PurchaseState =
  | 'checking'
  | 'pending'
  | 'refused'
  | 'making'
  | 'ready'
  | 'ahead'
  | 'over'
  | 'taken-back'
  | 'unpaid'
  | 'failed';

const TAKEN_BACK: readonly OrderState[] = ['refunded', 'disputed', 'lost'];
const UNPAID: readonly OrderState[] = ['open', 'expired'];

export interface Known {
  /** The licence of this payment, wherever it was seen. */
  license: License | undefined;
  /** Latest answer of check-session; undefined before the first. */
  licensesUpdated: boolean | undefined;
  /** The last check failed, and no other one is on its way. */
  hasFailed: boolean;
  order: Order | undefined;
  /** The order was read after the last check, which may have changed it; or can't be read. */
  isOrderFresh: boolean;
  now: Date;
}

/** Returns the state to show. It never claims a licence that we haven't seen. */
export function determinePurchaseState(known: Known): PurchaseState {
  const { license, licensesUpdated, hasFailed, order, isOrderFresh, now } = known;
  if (license && isAhead(license, now)) return 'ahead';
  if (license) return new Date(license.expiresAt) > now ? 'ready' : 'over';
  if (order?.state === 'failed') return 'refused';
  if (hasFailed) return 'failed';
  if (licensesUpdated === undefined) return 'checking';
  if (licensesUpdated) return order && TAKEN_BACK.includes(order.state) ? 'taken-back' : 'making';
  if (!isOrderFresh) return order?.state === 'processing' ? 'pending' : 'checking';
  return order && UNPAID.includes(order.state) ? 'unpaid' : 'pending';
}
