import { z } from 'zod';
import type Stripe from 'stripe';
import type { StripeAccount } from './account';
import { named, type Call } from './call';
import { currency, integer, read, text } from './fields';
import { newId } from './ids';
import { transferForSession } from './checkout';
import { transfer } from './invoice-payments';

/** Money of customers that came by bank transfer and that no payment has taken. */

export function retrieveCashBalance({ account, id }: Call): Stripe.CashBalance {
  named(account.state.customers, 'customer', id);
  return balanceOf(account, id);
}

function balanceOf({ state }: StripeAccount, customer: string): Stripe.CashBalance {
  return {
    object: 'cash_balance',
    // Nothing at all until the first transfer; a currency whose money has gone stays with 0.
    available: state.cashBalances.get(customer) ?? null,
    customer,
    customer_account: null,
    livemode: false,
    settings: { reconciliation_mode: 'automatic', using_merchant_default: true },
  };
}

const FUND = z.object({
  amount: integer(1),
  currency: currency(),
  reference: text().optional(),
});

/**
 * Stripe's own helper for tests. A reference that names an open invoice, or that the instructions of a Checkout
 * gave, applies the money to it; Stripe's other ways to match a transfer (amounts, days) are left out.
 */
export function fundCashBalance({ account, id, input }: Call): object {
  const { amount, currency: of, reference = '' } = read(FUND, input);
  named(account.state.customers, 'customer', id);
  const invoice = [...account.state.invoices.values()].find(
    ({ customer, number, currency: asked }) =>
      customer === id && asked === of && number !== null && reference.includes(number),
  );
  const session = invoice ? undefined : awaitingSession(account, id, reference);
  const left = invoice
    ? transfer(account, invoice, amount)
    : session
      ? transferForSession(account, session, amount)
      : amount;
  return leave(account, id, of, left, reference);
}

/** The session whose instructions for a bank transfer gave the reference. */
function awaitingSession({ state }: StripeAccount, customer: string, reference: string) {
  return [...state.sessions.values()].find((session) => {
    const intent = state.paymentIntents.get(session.payment_intent ?? '');
    const { reference: given } = intent?.next_action?.display_bank_transfer_instructions ?? {};
    return session.customer === customer && given && reference.includes(given);
  });
}

/** What stays on the balance, which Stripe tells of. */
export function leave(
  account: StripeAccount,
  customer: string,
  of: string,
  amount: number,
  reference = '',
): Stripe.CustomerCashBalanceTransaction {
  const before = account.state.cashBalances.get(customer) ?? {};
  const balance = { ...before, [of]: (before[of] ?? 0) + amount };
  if (amount !== 0) account.state.cashBalances.set(customer, balance);
  const transaction: Stripe.CustomerCashBalanceTransaction = {
    id: newId('cashTransaction'),
    object: 'customer_cash_balance_transaction',
    created: account.now(),
    currency: of,
    customer,
    customer_account: null,
    ending_balance: balance[of] ?? 0,
    livemode: false,
    net_amount: amount,
    ...(amount < 0
      ? { type: 'return_initiated' as const }
      : {
          type: 'funded' as const,
          funded: { bank_transfer: { reference, type: 'us_bank_transfer' as const } },
        }),
  };
  if (amount !== 0) account.emit('customer_cash_balance_transaction.created', transaction, null);
  if (amount > 0) account.emit('cash_balance.funds_available', balanceOf(account, customer), null);
  return transaction;
}
