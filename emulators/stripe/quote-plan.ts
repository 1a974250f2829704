import { refused } from './errors';
import type { StripeAccount } from './account';

/**
 * In live mode quotes for one-time invoices are finalized, printed and accepted on a paid plan alone
 * (docs.stripe.com/quotes/create). The words are ours: Stripe's are not documented.
 */
export function requireInvoicingPlus({ hasInvoicingPlus }: StripeAccount): void {
  if (hasInvoicingPlus) return;
  throw refused({ message: 'To use quotes for one-time invoices, upgrade to Invoicing Plus.' });
}
