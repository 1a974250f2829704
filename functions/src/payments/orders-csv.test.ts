import type { Firestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CSV_ROWS_MAX } from '@flexa/contracts/admin';
import type { Caller, Streamed } from '../platform/handlers';
import type { Movement } from './movements';
import { createUnpaidOrder, type AnyOrder } from './order';
import { createOrdersCsv } from './orders-csv';

const createAuditEntry = vi.fn<(document: unknown, entry: { changes: object }) => void>();
const db = {
  batch: () => ({ create: createAuditEntry, commit: () => Promise.resolve() }),
  collection: () => ({ doc: () => ({}) }),
} as unknown as Firestore;

const ADMIN = { uid: 'boss' } as Caller;

beforeEach(() => createAuditEntry.mockClear());

/** Creates a payment of $1 on that day. */
function createPaidOrder(id: string, paidAt: string, refunds: string[] = []): AnyOrder {
  const order = createUnpaidOrder(
    { visualType: 'tables', month: 3 },
    {
      id,
      kind: 'checkout',
      uid: 'nora',
      name: 'Nora',
      amount: 100,
      currency: 'usd',
      lines: [1],
      createdAt: paidAt,
      origin: 'portal',
    },
  );
  const movements = refunds.map((at): Movement => ({
    id: at,
    kind: 'refund',
    at,
    amount: -100,
    settlement: null,
  }));
  return { ...order, payment: 'paid', state: 'paid', paidAt, movements };
}

/** Splits a part of the file into its rows. No value in these tests contains a comma. */
function readRows(text: string): string[][] {
  return text
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => line.split(','));
}

/** Reads the whole file into one record per row, by column name. */
async function readFile({ parts }: Streamed): Promise<Record<string, string>[]> {
  let text = '';
  for await (const part of parts) text += part;
  const [names = [], ...rows] = readRows(text);
  return rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i] ?? ''])));
}

/** Writes the file of November from these pages of payments and moved orders. */
async function exportNovember(pages: AnyOrder[][], moved: AnyOrder[] = [], count = 0) {
  let pagesRead = 0;
  const orders = {
    async *paidBetween() {
      for (const page of pages) {
        pagesRead += 1;
        yield page;
      }
    },
    async *movedIn() {
      yield moved;
    },
    count: () => Promise.resolve(count),
    async *pages() {},
  };
  const exportCsv = createOrdersCsv(
    db,
    orders,
    vi.fn(),
    () => new Date('2026-11-20T00:00:00.000Z'),
  );
  const file = await exportCsv(ADMIN, { month: '2026-11' });
  return { file, countPagesRead: () => pagesRead };
}

describe('exportOrdersCsv for a month', () => {
  test('the books of a month list payments and refunds chronologically', async () => {
    const refunded = createPaidOrder('b', '2026-11-05', ['2026-11-09']);
    const older = createPaidOrder('old', '2026-10-01', ['2026-11-02', '2026-12-01']);
    const pages = [
      [createPaidOrder('a', '2026-11-01'), refunded],
      [createPaidOrder('c', '2026-11-10'), createPaidOrder('d', '2026-11-11')],
    ];
    const { file } = await exportNovember(pages, [refunded, older]);
    const rows = await readFile(file);
    expect(rows.map(({ date, movement, order }) => [date, movement, order])).toEqual([
      ['2026-11-01', 'payment', 'a'],
      ['2026-11-02', 'refund', 'old'],
      ['2026-11-05', 'payment', 'b'],
      ['2026-11-09', 'refund', 'b'],
      ['2026-11-10', 'payment', 'c'],
      ['2026-11-11', 'payment', 'd'],
    ]);
  });

  test('the books of a month are sent page by page while they are read', async () => {
    const pages = [[createPaidOrder('a', '2026-11-01')], [createPaidOrder('b', '2026-11-02')]];
    const { file, countPagesRead } = await exportNovember(pages);
    expect(countPagesRead()).toBe(0);
    const parts = file.parts[Symbol.asyncIterator]();
    const head = await parts.next();
    expect(readRows(head.value as string)[0]).toContain('movement');
    expect(countPagesRead()).toBe(0);
    await parts.next();
    expect(countPagesRead()).toBe(1);
  });

  test('the books of a month may have more rows than a search file, and the audit records their number', async () => {
    const moved = createPaidOrder('old', '2026-10-01', ['2026-11-02', '2026-11-03']);
    await exportNovember([], [moved], CSV_ROWS_MAX + 1);
    const [[, entry] = []] = createAuditEntry.mock.calls;
    expect(entry?.changes).toEqual({ rows: CSV_ROWS_MAX + 3 });
  });
});
