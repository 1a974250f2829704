import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PaymentFacts } from './facts';
import { licenseIdsOf, merge, newOrder, orderDocumentSchema, standingOf } from './order';
import { DISPUTES, PAYMENTS } from './progress';

const ORDER = newOrder(
  { visualType: 'charts', month: 3 },
  {
    ...{ id: 'cs_1', uid: 'me', name: 'Nora', amount: 8000, currency: 'usd', lines: [2] },
    createdAt: '2026-11-20T12:00:00.000Z',
  },
);

function facts(parts: Partial<PaymentFacts> = {}): PaymentFacts {
  return {
    ...{ sessionId: 'cs_1', uid: 'me', plan: { visualType: 'charts', month: 3 } },
    ...{ payment: 'paid', amount: 8000, currency: 'usd', lines: [2], paymentIntent: 'pi_1' },
    ...{ receiptUrl: 'https://pay/1', refunds: {}, actors: {}, disputes: {} },
    createdAt: '2026-11-20T12:00:00.000Z',
    ...parts,
  };
}

const given = (amount: number, failed = false) => ({ amount, failed });

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
    [{ disputes: { a: 'open' } }, 'disputed', 'disputed'],
    [{ disputes: { a: 'won' } }, 'paid', 'good'],
    [{ disputes: { a: 'lost' } }, 'lost', 'lost'],
    // A dispute that was won does not cover the next one.
    [{ disputes: { a: 'won', b: 'open' } }, 'disputed', 'disputed'],
    [{ disputes: { a: 'open', b: 'lost' } }, 'lost', 'lost'],
    [{ disputes: { a: 'open' }, refunds: { a: given(8000) } }, 'refunded', 'refunded'],
    // Nothing was paid, so nothing is given back.
    [{ amount: 0 }, 'paid', 'good'],
  ])('%j is %s', (news, state, standing) => {
    const merged = merge(ORDER, facts(news));
    expect(merged.state).toBe(state);
    expect(standingOf(merged.state)).toBe(standing);
  });
});

test('what is asked for is what the furthest report says', () => {
  const paid = merge(ORDER, facts({ lines: [3, 1], amount: 16_000, currency: 'eur' }));
  expect(paid).toMatchObject({ lines: [3, 1], quantity: 4, amount: 16_000, currency: 'eur' });
  const stale = facts({ payment: 'open', paymentIntent: null, receiptUrl: null });
  expect(merge(paid, stale)).toEqual(paid);
});

test('the person stays out of an order they were taken out of', () => {
  expect(merge({ ...ORDER, uid: null, name: null }, facts())).toMatchObject({
    uid: null,
    name: null,
    state: 'paid',
  });
});

test('each line has a licence of its own', () => {
  expect(licenseIdsOf(merge(ORDER, facts({ lines: [1, 2] })))).toEqual([
    'order-cs_1',
    'order-cs_1-1',
  ]);
});

/** What Stripe could say of one session while it becomes of it what it becomes. */
const reports = fc.record({
  payment: fc.constantFrom(...PAYMENTS),
  refunds: fc.dictionary(
    fc.constantFrom('re_1', 're_2', 're_3'),
    fc.boolean().map((failed) => given(3000, failed)),
  ),
  disputes: fc.dictionary(fc.constantFrom('dp_1', 'dp_2'), fc.constantFrom(...DISPUTES)),
});

test('reports come to the same in any order and however often', () => {
  fc.assert(
    fc.property(
      fc.array(reports, { maxLength: 8 }).chain((all) =>
        fc.tuple(
          fc.constant(all),
          fc.shuffledSubarray([...all, ...all, ...all], {
            minLength: all.length * 3,
          }),
        ),
      ),
      ([once, thrice]) => {
        const told = (news: readonly Partial<PaymentFacts>[]) =>
          news.reduce((order, part) => merge(order, facts(part)), ORDER);
        expect(told(thrice)).toEqual(told(once));
      },
    ),
  );
});
