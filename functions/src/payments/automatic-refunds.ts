import Stripe from 'stripe';
import { createAlerts } from '../mail/alerts';
import type { Platform } from '../platform/platform';
import { REQUEST_ID } from './credit-notes';
import { CREDIT_LOST, CREDIT_LOST_UNPAID, UNUSED_TRIES, computeUnusedRefund } from './credit-lost';
import { createMoneyReturner } from './give-back';
import type { AnyOrder } from './order';

type Deps = Pick<Platform, 'config' | 'db' | 'stripe' | 'clock' | 'log'>;

/** Refunds payments automatically if they delivered nothing, or less than they paid for. */
export function createAutomaticRefunds(platform: Deps) {
  const { stripe, log } = platform;
  const alerts = createAlerts(platform);
  const returnMoney = createMoneyReturner(stripe);

  /**
   * Refunds the unused days that an upgrade's own payment covers, once, and returns how often Stripe has refused.
   * Stripe repeats a refusal under its idempotency key for a day, so each attempt has its own key and starts after
   * the previous one was refused for good.
   */
  async function refundUnused(order: AnyOrder): Promise<number> {
    const { id, unusedRefusals = 0 } = order;
    const name = unusedRefusals === 0 ? CREDIT_LOST : `${CREDIT_LOST}-${unusedRefusals}`;
    try {
      await returnMoney(order, {
        amount: computeUnusedRefund(order),
        metadata: { [REQUEST_ID]: CREDIT_LOST },
        key: `refund-${id}-${name}`,
      });
      return unusedRefusals;
    } catch (error) {
      if (!isRefused(error)) return unusedRefusals;
      log.error('unused days not refunded', error, { order: id });
      const isLast = unusedRefusals + 1 >= UNUSED_TRIES;
      await alerts.raise({
        kind: 'refund-failed',
        cause: `${id}-${isLast ? CREDIT_LOST_UNPAID : CREDIT_LOST}`,
        text: isLast
          ? `Stripe refused ${UNUSED_TRIES} times to refund the days left of order ${id}, whose credit was lost: ${error.message} We have stopped trying and told the buyer that the money comes in another way. Pay it in another way.`
          : `Stripe refused to refund the days left of order ${id}, whose credit was lost: ${error.message} We try again every hour, ${UNUSED_TRIES} times in all. Don't refund the order in another way before the last try.`,
      });
      return unusedRefusals + 1;
    }
  }

  /** Refunds the rest of a payment that delivered nothing, once; returns false if Stripe refuses. */
  async function refundUnsold(order: AnyOrder): Promise<boolean> {
    const { id, creditGone, termOver } = order;
    const cause = creditGone ? 'no-credit' : termOver ? 'no-term' : 'no-account';
    try {
      await returnMoney(order, {
        amount: order.amount - order.refunded,
        metadata: { [REQUEST_ID]: cause },
        key: `refund-${id}-${cause}`,
      });
      log.info('order that brought nothing refunded', { order: id, creditGone, termOver });
      return true;
    } catch (error) {
      return !isRefused(error);
    }
  }

  return { refundUnused, refundUnsold };
}

/**
 * Returns false if another run was faster, whose refund is read next.
 *
 * @throws any other error than a refusal
 */
function isRefused(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  if (error instanceof Stripe.errors.StripeIdempotencyError) return false;
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  return error.code !== 'charge_already_refunded';
}
