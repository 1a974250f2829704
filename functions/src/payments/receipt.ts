import type Stripe from 'stripe';
import { AppError } from '../platform/errors';
import { readExpanded } from './expandable';
import type { AnyOrder } from './order';
import type { StoredOrder } from './repository';

/** Finds the current address of the invoice or receipt of a person's order. */
export function createReceiptFinder(
  stripe: Stripe,
  orders: { find(id: string): Promise<StoredOrder | undefined> },
) {
  return async ({ uid, id }: { uid: string; id: string }): Promise<{ url: string }> => {
    const stored = await orders.find(id);
    if (stored?.order.uid !== uid) throw new AppError('not-found', 'There is no such order');
    const { order } = stored;
    const url = await readReceiptUrl(stripe, order);
    if (url) return { url };
    const isInvoice = order.kind === 'invoice';
    throw new AppError(
      'not-found',
      isInvoice ? 'This order has no invoice' : 'This order has no receipt yet',
    );
  };
}

/** Returns the page of an order's invoice at Stripe, or else of its receipt; undefined if there isn't one yet. */
export async function readReceiptUrl(
  stripe: Stripe,
  { id, kind }: Pick<AnyOrder, 'id' | 'kind'>,
): Promise<string | undefined> {
  if (kind === 'invoice')
    return (await stripe.invoices.retrieve(id)).hosted_invoice_url ?? undefined;
  const session = await stripe.checkout.sessions.retrieve(id, {
    expand: ['invoice', 'payment_intent.latest_charge'],
  });
  const charge = readExpanded(readExpanded(session.payment_intent)?.latest_charge ?? null);
  return readExpanded(session.invoice)?.hosted_invoice_url ?? charge?.receipt_url ?? undefined;
}
