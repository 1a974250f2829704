import { isAhead } from '@flexa/contracts/license-term';
import type { License } from '@flexa/contracts/licenses';
import type { Order, OrderState } from '@flexa/contracts/orders';

/**
 * The state of a payment, for the buyer who returned from it.
 * - `checking`: nothing is known yet;
 * - `pending`: ordered, the bank has yet to confirm; `refused`: the bank refused;
 * - `making`: paid, the licence is being created;
 * - `ready`: the licence exists; `ahead`: it exists and begins later; `over`: it has ended;
 * - `taken-back`: refunded, disputed or charged back;
 * - `unpaid`: the buyer left the payment page, or it expired;
 * - `failed`: the check failed.
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

export interface PurchaseFacts {
  /** Licence of this payment, from the live list or the profile. */
  license: License | undefined;
  /** Latest answer of check-session; undefined before the first. */
  licensesUpdated: boolean | undefined;
  /** True if the last check failed and no other one is running. */
  hasFailed: boolean;
  order: Order | undefined;
  /** True if the order was read after the last check, which may have changed it, or can't be read. */
  isOrderFresh: boolean;
  now: Date;
}

/** Returns the state to show. It never claims a licence that we haven't seen. */
export function determinePurchaseState(facts: PurchaseFacts): PurchaseState {
  const { license, licensesUpdated, hasFailed, order, isOrderFresh, now } = facts;
  if (license && isAhead(license, now)) return 'ahead';
  if (license) return new Date(license.expiresAt) > now ? 'ready' : 'over';
  if (order?.state === 'failed') return 'refused';
  if (hasFailed) return 'failed';
  if (licensesUpdated === undefined) return 'checking';
  if (licensesUpdated) return order && TAKEN_BACK.includes(order.state) ? 'taken-back' : 'making';
  if (!isOrderFresh) return order?.state === 'processing' ? 'pending' : 'checking';
  return order && UNPAID.includes(order.state) ? 'unpaid' : 'pending';
}
