import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DISPUTE_STATES } from '@flexa/contracts/order-details';
import { NO_BOOKS } from './books';
import type { PaymentFacts } from './facts';
import { listLicenseIds, listLicenses, derivePaymentStatus } from './licenses-of-order';
import {
  anyOrderSchema,
  createUnpaidOrder,
  createStrayOrder,
  orderDocumentSchema,
  decideUnownedMoney,
  type AnyOrder,
} from './order';
import { mergeFacts } from './merge-facts';
import { PAYMENTS } from './progress';

const ORDER = createUnpaidOrder(
  { visualType: 'charts', month: 3 },
  {
    id: 'cs_1',
    uid: 'me',
    name: 'Nora',
    amount: 8000,
    currency: 'usd',
    lines: [2],
    createdAt: '2026-11-20T12:00:00.000Z',
    kind: 'checkout',
    origin: 'portal',
  },
);

function buildFacts(parts: Partial<PaymentFacts> = {}): PaymentFacts {
  return {
    kind: 'checkout',
    sessionId: 'cs_1',
    uid: 'me',
    plan: { visualType: 'charts', month: 3 },
    payment: 'paid',
    amount: 8000,
    currency: 'usd',
    lines: [2],
    paymentIntent: 'pi_1',
    refunds: {},
    actors: {},
    disputes: {},
    disputeFiles: {},
    takenBack: 0,
    books: NO_BOOKS,
    movements: [],
    refundable: true,
    paidAt: '2026-11-20T12:01:00.000Z',
    createdAt: '2026-11-20T12:00:00.000Z',
    ...parts,
  };
}

const buildRefund = (amount: number, failed = false) => ({ amount, failed });

test('an unowned payment fits the schema, with or without lines', () => {
  for (const lines of [[2], []]) {
    const stray = mergeFacts(createStrayOrder(buildFacts({ lines })), buildFacts({ lines }));
    expect(anyOrderSchema.parse(stray)).toEqual(stray);
    expect(stray).toMatchObject({ state: 'paid', paidAt: '2026-11-20T12:01:00.000Z' });
  }
});

test('a new order fits its schema', () => {
  expect(orderDocumentSchema.parse(ORDER)).toEqual(ORDER);
});

describe('state of a paid order', () => {
  test.each<[Partial<PaymentFacts>, string, string]>([
    [{}, 'paid', 'good'],
    [{ refunds: { a: buildRefund(1) } }, 'partially-refunded', 'good'],
    [{ refunds: { a: buildRefund(7999), b: buildRefund(1) } }, 'refunded', 'refunded'],
    [{ refunds: { a: buildRefund(8000, true) } }, 'paid', 'good'],
    [{ refunds: { a: buildRefund(8000, true), b: buildRefund(10) } }, 'partially-refunded', 'good'],
    [{ disputes: { a: 'inquiry' } }, 'paid', 'good'],
    [{ disputes: { a: 'open' } }, 'disputed', 'disputed'],
    [{ disputes: { a: 'won' } }, 'paid', 'good'],
    [{ disputes: { a: 'lost' } }, 'lost', 'lost'],
    // Losing the smaller part counts as a partial refund.
    [{ disputes: { a: 'lost' }, takenBack: 3999 }, 'partially-refunded', 'good'],
    [{ disputes: { a: 'lost' }, takenBack: 4000 }, 'lost', 'lost'],
    [{ disputes: { a: 'lost', b: 'won' }, takenBack: 3000 }, 'partially-refunded', 'good'],
    [{ disputes: { a: 'lost', b: 'open' }, takenBack: 3000 }, 'disputed', 'disputed'],
    [
      { disputes: { a: 'lost' }, takenBack: 3000, refunds: { a: buildRefund(4000) } },
      ...(['lost', 'lost'] as const),
    ],
    // A dispute that was won does not cover the next one.
    [{ disputes: { a: 'won', b: 'open' } }, 'disputed', 'disputed'],
    [{ disputes: { a: 'open', b: 'lost' } }, 'lost', 'lost'],
    [{ disputes: { a: 'open' }, refunds: { a: buildRefund(8000) } }, 'refunded', 'refunded'],
    // Nothing was paid, so nothing is refunded.
    [{ amount: 0 }, 'paid', 'good'],
    [{ payment: 'open' }, 'open', 'good'],
    [{ payment: 'expired' }, 'expired', 'unpaid'],
  ])('a paid order with %j is %s', (news, state, status) => {
    const merged = mergeFacts(ORDER, buildFacts(news));
    expect(merged.state).toBe(state);
    expect(derivePaymentStatus(merged)).toBe(status);
  });
});

test('the latest stage of payment decides the amount due', () => {
  const paid = mergeFacts(ORDER, buildFacts({ lines: [3, 1], amount: 16_000, currency: 'eur' }));
  expect(paid).toMatchObject({ lines: [3, 1], quantity: 4, amount: 16_000, currency: 'eur' });
  const staleFacts = buildFacts({ payment: 'open', paymentIntent: null });
  expect(mergeFacts(paid, staleFacts)).toEqual(paid);
});

test('a person removed from an order stays out of it', () => {
  expect(mergeFacts({ ...ORDER, uid: null, name: null }, buildFacts())).toMatchObject({
    uid: null,
    name: null,
    state: 'paid',
  });
});

test('each line has its own licence', () => {
  expect(listLicenseIds(mergeFacts(ORDER, buildFacts({ lines: [1, 2] })))).toEqual([
    'order-cs_1',
    'order-cs_1-1',
  ]);
});

