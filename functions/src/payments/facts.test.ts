import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { NO_BOOKS } from './books';
import { readSessionFacts } from './facts';

/** Builds a Stripe list: the data included in its owner, and whether more must be fetched. */
const buildList = (data: object[], more = false) => ({ object: 'list', data, has_more: more });

async function* iterate(items: object[]): AsyncGenerator<object> {
  yield* items;
}

interface Answers {
  session: object;
  lineItems?: object[];
  refunds?: object[];
  disputes?: object[];
}

/** Stubs the parts of Stripe's client that these tests use. */
function stubStripe({ session, lineItems = [], refunds = [], disputes = [] }: Answers): Stripe {
  const client = {
    checkout: {
      sessions: { retrieve: async () => session, listLineItems: () => iterate(lineItems) },
    },
    refunds: { list: () => iterate(refunds) },
    disputes: { list: () => iterate(disputes) },
  };
  return client as unknown as Stripe;
}

const buildCharge = (overrides: object = {}) => ({
  id: 'ch_1',
  disputed: false,
  created: 1_795_000_500,
  refunds: buildList([]),
  ...overrides,
});

function buildSession(
  overrides: object = {},
  latestCharge: object | null = buildCharge(),
  status = 'succeeded',
) {
  return {
    mode: 'payment',
    status: 'complete',
    payment_status: 'paid',
    created: 1_795_000_000,
    client_reference_id: 'me',
    metadata: { planId: 'suite-12m' },
    amount_total: 42_000,
    currency: 'usd',
    line_items: buildList([{ quantity: 1 }]),
    payment_intent: { id: 'pi_1', status, latest_charge: latestCharge },
    ...overrides,
  };
}

/** Fields of a dispute that accepts no evidence. */
const EVIDENCE = { livemode: false, evidence_details: { due_by: null } };

const read = (answers: Answers) => readSessionFacts(stubStripe(answers), 'cs_1');

describe('readSessionFacts', () => {
  test('a session’s facts name its buyer, its plan and its state', async () => {
    expect(await read({ session: buildSession() })).toEqual({
      kind: 'checkout',
      sessionId: 'cs_1',
      uid: 'me',
      plan: { visualType: 'suite', month: 12 },
      payment: 'paid',
      amount: 42_000,
      currency: 'usd',
      lines: [1],
      paymentIntent: 'pi_1',
      refunds: {},
      actors: {},
      disputes: {},
      disputeFiles: {},
      takenBack: 0,
      books: NO_BOOKS,
      movements: [],
      refundable: true,
      createdAt: '2026-11-18T11:06:40.000Z',
      paidAt: '2026-11-18T11:15:00.000Z',
    });
  });

  test.each([
    ['open', { status: 'open', payment_status: 'unpaid' }, 'requires_payment_method', 'open'],
    ['expired', { status: 'expired', payment_status: 'unpaid' }, 'canceled', 'expired'],
    ['confirmed later', { payment_status: 'unpaid' }, 'processing', 'processing'],
    ['not confirmed', { payment_status: 'unpaid' }, 'requires_payment_method', 'failed'],
    ['cancelled', { payment_status: 'unpaid' }, 'canceled', 'failed'],
    ['free of charge', { payment_status: 'no_payment_required' }, 'succeeded', 'paid'],
  ])(
    'the payment of a session that is %s has the matching state',
    async (_name, overrides, intent, payment) => {
      expect(await read({ session: buildSession(overrides, null, intent) })).toMatchObject({
        payment,
      });
    },
  );

  test.each([
    ['a subscription', { mode: 'subscription' }],
    ['a saved card', { mode: 'setup' }],
  ])('a session for %s is ignored', async (_name, overrides) => {
    expect(await read({ session: buildSession(overrides) })).toBeUndefined();
  });

  test.each([
    ['no reference', { client_reference_id: null }],
    ['a reference that is no user id', { client_reference_id: 'a/b' }],
  ])('a session with %s has no owner', async (_name, overrides) => {
    expect(await read({ session: buildSession(overrides) })).toMatchObject({ uid: null });
  });

  test.each([[null], [{}], [{ planId: 'suite-1m' }], [{ planId: 'maps-3m' }]])(
    'a session with metadata %j has no plan',
    async (metadata) => {
      expect(await read({ session: buildSession({ metadata }) })).toMatchObject({ plan: null });
    },
  );
});

test('a payment is dated from the moment the money was confirmed', async () => {
  const debit = buildCharge({ balance_transaction: { created: 1_795_300_000, fee: 1, net: 2 } });
  expect(await read({ session: buildSession({}, debit) })).toMatchObject({
    paidAt: '2026-11-21T22:26:40.000Z',
  });
  const invoice = {
    id: 'in_1',
    number: 'A-1',
    post_payment_credit_notes_amount: 0,
    status_transitions: { paid_at: 1_795_400_000 },
  };
  expect(await read({ session: buildSession({ invoice }, debit) })).toMatchObject({
    paidAt: '2026-11-23T02:13:20.000Z',
  });
});

test('refunds missing from the charge are fetched', async () => {
  const refunds = [
    { id: 're_1', amount: 5, created: 1_795_000_500, status: 'succeeded', metadata: {} },
  ];
  const facts = await read({
    session: buildSession({}, buildCharge({ refunds: undefined })),
    refunds,
  });
  expect(facts?.refunds).toEqual({ re_1: { amount: 5, failed: false } });
});

