import type { Firestore } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { CSV_ROWS_MAX } from '@flexa/contracts/admin';
import { Streamed, type Caller } from '../platform/handlers';
import type { AnyOrder } from './order';
import { ordersCsv } from './orders-csv';

const create = vi.fn();
const db = {
  batch: () => ({ create, commit: async () => undefined }),
  collection: () => ({ doc: () => ({}) }),
} as unknown as Firestore;

const paid = (id: string, paidAt: string, more: object = {}) =>
  ({
    id,
    paidAt,
    amount: 100,
    tax: 0,
    refunded: 0,
    discount: 0,
    state: 'paid',
    takenBack: 0,
    movements: [],
    settlement: null,
    createdAt: paidAt,
    ...more,
  }) as unknown as AnyOrder;
const refund = (at: string) => ({ id: at, kind: 'refund', at, amount: -100, settlement: null });
const day = (n: number) => `2026-11-${String(n).padStart(2, '0')}T00:00:00.000Z`;

test('the books of a month are sent while they are read, oldest first, however many they are', async () => {
  const twice = paid('b', day(5), { movements: [refund(day(9))], refunded: 100 });
  const before = { movements: [refund(day(2)), refund('2026-12-01T00:00:00.000Z')] };
  const pages = [
    [paid('a', day(1)), twice],
    [paid('c', day(10)), paid('d', day(11))],
  ];
  let read = 0;
  const orders = {
    async *paidBetween() {
      for (const page of pages) {
        read += 1;
        yield page;
      }
    },
    async *movedIn() {
      yield [twice, paid('old', '2026-10-01T00:00:00.000Z', before)];
    },
    count: async () => CSV_ROWS_MAX + 1,
    async *pages() {},
  };
  const csv = ordersCsv(db, orders, vi.fn(), () => new Date(day(20)));
  const answer = await csv({ uid: 'boss' } as Caller, { month: '2026-11' });
  if (!(answer instanceof Streamed)) throw new Error('The month is not streamed');
  expect(read).toBe(0);
  const parts: string[] = [];
  for await (const part of answer.parts) {
    parts.push(part);
    if (parts.length === 2) expect(read).toBe(1);
  }
  const rows = parts.join('').trimEnd().split('\r\n').slice(1);
  const [DATE, MOVEMENT, ORDER] = [0, 1, 3];
  const told = rows.map((row) => row.split(','));
  expect(told.map((row) => [row[DATE]?.slice(8, 10), row[MOVEMENT], row[ORDER]])).toEqual([
    ...[
      ['01', 'payment', 'a'],
      ['02', 'refund', 'old'],
      ['05', 'payment', 'b'],
      ['09', 'refund', 'b'],
    ],
    ...[
      ['10', 'payment', 'c'],
      ['11', 'payment', 'd'],
    ],
  ]);
  const [, entry] = create.mock.calls[0] as [unknown, { changes: object }];
  expect(entry.changes).toEqual({ rows: CSV_ROWS_MAX + 3 });
});
