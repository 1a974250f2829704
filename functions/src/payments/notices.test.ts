import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueNotices, newFailedRefunds } from './notices';
import { DISPUTES } from './progress';

const ORDER = {
  ...{ state: 'paid', payment: 'paid', refunds: {}, disputes: {} },
  told: [],
  creditGone: false,
} as Parameters<typeof dueNotices>[0];

type Parts = Partial<typeof ORDER>;
const news = (parts: Parts) => dueNotices({ ...ORDER, ...parts }).map((notice) => notice.news);
const given = (failed = false) => ({ amount: 500, failed });

test.each<[Parts, string[]]>([
  [{}, []],
  [{ payment: 'processing', state: 'processing' }, []],
  [{ payment: 'failed', state: 'failed' }, ['payment-failed']],
  [{ payment: 'expired', state: 'expired' }, []],
  [{ state: 'partially-refunded', refunds: { a: given() } }, ['partly-refunded']],
  [{ state: 'refunded', refunds: { a: given(), b: given() } }, ['refunded', 'refunded']],
  [{ refunds: { a: given(true) } }, []],
  [{ disputes: { a: 'inquiry' } }, []],
  [{ state: 'disputed', disputes: { a: 'open' } }, ['suspended']],
  // The licence was off for the refund already.
  [{ state: 'refunded', disputes: { a: 'open' } }, []],
  [{ state: 'lost', disputes: { a: 'lost' } }, ['taken-back']],
  // Who never heard of the dispute need not hear that it is over.
  [{ disputes: { a: 'won' } }, []],
  [{ disputes: { a: 'won' }, told: ['suspended-a'] }, ['restored']],
  [{ disputes: { a: 'won' }, told: ['lost-a'] }, ['restored']],
  [{ disputes: { a: 'won' }, told: ['suspended-a', 'restored-a'] }, []],
  [{ state: 'disputed', disputes: { a: 'won', b: 'open' }, told: ['suspended-a'] }, ['suspended']],
])('%j: %j', (parts, expected) => {
  expect(news(parts)).toEqual(expected);
});

test('a refund says its own amount', () => {
  const refunds = { a: { amount: 300, failed: false } };
  expect(dueNotices({ ...ORDER, state: 'partially-refunded', refunds })).toMatchObject([
    { key: 'refund-a', amount: 300 },
  ]);
});

test('nothing is told twice, whatever becomes of the order', () => {
  const states = fc.record({
    state: fc.constantFrom('paid', 'partially-refunded', 'refunded', 'disputed', 'lost'),
    refunds: fc.dictionary(fc.constantFrom('a', 'b'), fc.boolean().map(given)),
    disputes: fc.dictionary(fc.constantFrom('c', 'd'), fc.constantFrom(...DISPUTES)),
  });
  fc.assert(
    fc.property(fc.array(states, { maxLength: 10 }), (history) => {
      const told = history.reduce<string[]>((before, parts) => {
        const due = dueNotices({ ...ORDER, ...(parts as Parts), told: before });
        return [...before, ...due.map(({ key }) => key)];
      }, []);
      expect(new Set(told).size).toBe(told.length);
    }),
  );
});

test('an admin hears of each failed refund once', () => {
  const refunds = { a: given(true), b: given(), c: given(true) };
  expect(newFailedRefunds({ refunds, told: [] })).toEqual(['a', 'c']);
  expect(newFailedRefunds({ refunds, told: ['refund-failed-a'] })).toEqual(['c']);
});