test('a list is read to its end if Stripe embeds only its first page', async () => {
  const refunds = Array.from({ length: 12 }, (_, n) => ({
    id: `re_${n}`,
    amount: 1,
    created: 1_795_000_500,
    status: 'succeeded',
    metadata: {},
  }));
  const lineItems = Array.from({ length: 11 }, () => ({ quantity: 2 }));
  const long = buildSession(
    { line_items: buildList(lineItems.slice(0, 10), true) },
    buildCharge({ refunds: buildList(refunds.slice(0, 10), true) }),
  );
  const facts = await read({ session: long, refunds, lineItems });
  expect(Object.keys(facts?.refunds ?? {})).toHaveLength(12);
  expect(facts?.lines).toEqual(Array(11).fill(2));
});

test('a refund counts unless it failed, and names the admin who issued it in the portal', async () => {
  const buildRefund = (id: string, status: string, metadata: object | null = null) => ({
    id,
    amount: 5,
    created: 1_795_000_500,
    status,
    metadata,
  });
  const refunds = [
    buildRefund('a', 'succeeded', { actor: 'boss', requestId: 'request-1' }),
    buildRefund('b', 'pending'),
    buildRefund('c', 'failed'),
    buildRefund('d', 'canceled'),
    buildRefund('e', 'requires_action'),
  ];
  const facts = await read({
    session: buildSession({}, buildCharge({ refunds: buildList([{}]) })),
    refunds,
  });
  expect(facts?.refunds).toEqual({
    a: { amount: 5, failed: false, requestId: 'request-1' },
    b: { amount: 5, failed: false, waitsFor: 'bank' },
    c: { amount: 5, failed: true },
    d: { amount: 5, failed: true, cancelled: true },
    e: { amount: 5, failed: false, waitsFor: 'buyer' },
  });
  expect(facts?.actors).toMatchObject({ a: { uid: 'boss' } });
});

test('the amounts of lost disputes are added up', async () => {
  const disputed = buildSession(
    {},
    buildCharge({ disputed: true, amount: 42_000, currency: 'usd' }),
  );
  const buildDispute = (id: string, status: string, currency = 'usd') => ({
    id,
    status,
    currency,
    amount: 1000,
    balance_transactions: [],
    ...EVIDENCE,
  });
  const readTakenBack = async (...disputes: object[]) =>
    (await read({ session: disputed, disputes }))?.takenBack;
  expect(
    await readTakenBack(
      buildDispute('a', 'lost'),
      buildDispute('b', 'won'),
      buildDispute('c', 'lost'),
    ),
  ).toBe(2000);
  // A dispute in another currency counts as the whole payment.
  expect(await readTakenBack(buildDispute('a', 'lost', 'eur'))).toBe(42_000);
});

test.each([
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['appeal_needs_response', 'open'],
  ['appeal_under_review', 'open'],
  ['warning_needs_response', 'inquiry'],
  ['warning_under_review', 'inquiry'],
  ['a status of next year', 'open'],
  ['won', 'won'],
  ['warning_closed', 'won'],
  ['prevented', 'won'],
  ['lost', 'lost'],
])(`a dispute with the status "%s" is %s`, async (status, state) => {
  const disputed = buildSession({}, buildCharge({ disputed: true }));
  const facts = await read({
    session: disputed,
    disputes: [{ id: 'dp_1', status, balance_transactions: [], ...EVIDENCE }],
  });
  expect(facts?.disputes).toEqual({ dp_1: state });
});

test.each([
  ['warning_needs_response', true, true],
  ['needs_response', false, false],
  ['needs_response', true, true],
  ['lost', false, false],
  // Stripe has the final word when we request the refund.
  ['won', false, true],
])(
  `a dispute with status "%s" and is_charge_refundable %s makes refundable %s`,
  async (status, allowed, refundable) => {
    const disputed = buildSession({}, buildCharge({ disputed: true }));
    const disputes = [
      { id: 'dp_1', status, is_charge_refundable: allowed, balance_transactions: [], ...EVIDENCE },
    ];
    expect(await read({ session: disputed, disputes })).toMatchObject({ refundable });
  },
);

test('an unpaid session has no payment date', async () => {
  const open = buildSession({ status: 'open', payment_status: 'unpaid' }, null);
  expect(await read({ session: open })).toMatchObject({ paidAt: null });
});

test('a Stripe error is thrown and not mistaken for an unknown session', async () => {
  const stubFailingStripe = (error: Error) =>
    ({
      checkout: {
        sessions: {
          retrieve: async () => {
            throw error;
          },
        },
      },
    }) as unknown as Stripe;
  const unknown = new Stripe.errors.StripeInvalidRequestError({
    type: 'invalid_request_error',
    code: 'resource_missing',
  });
  expect(await readSessionFacts(stubFailingStripe(unknown), 'cs_1')).toBeUndefined();
  const down = new Stripe.errors.StripeAPIError({ type: 'api_error' });
  await expect(readSessionFacts(stubFailingStripe(down), 'cs_1')).rejects.toBe(down);
});
