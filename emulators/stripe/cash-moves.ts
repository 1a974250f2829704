import type Stripe from 'stripe';
import type { StripeAccount } from './account';
import { newId } from './ids';

/** Returns a customer's cash balance, by currency. */
export function readBalance({ state }: StripeAccount, customer: string): Stripe.CashBalance {
  return {
    object: 'cash_balance',
    // Null until the first transfer. A currency stays with 0 after its money has been used.
    available: state.cashBalances.get(customer) ?? null,
    customer,
    customer_account: null,
    livemode: false,
    settings: { reconciliation_mode: 'automatic', using_merchant_default: true },
  };
}

/** Moves money to or from the balance, which Stripe reports in events. */
export function recordCashMove(
  account: StripeAccount,
  customer: string,
  currency: string,
  amount: number,
  reference = '',
): Stripe.CustomerCashBalanceTransaction {
  return amount < 0
    ? addTransaction(account, customer, currency, amount, { type: 'return_initiated' })
    : addTransaction(account, customer, currency, amount, {
        type: 'funded',
        funded: { bank_transfer: { reference, type: 'us_bank_transfer' } },
      });
}

/** Puts money back after a failed return to the customer's bank. */
export function cancelReturn(
  account: StripeAccount,
  customer: string,
  currency: string,
  amount: number,
): void {
  addTransaction(account, customer, currency, amount, { type: 'return_canceled' });
}

function addTransaction(
  account: StripeAccount,
  customer: string,
  currency: string,
  amount: number,
  cause: Pick<Stripe.CustomerCashBalanceTransaction, 'type' | 'funded'>,
): Stripe.CustomerCashBalanceTransaction {
  const before = account.state.cashBalances.get(customer) ?? {};
  const balance = { ...before, [currency]: (before[currency] ?? 0) + amount };
  if (amount !== 0) account.state.cashBalances.set(customer, balance);
  const transaction: Stripe.CustomerCashBalanceTransaction = {
    id: newId('cashTransaction'),
    object: 'customer_cash_balance_transaction',
    created: account.now(),
    currency,
    customer,
    customer_account: null,
    ending_balance: balance[currency] ?? 0,
    livemode: false,
    net_amount: amount,
    ...cause,
  };
  if (amount !== 0) account.emit('customer_cash_balance_transaction.created', transaction, null);
  if (amount > 0)
    account.emit('cash_balance.funds_available', readBalance(account, customer), null);
  return transaction;
}
