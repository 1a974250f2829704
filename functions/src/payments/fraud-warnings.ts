import type Stripe from 'stripe';
import { orderNumber } from '@flexa/contracts/numbers';
import { createAlerts } from '../mail/alerts';
import type { Platform } from '../platform/platform';
import { readId } from './expandable';
import { buildDashboardUrl } from './facts';

type Deps = Pick<Platform, 'config' | 'db' | 'clock' | 'log'>;

/**
 * Alerts the operator to the early fraud warning of a card network. A refund now prevents a dispute and its fee
 * (docs.stripe.com/disputes/measuring#early-fraud-warnings), so the alert links to the order, where an admin refunds it,
 * or to the payment in Stripe where it has no order here.
 */
export function createFraudWarnings(platform: Deps) {
  const { config } = platform;
  const alerts = createAlerts(platform);

  return async (event: Stripe.Event, orderIds: readonly string[]): Promise<void> => {
    if (event.type !== 'radar.early_fraud_warning.created') return;
    const { id, actionable, fraud_type: type, charge } = event.data.object;
    // Refunded in full or disputed already: nothing is left to prevent.
    if (!actionable) return;
    const [order] = orderIds;
    const subject =
      order === undefined ? `charge ${readId(charge)}` : `order ${orderNumber(order)}`;
    await alerts.raise({
      kind: 'fraud-warning',
      cause: id,
      text:
        `The card network reports the payment of ${subject} as fraud (${type}). A dispute is likely. ` +
        `Refund ${order === undefined ? 'it in Stripe' : 'the order'} now unless you know the buyer: a refund prevents the dispute and its fee.`,
      url:
        order === undefined
          ? buildDashboardUrl(`payments/${readId(charge)}`, event.livemode)
          : `${config.portalUrl}/admin?view=orders&order=${order}`,
    });
  };
}
