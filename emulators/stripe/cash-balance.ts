import { z } from 'zod';
import type Stripe from 'stripe';
import type { StripeAccount } from './account';
import { findPathObject, type Call } from './call';
import { readBalance, recordCashMove } from './cash-moves';
import { currency, integer, parseParameters, text } from './fields';
import { transferForSession } from './checkout';
import { applyTransfer } from './invoice-payments';

/** Cash balance: money that customers sent by bank transfer and no payment has used. */

export function retrieveCashBalance({ account, id }: Call): Stripe.CashBalance {
  findPathObject(account.state.customers, 'customer', id);
  return readBalance(account, id);
}

const FUND = z.object({
  amount: integer(1),
  currency: currency(),
  reference: text().optional(),
});

/**
 * Implements Stripe's test helper for transfers. Applies the money to the open invoice or Checkout Session of the
 * reference. Stripe also matches transfers by amount and date, which is left out.
 */
export function fundCashBalance({ account, id, input }: Call): object {
  const { amount, currency: transferCurrency, reference = '' } = parseParameters(FUND, input);
  findPathObject(account.state.customers, 'customer', id);
  const invoice = [...account.state.invoices.values()].find(
    ({ customer, number, currency: invoiceCurrency }) =>
      customer === id &&
      invoiceCurrency === transferCurrency &&
      number !== null &&
      reference.includes(number),
  );
  const session = invoice ? undefined : findAwaitingSession(account, id, reference);
  const remaining = invoice
    ? applyTransfer(account, invoice, amount)
    : session
      ? transferForSession(account, session, amount)
      : amount;
  return recordCashMove(account, id, transferCurrency, remaining, reference);
}

/** Finds the session whose transfer instructions contain the reference. */
function findAwaitingSession({ state }: StripeAccount, customer: string, reference: string) {
  return [...state.sessions.values()].find((session) => {
    const intent = state.paymentIntents.get(session.payment_intent ?? '');
    const { reference: instructionReference } =
      intent?.next_action?.display_bank_transfer_instructions ?? {};
    return (
      session.customer === customer &&
      instructionReference &&
      reference.includes(instructionReference)
    );
  });
}