/** Arbitrary data that Stripe could report about one session over time. */
const reports = fc.record({
  payment: fc.constantFrom(...PAYMENTS),
  refunds: fc.dictionary(
    fc.constantFrom('re_1', 're_2', 're_3'),
    fc.boolean().map((failed) => buildRefund(3000, failed)),
  ),
  disputes: fc.dictionary(fc.constantFrom('dp_1', 'dp_2'), fc.constantFrom(...DISPUTE_STATES)),
});

const applyNews = (news: readonly Partial<PaymentFacts>[]) =>
  news.reduce((order, part) => mergeFacts(order, buildFacts(part)), ORDER);

test('repeating a report changes nothing', () => {
  fc.assert(
    fc.property(fc.array(reports, { minLength: 1, maxLength: 8 }), (all) => {
      const last = all.at(-1) ?? {};
      expect(applyNews([...all, last, last])).toEqual(applyNews(all));
    }),
  );
});

test('the last report decides the fields that it contains', () => {
  fc.assert(
    fc.property(fc.array(reports, { maxLength: 8 }), reports, (before, last) => {
      const order = applyNews([...before, last]);
      expect(order.disputes).toMatchObject(last.disputes);
      expect(order.refunds).toMatchObject(last.refunds);
    }),
  );
});

test('a payment never goes back, and no refund or dispute is forgotten', () => {
  fc.assert(
    fc.property(fc.array(reports, { maxLength: 8 }), reports, (before, last) => {
      const earlier = applyNews(before);
      const later = mergeFacts(earlier, buildFacts(last));
      expect(PAYMENTS.indexOf(later.payment)).toBeGreaterThanOrEqual(
        PAYMENTS.indexOf(earlier.payment),
      );
      expect(Object.keys(later.refunds)).toEqual(
        expect.arrayContaining(Object.keys(earlier.refunds)),
      );
      expect(Object.keys(later.disputes)).toEqual(
        expect.arrayContaining(Object.keys(earlier.disputes)),
      );
    }),
  );
});

test('a lost dispute can be appealed and won', () => {
  const steps = ['open', 'lost', 'open', 'won'] as const;
  const states = steps.map((_, n) =>
    applyNews(steps.slice(0, n + 1).map((a) => ({ disputes: { a } }))),
  );
  expect(states.map(({ state }) => state)).toEqual(['disputed', 'lost', 'disputed', 'paid']);
});

test('a failed refund flags the order until the money is returned', () => {
  const failed = applyNews([{ refunds: { a: buildRefund(8000, true) } }]);
  expect(failed.refundFailed).toBe(true);
  expect(mergeFacts(failed, buildFacts({ refunds: { b: buildRefund(8000) } })).refundFailed).toBe(
    false,
  );
});

describe('seats revoked by refunds', () => {
  const back = (seats: number, failed = false) => ({ ...buildRefund(100, failed), seats });
  const listSeatsLeft = (lines: number[], refunds: PaymentFacts['refunds']) =>
    listLicenses(mergeFacts(ORDER, buildFacts({ lines, refunds }))).map(({ quantity, payment }) =>
      payment === 'good' ? quantity : payment,
    );

  test.each<[string, number[], PaymentFacts['refunds'], (number | string)[]]>([
    ['none', [5], { a: buildRefund(100) }, [5]],
    ['two of five', [5], { a: back(2) }, [3]],
    ['by two refunds', [5], { a: back(2), b: back(1) }, [2]],
    ['by one that failed', [5], { a: back(2, true) }, [5]],
    ['of the last line first', [2, 3], { a: back(2) }, [2, 1]],
    ['a whole line and more', [2, 3], { a: back(4) }, [1, 'refunded']],
  ])('listSeatsLeft with refunds: %s', (_name, lines, refunds, expected) => {
    expect(listSeatsLeft(lines, refunds)).toEqual(expected);
  });
});

describe('decideUnownedMoney', () => {
  const unownedOrder = { ...mergeFacts(ORDER, buildFacts()), uid: null, name: null };
  const early = { ...unownedOrder, startRequest: 'press', fulfilledAt: '2026-11-20T12:00:30.000Z' };
  test.each<[string, AnyOrder, string]>([
    ['of an owner who is there', mergeFacts(ORDER, buildFacts()), 'none'],
    ['not paid', { ...ORDER, uid: null, name: null }, 'none'],
    ['delivered before', { ...unownedOrder, fulfilledAt: '2026-11-20T12:02:00.000Z' }, 'none'],
    [
      'that began early, and was paid while they were there',
      { ...early, sentNotices: ['receipt'] },
      'none',
    ],
    ['that began early, and was paid when they were gone', early, 'admin'],
    [
      'given back',
      mergeFacts(unownedOrder, buildFacts({ refunds: { a: buildRefund(8000) } })),
      'none',
    ],
    [
      'taken by the bank',
      mergeFacts(unownedOrder, buildFacts({ disputes: { a: 'lost' } })),
      'none',
    ],
    ['of an owner who is gone', unownedOrder, 'refund'],
    [
      'of which a part went back',
      mergeFacts(unownedOrder, buildFacts({ refunds: { a: buildRefund(1) } })),
      'refund',
    ],
    [
      'whose refund failed',
      mergeFacts(unownedOrder, buildFacts({ refunds: { a: buildRefund(8000, true) } })),
      'admin',
    ],
    ['whose refund Stripe refused', { ...unownedOrder, refundRefused: true }, 'admin'],
    ['in dispute', mergeFacts(unownedOrder, buildFacts({ refundable: false })), 'admin'],
    ['of a sale at Stripe', { ...unownedOrder, origin: 'stripe' }, 'admin'],
    ['that is nobody’s', mergeFacts(createStrayOrder(buildFacts()), buildFacts()), 'admin'],
  ])('decideUnownedMoney for a payment: %s', (_name, order, whose) => {
    expect(decideUnownedMoney(order)).toBe(whose);
  });
});
