import { z } from 'zod';
import type Stripe from 'stripe';
import type { Cause, StripeAccount } from './account';
import { findPathObject, type Call } from './call';
import { currency, mergeMetadata, metadata, parseParameters, signedInteger, text } from './fields';
import { newId } from './ids';
import { listPage, readPage } from './lists';
import type { Customer } from './objects';

/** Credit balance of a customer. A negative balance is credit, which the next invoice uses. */

const CREATE = z.object({
  amount: signedInteger(),
  currency: currency(),
  description: text(350).optional(),
  metadata: metadata().optional(),
});

export function createBalanceTransaction({ account, id, input, cause }: Call) {
  const params = parseParameters(CREATE, input);
  const customer = findPathObject(account.state.customers, 'customer', id);
  const { amount, currency: currencyCode, description } = params;
  const transaction = moveBalance(account, customer, {
    amount,
    currency: currencyCode,
    type: 'adjustment',
  });
  transaction.description = description ?? null;
  transaction.metadata = mergeMetadata({}, params.metadata);
  account.emit('customer.updated', customer, cause);
  return transaction;
}

export function listCustomerBalanceTransactions({ account, id, input }: Call) {
  findPathObject(account.state.customers, 'customer', id);
  const newest = [...account.state.customerBalanceTransactions.values()]
    .filter(({ customer }) => customer === id)
    .reverse();
  return listPage(`/v1/customers/${id}/balance_transactions`, newest, readPage(input));
}

type Move = Pick<Stripe.CustomerBalanceTransaction, 'amount' | 'currency' | 'type'> & {
  invoice?: string;
  creditNote?: string;
};

export function moveBalance(
  account: StripeAccount,
  customer: Customer,
  { amount, currency: currencyCode, type, invoice, creditNote }: Move,
): Stripe.CustomerBalanceTransaction {
  customer.balance += amount;
  customer.currency ??= currencyCode;
  const transaction: Stripe.CustomerBalanceTransaction = {
    id: newId('customerBalanceTransaction'),
    object: 'customer_balance_transaction',
    amount,
    checkout_session: null,
    created: account.now(),
    credit_note: creditNote ?? null,
    currency: currencyCode,
    customer: customer.id,
    customer_account: null,
    description: null,
    ending_balance: customer.balance,
    invoice: invoice ?? null,
    livemode: false,
    metadata: {},
    type,
  };
  account.state.customerBalanceTransactions.set(transaction.id, transaction);
  return transaction;
}

/** Uses the customer's credit for an invoice that is finalized. Returns the amount in cents. */
export function applyBalance(
  account: StripeAccount,
  customer: Customer,
  { id, currency: currencyCode, total }: { id: string; currency: string; total: number },
): number {
  const applied = Math.min(Math.max(0, -customer.balance), total);
  if (applied === 0) return 0;
  moveBalance(account, customer, {
    amount: applied,
    currency: currencyCode,
    type: 'applied_to_invoice',
    invoice: id,
  });
  return applied;
}

/** Gives the customer back the credit that a voided invoice used. */
export function restoreBalance(
  account: StripeAccount,
  invoice: { id: string; customer: string | null; currency: string },
  cause: Cause,
): void {
  const customer = account.state.customers.get(invoice.customer ?? '');
  const applied = [...account.state.customerBalanceTransactions.values()]
    .filter(
      ({ type, invoice: appliedTo }) => type === 'applied_to_invoice' && appliedTo === invoice.id,
    )
    .reduce((sum, { amount }) => sum + amount, 0);
  if (!customer || applied === 0) return;
  const { id, currency: currencyCode } = invoice;
  const move = {
    amount: -applied,
    currency: currencyCode,
    type: 'unapplied_from_invoice' as const,
  };
  moveBalance(account, customer, { ...move, invoice: id });
  account.emit('customer.updated', customer, cause);
}
