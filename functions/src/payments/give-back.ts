import type Stripe from 'stripe';
import type { RefundReason } from '@flexa/contracts/orders';
import { computePaidByBalance, REASON, REQUEST_ID, SEATS } from './credit-notes';
import { AppError } from '../platform/errors';
import { ignoreMissing } from './missing';
import type { AnyOrder } from './order';
import { requestIdempotently } from './under-key';

interface RefundOptions {
  /** In the smallest unit of the order's currency. */
  amount: number;
  metadata?: Record<string, string | number>;
  reason?: RefundReason | undefined;
  /** Idempotency key of the refund at Stripe. */
  key: string;
  /** Finds the refund if Stripe's answer was lost. */
  findRefund?: () => Promise<unknown>;
}

/** Credit notes have reasons of their own. */
const REASONS = {
  duplicate: 'duplicate',
  fraudulent: 'fraudulent',
  requested_by_customer: 'order_change',
} as const satisfies Record<RefundReason, Stripe.CreditNoteCreateParams['reason']>;

/** Amounts of an order that can still be returned to its payment and to the customer's credit balance. */
interface Left {
  invoice: Stripe.Invoice | undefined;
  /** Amount that credit notes can still cover. */
  creditable: number;
  toCharge: number;
  toBalance: number;
}

/**
 * Returns money. An order with an invoice gets a credit note, which makes the refund in the same request. An order
 * without an invoice, or with one that can't be credited yet, gets only a refund. Both use one key, and Stripe
 * accepts a key for one kind of request only, so one request id never becomes both.
 */
export function createMoneyReturner(stripe: Stripe) {
  async function readRefundable(order: AnyOrder): Promise<Left> {
    const id = order.kind === 'invoice' ? order.id : order.invoiceId;
    const invoice = id === null ? undefined : await ignoreMissing(stripe.invoices.retrieve(id));
    const refunds = Object.values(order.refunds).filter(({ failed }) => !failed);
    const sum = (each: typeof refunds) => each.reduce((all, { amount }) => all + amount, 0);
    const byNote = sum(refunds.filter(({ byCreditNote }) => byCreditNote));
    const byCharge = sum(refunds) - byNote;
    const fromBalance = invoice ? computePaidByBalance(invoice) : 0;
    const { total = 0 } = invoice ?? {};
    const before = invoice?.pre_payment_credit_notes_amount ?? 0;
    const after = invoice?.post_payment_credit_notes_amount ?? 0;
    return {
      invoice,
      creditable: total - before - after,
      toCharge: order.paymentIntent === null ? 0 : order.amount - fromBalance - byCharge,
      toBalance: Math.max(0, fromBalance - byNote),
    };
  }

  /**
   * Refunds each payment under its own key, the largest first, and credits all of them in one note. Repeating an
   * interrupted request continues with the remaining payments.
   */
  async function returnParts(
    { refunds, parts = [] }: AnyOrder,
    { amount, metadata = {}, reason, key }: RefundOptions,
    { invoice, creditable, toBalance }: Left,
  ): Promise<void> {
    const requestId = metadata[REQUEST_ID];
    const knownRefunds = Object.entries(refunds)
      .filter(([, each]) => !each.failed && each.requestId === requestId)
      .filter(([, each]) => requestId !== undefined && !each.byCreditNote)
      .map(([refund, each]) => ({ refund, amount_refunded: each.amount }));
    const { [SEATS]: seats, ...sharedMetadata } = metadata;
    let rest = amount;
    for (const { paymentIntent, amount: paid, refunded } of parts) {
      const part = Math.min(rest, paid - refunded);
      if (part <= 0) continue;
      // The seats of a request are counted once.
      const isFirst = knownRefunds.length === 0;
      const params: Stripe.RefundCreateParams = {
        payment_intent: paymentIntent,
        amount: part,
        metadata: { ...sharedMetadata, ...(isFirst && seats !== undefined && { [SEATS]: seats }) },
        ...(reason && { reason }),
      };
      const { id } = await requestIdempotently(`${key}-${paymentIntent}`, (options) =>
        stripe.refunds.create(params, options),
      );
      knownRefunds.push({ refund: id, amount_refunded: part });
      rest -= part;
    }
    const credit = Math.min(rest, toBalance);
    const total = knownRefunds.reduce((sum, each) => sum + each.amount_refunded, credit);
    if (!invoice || rest > credit || total > creditable) return;
    const note: Stripe.CreditNoteCreateParams = {
      invoice: invoice.id,
      amount: total,
      refunds: knownRefunds.sort((a, b) => a.refund.localeCompare(b.refund)),
      metadata: { ...sharedMetadata, ...(reason && { [REASON]: reason }) },
      ...(credit > 0 && { credit_amount: credit }),
      ...(reason && { reason: REASONS[reason] }),
    };
    await requestIdempotently<unknown>(key, (options) => stripe.creditNotes.create(note, options));
  }

  return async (order: AnyOrder, options: RefundOptions): Promise<void> => {
    const { amount, metadata = {}, reason, key, findRefund } = options;
    const left = await readRefundable(order);
    if ((order.parts?.length ?? 0) > 1) return returnParts(order, options, left);
    const { invoice, creditable, toCharge, toBalance } = left;
    const refund = Math.min(amount, Math.max(0, toCharge));
    const credit = Math.min(amount - refund, toBalance);
    if (invoice && refund + credit === amount && amount <= creditable) {
      const params: Stripe.CreditNoteCreateParams = {
        invoice: invoice.id,
        amount,
        metadata: { ...metadata, ...(reason && { [REASON]: reason }) },
        ...(refund > 0 && { refund_amount: refund }),
        ...(credit > 0 && { credit_amount: credit }),
        ...(reason && { reason: REASONS[reason] }),
      };
      await requestIdempotently<unknown>(
        key,
        (options) => stripe.creditNotes.create(params, options),
        findRefund,
      );
      return;
    }
    const { paymentIntent } = order;
    if (paymentIntent === null) throw new AppError('nothing-to-refund');
    const params: Stripe.RefundCreateParams = {
      payment_intent: paymentIntent,
      amount,
      metadata,
      ...(reason && { reason }),
    };
    await requestIdempotently<unknown>(
      key,
      (options) => stripe.refunds.create(params, options),
      findRefund,
    );
  };
}
