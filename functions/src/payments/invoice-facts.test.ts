import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { readInvoiceFacts } from './invoice-facts';

function stubStripe(parts: object, intent: object): Stripe {
  const payment = { type: 'payment_intent', payment_intent: { id: 'pi_1', ...intent } };
  const invoice = {
    id: 'in_1',
    status: 'open',
    metadata: { order: 'invoice', uid: 'me', planId: 'charts-3m' },
    total: 30_000,
    pre_payment_credit_notes_amount: 0,
    post_payment_credit_notes_amount: 0,
    amount_paid: 0,
    currency: 'usd',
    created: 1_795_000_000,
    due_date: null,
    number: 'A-1',
    lines: { data: [{ quantity: 5 }] },
    status_transitions: { paid_at: null },
    customer_name: null,
    customer_email: null,
    customer_address: null,
    custom_fields: null,
    payments: { data: [{ status: 'open', payment }] },
    ...parts,
  };
  return { invoices: { retrieve: async () => invoice } } as unknown as Stripe;
}

const buildFailedIntent = (type: string) => ({
  status: 'requires_payment_method',
  last_payment_error: { charge: 'ch_1', payment_method: { type } },
});

test.each([
  ['a bank debit that failed', buildFailedIntent('us_bank_account'), 'ch_1'],
  ['a card that was declined on its page', buildFailedIntent('card'), undefined],
  ['nothing yet', { status: 'requires_payment_method', last_payment_error: null }, undefined],
  ['a debit under way', { status: 'processing', last_payment_error: null }, undefined],
])('an open invoice reports %s', async (_name, intent, failedDebit) => {
  const facts = await readInvoiceFacts(stubStripe({}, intent), 'in_1');
  expect(facts).toMatchObject({ uid: 'me', plan: { visualType: 'charts' }, payment: 'open' });
  expect(facts?.failedDebit).toBe(failedDebit);
});

const buildWaitingIntent = (rest: number | null) => ({
  status: 'requires_action',
  amount: 30_000,
  next_action: { display_bank_transfer_instructions: { amount_remaining: rest } },
});

test.each([
  ['nothing yet', {}, buildWaitingIntent(30_000), 0],
  ['a transfer that is short', {}, buildWaitingIntent(12_000), 18_000],
  ['instructions that say no sum', {}, buildWaitingIntent(null), 0],
  ['a payment that is not by transfer', {}, { status: 'requires_payment_method' }, 0],
  ['a part that is paid', { amount_paid: 5_000 }, buildWaitingIntent(12_000), 23_000],
])(
  'an open invoice with %s reports the amount received',
  async (_name, parts, intent, received) => {
    expect((await readInvoiceFacts(stubStripe(parts, intent), 'in_1'))?.received).toBe(received);
  },
);

test('an invoice created in the dashboard has no owner', async () => {
  const metadata = { uid: 'me', planId: 'charts-3m' };
  const facts = await readInvoiceFacts(stubStripe({ metadata }, {}), 'in_1');
  expect(facts).toMatchObject({ uid: null, plan: null, amount: 30_000 });
});
