import type Stripe from 'stripe';
import { AppError } from '../platform/errors';
import { readExpanded } from './expandable';
import type { StoredOrder } from './repository';

/** Finds where the invoice or receipt of a person's order is shown at this moment. */
export function createReceiptFinder(
  stripe: Stripe,
  orders: { find(id: string): Promise<StoredOrder | undefined> },
) {
  return async ({ uid, id }: { uid: string; id: string }): Promise<{ url: string }> => {
    const stored = await orders.find(id);
    if (stored?.order.uid !== uid) throw new AppError('not-found', 'There is no such order');
    if (stored.order.kind === 'invoice') {
      const invoice = await stripe.invoices.retrieve(id);
      if (!invoice.hosted_invoice_url) throw new AppError('not-found', 'This order has no invoice');
      return { url: invoice.hosted_invoice_url };
    }
    const session = await stripe.checkout.sessions.retrieve(id, {
      expand: ['invoice', 'payment_intent.latest_charge'],
    });
    const charge = readExpanded(readExpanded(session.payment_intent)?.latest_charge ?? null);
    const url = readExpanded(session.invoice)?.hosted_invoice_url ?? charge?.receipt_url;
    if (!url) throw new AppError('not-found', 'This order has no receipt yet');
    return { url };
  };
}
