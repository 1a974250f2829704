import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DISPUTE_STATES } from '@flexa/contracts/order-details';
import { NO_BOOKS } from './books';
import type { PaymentFacts } from './facts';
import { licenseIdsOf, licensesOf, deriveStanding } from './licenses-of-order';
import {
  anyOrderSchema,
  newOrder,
  newStray,
  orderDocumentSchema,
  unownedMoney,
  type AnyOrder,
} from './order';
import { mergeFacts } from './merge-facts';
import { PAYMENTS } from './progress';

const ORDER = newOrder(
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

function facts(parts: Partial<PaymentFacts> = {}): PaymentFacts {
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

const given = (amount: number, failed = false) => ({ amount, failed });

test('a payment that is nobody’s fits the schema, with or without lines', () => {
  for (const lines of [[2], []]) {
    const stray = mergeFacts(newStray(facts({ lines })), facts({ lines }));
    expect(anyOrderSchema.parse(stray)).toEqual(stray);
    expect(stray).toMatchObject({ state: 'paid', paidAt: '2026-11-20T12:01:00.000Z' });
  }
});

test('a new order fits its schema', () => {
  expect(orderDocumentSchema.parse(ORDER)).toEqual(ORDER);
});

describe('the state of a paid order', () => {
  test.each<[Partial<PaymentFacts>, string, string]>([
    [{}, 'paid', 'good'],
    [{ refunds: { a: given(1) } }, 'partially-refunded', 'good'],
    [{ refunds: { a: given(7999), b: given(1) } }, 'refunded', 'refunded'],
    [{ refunds: { a: given(8000, true) } }, 'paid', 'good'],
    [{ refunds: { a: given(8000, true), b: given(10) } }, 'partially-refunded', 'good'],
    [{ disputes: { a: 'inquiry' } }, 'paid', 'good'],
    [{ disputes: { a: 'open' } }, 'disputed', 'disputed'],
    [{ disputes: { a: 'won' } }, 'paid', 'good'],
    [{ disputes: { a: 'lost' } }, 'lost', 'lost'],
    // The smaller part that the bank took is like one that was given back.
    [{ disputes: { a: 'lost' }, takenBack: 3999 }, 'partially-refunded', 'good'],
    [{ disputes: { a: 'lost' }, takenBack: 4000 }, 'lost', 'lost'],
    [{ disputes: { a: 'lost', b: 'won' }, takenBack: 3000 }, 'partially-refunded', 'good'],
    [{ disputes: { a: 'lost', b: 'open' }, takenBack: 3000 }, 'disputed', 'disputed'],
    [
      { disputes: { a: 'lost' }, takenBack: 3000, refunds: { a: given(4000) } },
      ...(['lost', 'lost'] as const),
    ],
    // A dispute that was won does not cover the next one.
    [{ disputes: { a: 'won', b: 'open' } }, 'disputed', 'disputed'],
    [{ disputes: { a: 'open', b: 'lost' } }, 'lost', 'lost'],
    [{ disputes: { a: 'open' }, refunds: { a: given(8000) } }, 'refunded', 'refunded'],
    // Nothing was paid, so nothing is given back.
    [{ amount: 0 }, 'paid', 'good'],
    [{ payment: 'open' }, 'open', 'good'],
    [{ payment: 'expired' }, 'expired', 'unpaid'],
  ])('%j is %s', (news, state, standing) => {
    const merged = mergeFacts(ORDER, facts(news));
    expect(merged.state).toBe(state);
    expect(deriveStanding(merged)).toBe(standing);
  });
});

test('what is asked for is what the furthest report says', () => {
  const paid = mergeFacts(ORDER, facts({ lines: [3, 1], amount: 16_000, currency: 'eur' }));
  expect(paid).toMatchObject({ lines: [3, 1], quantity: 4, amount: 16_000, currency: 'eur' });
  const stale = facts({ payment: 'open', paymentIntent: null });
  expect(mergeFacts(paid, stale)).toEqual(paid);
});

test('the person stays out of an order they were taken out of', () => {
  expect(mergeFacts({ ...ORDER, uid: null, name: null }, facts())).toMatchObject({
    uid: null,
    name: null,
    state: 'paid',
  });
});

test('each line has a licence of its own', () => {
  expect(licenseIdsOf(mergeFacts(ORDER, facts({ lines: [1, 2] })))).toEqual([
    'order-cs_1',
    'order-cs_1-1',
  ]);
});

/** Any data that Stripe could report about one session over time. */
const reports = fc.record({
  payment: fc.constantFrom(...PAYMENTS),
  refunds: fc.dictionary(
    fc.constantFrom('re_1', 're_2', 're_3'),
    fc.boolean().map((failed) => given(3000, failed)),
  ),
  disputes: fc.dictionary(fc.constantFrom('dp_1', 'dp_2'), fc.constantFrom(...DISPUTE_STATES)),
});

const told = (news: readonly Partial<PaymentFacts>[]) =>
  news.reduce((order, part) => mergeFacts(order, facts(part)), ORDER);

test('a report told again changes nothing', () => {
  fc.assert(
    fc.property(fc.array(reports, { minLength: 1, maxLength: 8 }), (all) => {
      const last = all.at(-1) ?? {};
      expect(told([...all, last, last])).toEqual(told(all));
    }),
  );
});

test('the last report decides what it speaks of, whatever was said before', () => {
  fc.assert(
    fc.property(fc.array(reports, { maxLength: 8 }), reports, (before, last) => {
      const order = told([...before, last]);
      expect(order.disputes).toMatchObject(last.disputes);
      expect(order.refunds).toMatchObject(last.refunds);
    }),
  );
});

test('a payment never goes back, and no refund or dispute is forgotten', () => {
  fc.assert(
    fc.property(fc.array(reports, { maxLength: 8 }), reports, (before, last) => {
      const earlier = told(before);
      const later = mergeFacts(earlier, facts(last));
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
  const states = steps.map((_, n) => told(steps.slice(0, n + 1).map((a) => ({ disputes: { a } }))));
  expect(states.map(({ state }) => state)).toEqual(['disputed', 'lost', 'disputed', 'paid']);
});

test('a refund that failed flags the order until the money is given back', () => {
  const failed = told([{ refunds: { a: given(8000, true) } }]);
  expect(failed.refundFailed).toBe(true);
  expect(mergeFacts(failed, facts({ refunds: { b: given(8000) } })).refundFailed).toBe(false);
});

describe('seats that a refund takes back', () => {
  const back = (seats: number, failed = false) => ({ ...given(100, failed), seats });
  const left = (lines: number[], refunds: PaymentFacts['refunds']) =>
    licensesOf(mergeFacts(ORDER, facts({ lines, refunds }))).map(({ quantity, payment }) =>
      payment === 'good' ? quantity : payment,
    );

  test.each<[string, number[], PaymentFacts['refunds'], (number | string)[]]>([
    ['none', [5], { a: given(100) }, [5]],
    ['two of five', [5], { a: back(2) }, [3]],
    ['by two refunds', [5], { a: back(2), b: back(1) }, [2]],
    ['by one that failed', [5], { a: back(2, true) }, [5]],
    ['of the last line first', [2, 3], { a: back(2) }, [2, 1]],
    ['a whole line and more', [2, 3], { a: back(4) }, [1, 'refunded']],
  ])('%s', (_what, lines, refunds, expected) => {
    expect(left(lines, refunds)).toEqual(expected);
  });
});

describe('money that brought nobody anything', () => {
  const gone = { ...mergeFacts(ORDER, facts()), uid: null, name: null };
  const early = { ...gone, startRequest: 'press', fulfilledAt: '2026-11-20T12:00:30.000Z' };
  test.each<[string, AnyOrder, string]>([
    ['of an owner who is there', mergeFacts(ORDER, facts()), 'none'],
    ['not paid', { ...ORDER, uid: null, name: null }, 'none'],
    ['delivered before', { ...gone, fulfilledAt: '2026-11-20T12:02:00.000Z' }, 'none'],
    [
      'that began early, and was paid while they were there',
      { ...early, told: ['receipt'] },
      'none',
    ],
    ['that began early, and was paid when they were gone', early, 'admin'],
    ['given back', mergeFacts(gone, facts({ refunds: { a: given(8000) } })), 'none'],
    ['taken by the bank', mergeFacts(gone, facts({ disputes: { a: 'lost' } })), 'none'],
    ['of an owner who is gone', gone, 'refund'],
    ['of which a part went back', mergeFacts(gone, facts({ refunds: { a: given(1) } })), 'refund'],
    [
      'whose refund failed',
      mergeFacts(gone, facts({ refunds: { a: given(8000, true) } })),
      'admin',
    ],
    ['whose refund Stripe refused', { ...gone, refundRefused: true }, 'admin'],
    ['in dispute', mergeFacts(gone, facts({ refundable: false })), 'admin'],
    ['of a sale at Stripe', { ...gone, origin: 'stripe' }, 'admin'],
    ['that is nobody’s', mergeFacts(newStray(facts()), facts()), 'admin'],
  ])('%s', (_what, order, whose) => {
    expect(unownedMoney(order)).toBe(whose);
  });
});
