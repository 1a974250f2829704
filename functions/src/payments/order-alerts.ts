import type { Alert } from '../alerts/alerts';
import { failedRefundKey, newFailedRefunds } from './notices';
import type { AnyOrder } from './order';

const UNOWNED = 'unowned';
const ENDED_UNPAID = 'ended-unpaid';

/** What an order is at Stripe, by how its id begins. */
const KINDS: Record<string, string> = { cs: 'Checkout session', in: 'Invoice', pi: 'Payment' };

/** What an admin has not been told yet of how the order stands now, under the key of the notice. */
export function newsForAdmins(order: AnyOrder): { key: string; alert: Alert }[] {
  const { id, told } = order;
  const isEarly = order.startRequest !== undefined;
  const failed = newFailedRefunds(order).map((refund) => ({
    key: failedRefundKey(refund),
    alert: {
      kind: 'refund-failed' as const,
      cause: refund,
      text: `Refund ${refund} of order ${id} failed and the money is back with us. Give it back in another way.`,
    },
  }));
  const unpaid = {
    key: ENDED_UNPAID,
    alert: {
      kind: 'invoice-unpaid' as const,
      cause: id,
      text: `Invoice ${id} ended without a payment after its licences had begun. They have ended. Ask the buyer before you trust them again.`,
    },
  };
  const isUnpaid = isEarly && order.state === 'expired' && !told.includes(ENDED_UNPAID);
  const news = [...failed, ...(isUnpaid ? [unpaid] : []), ...shortTransfers(order)];
  if (!order.unowned || told.includes(UNOWNED)) return news;
  const alert: Alert = {
    kind: 'payment-unowned',
    cause: id,
    text: isEarly
      ? `Invoice ${id} was paid after the buyer had deleted their account. Its licences had already started. Find out who uses them, or refund the payment.`
      : `${KINDS[id.slice(0, 2)] ?? 'Order'} ${id} is paid and brought nobody a licence. Find out what it was for, or refund it.`,
  };
  return [...news, { key: UNOWNED, alert }];
}

/** Each sum is told once: a second transfer that is still short is news again. */
function shortTransfers({ id, amount, currency, received = 0, told }: AnyOrder) {
  const key = `part-received-${received}`;
  if (received === 0 || told.includes(key)) return [];
  const cents = (of: number) => `${(of / 100).toFixed(2)} ${currency}`;
  const alert: Alert = {
    kind: 'invoice-part-paid',
    cause: `${id}-${received}`,
    text: `A transfer for invoice ${id} is short: ${cents(received)} of ${cents(amount)} arrived, so it stays open. Ask the buyer for the rest.`,
  };
  return [{ key, alert }];
}
