import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DISPUTE_STATES } from '@flexa/contracts/order-details';
import { listNoticesToSend, listNewFailedRefunds } from './notices';

const ORDER = {
  state: 'paid',
  payment: 'paid',
  refunds: {},
  disputes: {},
  amount: 1500,
  tax: 0,
  sentNotices: [],
  creditGone: false,
  termOver: false,
  dueAt: null,
  fulfilledAt: null,
  month: 3,
  refundable: true,
  refunded: 0,
  takenBack: 0,
  noticeTimes: {},
} as Parameters<typeof listNoticesToSend>[0];

type Parts = Partial<typeof ORDER>;
const listNews = (parts: Parts) =>
  listNoticesToSend({ ...ORDER, ...parts }).map((notice) => notice.news);
const buildRefund = (failed = false) => ({ amount: 500, failed });

test.each<[Parts, string[]]>([
  [{}, []],
  [{ payment: 'processing', state: 'processing' }, []],
  [{ payment: 'failed', state: 'failed' }, ['payment-failed']],
  [{ payment: 'open', state: 'open', failedDebit: 'ch_1' }, ['debit-failed']],
  [{ payment: 'open', state: 'open', failedDebit: 'ch_1', sentNotices: ['debit-failed-ch_1'] }, []],
  [{ payment: 'expired', state: 'expired' }, []],
  [{ payment: 'expired', state: 'expired', dueAt: '2026-12-20T12:00:00.000Z' }, ['invoice-ended']],
  [{ payment: 'open', state: 'open', startRequest: 'press' }, ['started']],
  [{ payment: 'open', state: 'open', startRequest: 'press', sentNotices: ['started'] }, []],
  [
    {
      payment: 'expired',
      state: 'expired',
      startRequest: 'press',
      sentNotices: ['started'],
      dueAt: '2026-12-20T12:00:00.000Z',
    },
    ['unpaid'],
  ],
  [{ state: 'partially-refunded', refunds: { a: buildRefund() } }, ['partly-refunded']],
  [
    { state: 'refunded', refunds: { a: buildRefund(), b: buildRefund() } },
    ['refunded', 'refunded'],
  ],
  [{ refunds: { a: buildRefund(true) } }, []],
  // A buyer who was notified of a refund gets a mail when it fails.
  [{ refunds: { a: buildRefund(true) }, sentNotices: ['refund-a'] }, ['refund-failed']],
  [{ refunds: { a: buildRefund(true) }, sentNotices: ['refund-a', 'returned-a'] }, []],
  [{ disputes: { a: 'inquiry' } }, []],
  [{ state: 'disputed', disputes: { a: 'open' } }, ['suspended']],
  // The refund had already ended the licence.
  [{ state: 'refunded', disputes: { a: 'open' } }, []],
  [{ state: 'lost', disputes: { a: 'lost' } }, ['taken-back']],
  // A buyer who never heard of the dispute gets no mail about its end.
  [{ disputes: { a: 'won' } }, []],
  [{ disputes: { a: 'won' }, sentNotices: ['suspended-a'] }, ['restored']],
  [{ disputes: { a: 'won' }, sentNotices: ['lost-a'] }, ['restored']],
  [{ disputes: { a: 'won' }, sentNotices: ['suspended-a', 'restored-a'] }, []],
  [
    { state: 'disputed', disputes: { a: 'won', b: 'open' }, sentNotices: ['suspended-a'] },
    ['suspended'],
  ],
])('an order with %j has the notices %j', (parts, expected) => {
  expect(listNews(parts)).toEqual(expected);
});

test('disputes that begin or end at the same time make one mail', () => {
  const open = { ...ORDER, state: 'disputed', disputes: { a: 'open', b: 'open' } } as const;
  expect(listNoticesToSend(open)).toMatchObject([{ key: 'suspended-a', also: ['suspended-b'] }]);
  const over = {
    ...ORDER,
    ...({ state: 'partially-refunded', disputes: { a: 'lost', b: 'won' } } as const),
    sentNotices: ['suspended-a', 'suspended-b'],
  };
  expect(listNoticesToSend(over)).toMatchObject([
    { key: 'restored-a', also: ['restored-b'], news: 'restored' },
  ]);
});

test('the notice of a refund states its own amount', () => {
  const refunds = { a: { amount: 300, failed: false } };
  expect(listNoticesToSend({ ...ORDER, state: 'partially-refunded', refunds })).toMatchObject([
    { key: 'refund-a', amount: 300 },
  ]);
});

test('the taxes of all refunds add up to that of the order, to the cent', () => {
  const refunds = {
    a: { amount: 333, failed: false },
    b: { amount: 333, failed: true },
    c: { amount: 333, failed: false },
    d: { amount: 334, failed: false },
  };
  const taxed = { ...ORDER, amount: 1000, tax: 160, state: 'refunded' as const, refunds };
  expect(listNoticesToSend(taxed).map(({ tax }) => tax)).toEqual([53, 54, 53]);
  expect(listNoticesToSend({ ...taxed, sentNotices: ['refund-c'] }).map(({ tax }) => tax)).toEqual([
    54, 53,
  ]);
});

test('the notice of an unpaid order states the tax that was due', () => {
  const order = { ...ORDER, tax: 240, payment: 'failed', state: 'failed' } as const;
  expect(listNoticesToSend(order)).toMatchObject([{ news: 'payment-failed', tax: 240 }]);
});

test('no notice is sent twice, whatever happens to the order', () => {
  const states = fc.record({
    state: fc.constantFrom('paid', 'partially-refunded', 'refunded', 'disputed', 'lost'),
    refunds: fc.dictionary(fc.constantFrom('a', 'b'), fc.boolean().map(buildRefund)),
    disputes: fc.dictionary(fc.constantFrom('c', 'd'), fc.constantFrom(...DISPUTE_STATES)),
  });
  fc.assert(
    fc.property(fc.array(states, { maxLength: 10 }), (history) => {
      const noticeKeys = history.reduce<string[]>((before, parts) => {
        const due = listNoticesToSend({ ...ORDER, ...(parts as Parts), sentNotices: before });
        return [...before, ...due.map(({ key }) => key)];
      }, []);
      expect(new Set(noticeKeys).size).toBe(noticeKeys.length);
    }),
  );
});

test('each failed refund alerts an admin once', () => {
  const refunds = { a: buildRefund(true), b: buildRefund(), c: buildRefund(true) };
  expect(listNewFailedRefunds({ refunds, sentNotices: [] })).toEqual(['a', 'c']);
  expect(listNewFailedRefunds({ refunds, sentNotices: ['refund-failed-a'] })).toEqual(['c']);
});
