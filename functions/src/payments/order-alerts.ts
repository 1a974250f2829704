import { formatCount, formatMoney } from '@flexa/contracts/format';
import { TRANSFER_DAYS } from '@flexa/contracts/invoice-terms';
import type { Alert } from '../mail/alerts';
import { CREDIT_LOST, hasLostCredit } from './credit-lost';
import { buildFailedRefundKey, listNewFailedRefunds } from './notices';
import { buildDashboardUrl, type DisputeFile } from './facts';
import type { AnyOrder } from './order';

const UNOWNED = 'unowned';
const ENDED_UNPAID = 'ended-unpaid';
const HELD = 'held';
const ENDED_TRANSFER = 'transfer-money-left';

/** Kinds of Stripe objects behind orders, by the prefix of their ids. */
const KINDS: Record<string, string> = { cs: 'Checkout session', in: 'Invoice', pi: 'Payment' };

/** Returns the alerts about an order that admins have not had yet, each with the key of its notice. */
export function listAlertsForAdmins(
  order: AnyOrder,
  disputeFiles: Record<string, DisputeFile>,
): { key: string; alert: Alert }[] {
  const { id, sentNotices } = order;
  const isEarly = order.startRequest !== undefined;
  const failed = listNewFailedRefunds(order).map((refund) => ({
    key: buildFailedRefundKey(refund),
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
  const isUnpaid = isEarly && order.state === 'expired' && !sentNotices.includes(ENDED_UNPAID);
  const lostCredit = {
    key: CREDIT_LOST,
    alert: {
      kind: 'credit-lost' as const,
      cause: id,
      text: `The payment that gave order ${id} its credit was refunded or lost, so the membership of the order has ended. We ask Stripe to refund its own payment for the days left. Check that the refund is right.`,
    },
  };
  const hasLost = hasLostCredit(order) && !sentNotices.includes(CREDIT_LOST);
  const news = [
    ...failed,
    ...(isUnpaid ? [unpaid] : []),
    ...(hasLost ? [lostCredit] : []),
    ...listHeldAlerts(order),
    ...listShortTransferAlerts(order),
    ...listEndedTransferAlerts(order),
    ...openDisputes(order, disputeFiles),
  ];
  // Another alert already asks the operator to act.
  if (!order.unowned || order.held || sentNotices.includes(UNOWNED)) return news;
  const alert: Alert = {
    kind: 'payment-unowned',
    cause: id,
    text: isEarly
      ? `Invoice ${id} was paid after the buyer had deleted their account. Its licences had already started. Find out who uses them, or refund the payment.`
      : `${KINDS[id.slice(0, 2)] ?? 'Order'} ${id} is paid and brought nobody a licence. Find out what it was for, or refund it.`,
  };
  return [...news, { key: UNOWNED, alert }];
}

/** Raises a second alert for an inquiry that becomes a dispute. */
function openDisputes(
  { id, disputes, sentNotices }: AnyOrder,
  files: Record<string, DisputeFile>,
): { key: string; alert: Alert }[] {
  return Object.entries(disputes).flatMap(([dispute, state]) => {
    const key = `dispute-${dispute}-${state}`;
    const isWaiting = state === 'open' || state === 'inquiry';
    if (!isWaiting || sentNotices.includes(key)) return [];
    const { dueAt = null, url } = files[dispute] ?? {};
    const event =
      state === 'open'
        ? `The buyer's bank disputes the payment of order ${id} (${dispute}).`
        : `The buyer's bank asks about the payment of order ${id} (${dispute}).`;
    const deadline =
      dueAt === null
        ? 'Look at it in Stripe.'
        : `Send the evidence in Stripe by ${dueAt.slice(0, 16).replace('T', ' ')} UTC, or accept it there; without an answer the bank decides for the buyer.`;
    const alert: Alert = {
      kind: 'dispute',
      cause: `${dispute}-${state}`,
      text: `${event} ${deadline}`,
      ...(url !== undefined && { url }),
    };
    return [{ key, alert }];
  });
}

/** A credit note after a part of the payment may cancel the order or lower its price. */
function listHeldAlerts(order: AnyOrder): { key: string; alert: Alert }[] {
  const { id, amount, currency, quantity, fulfilledAt, payment, sentNotices } = order;
  if (!order.held || payment !== 'paid' || sentNotices.includes(HELD)) return [];
  const isOut = fulfilledAt !== null;
  const decision = isOut
    ? 'Its licences had started before. Refund the payment, which ends them, unless the credit note lowered the price.'
    : 'The buyer has no licence. Refund the payment, or grant the licences if the credit note lowered the price.';
  const alert: Alert = {
    kind: 'order-held',
    cause: id,
    text: `A credit note followed a part of the payment of invoice ${id}, so Stripe calls it paid with ${formatMoney(amount, currency)} for ${formatCount(quantity, 'seat')}. ${decision}`,
  };
  return [{ key: HELD, alert }];
}

/** Returns one alert per sum received: a second transfer that is still short raises another. */
function listShortTransferAlerts(order: AnyOrder) {
  const { id, kind, amount, currency, received = 0, sentNotices } = order;
  const key = `part-received-${received}`;
  if (received === 0 || received >= amount) return [];
  if (sentNotices.includes(key) || order.transferEnded) return [];
  const sums = `${formatMoney(received, currency)} of ${formatMoney(amount, currency)} arrived`;
  const alert: Alert = {
    kind: 'invoice-part-paid',
    cause: `${id}-${received}`,
    text:
      kind === 'invoice'
        ? `A transfer for invoice ${id} is short: ${sums}, so it stays open. Ask the buyer for the rest.`
        : `A transfer for order ${id} is short: ${sums}. Ask the buyer for the rest. The order ends ${TRANSFER_DAYS} days after it was placed.`,
    ...buildPaymentUrl(order),
  };
  return [{ key, alert }];
}

/** Money that arrived for an order which has ended stays with its payment at Stripe until an operator returns it. */
function listEndedTransferAlerts(order: AnyOrder): { key: string; alert: Alert }[] {
  const { id, currency, received = 0, sentNotices } = order;
  if (!order.transferEnded || order.state !== 'expired' || received === 0) return [];
  if (sentNotices.includes(ENDED_TRANSFER)) return [];
  const alert: Alert = {
    kind: 'transfer-ended',
    cause: id,
    text: `Order ${id} has ended: of its bank transfer only ${formatMoney(received, currency)} arrived within ${TRANSFER_DAYS} days. Ask the buyer for the rest, which still makes the order paid, or return the money in Stripe.`,
    ...buildPaymentUrl(order),
  };
  return [{ key: ENDED_TRANSFER, alert }];
}

/** Links the payment in Stripe's dashboard; invoices are found there by their own id. */
function buildPaymentUrl({ id, kind, paymentIntent }: AnyOrder): Pick<Alert, 'url'> {
  if (kind !== 'checkout' || paymentIntent === null) return {};
  return { url: buildDashboardUrl(`payments/${paymentIntent}`, !id.startsWith('cs_test_')) };
}
