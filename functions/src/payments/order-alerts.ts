import type { Alert } from '../alerts/alerts';
import { failedRefundKey, newFailedRefunds } from './notices';
import type { AnyOrder } from './order';

const UNOWNED = 'unowned';

/** What an order is at Stripe, by how its id begins. */
const KINDS: Record<string, string> = { cs: 'Checkout session', in: 'Invoice', pi: 'Payment' };

/** What an admin has not been told yet of how the order stands now, under the key of the notice. */
export function newsForAdmins(order: AnyOrder): { key: string; alert: Alert }[] {
  const { id, told } = order;
  const failed = newFailedRefunds(order).map((refund) => ({
    key: failedRefundKey(refund),
    alert: {
      kind: 'refund-failed' as const,
      cause: refund,
      text: `Refund ${refund} of order ${id} failed and the money is back with us. Give it back in another way.`,
    },
  }));
  if (!order.unowned || told.includes(UNOWNED)) return failed;
  const alert: Alert = {
    kind: 'payment-unowned',
    cause: id,
    text: `${KINDS[id.slice(0, 2)] ?? 'Order'} ${id} is paid and brought nobody a licence. Find out what it was for, or refund it.`,
  };
  return [...failed, { key: UNOWNED, alert }];
}
