import type { Firestore } from 'firebase-admin/firestore';
import { CSV_ROWS_MAX } from '@flexa/contracts/admin';
import { computeMonthSpan } from '@flexa/contracts/calendar';
import { orderNumber } from '@flexa/contracts/numbers';
import { recordAudit } from '../audit/repository';
import { formatCsvLine } from '../platform/csv';
import { createInvalidField } from '../platform/errors';
import { Streamed, type Caller } from '../platform/handlers';
import { listEntries, type Entry } from './movements';
import type { AnyOrder } from './order';
import { buildOrderFilter, type OrderFilterInput } from './order-filter';
import type { FindOrders } from './order-search';
import type { OrderRepository } from './repository';

/** Maximum number of orders that a search for a file reads, because they are held in memory. */
const FOUND_MAX = 5_000;

const COLUMNS = [
  'date',
  'movement',
  'number',
  'order',
  'product',
  'months',
  'seats',
  'state',
  'currency',
  'gross',
  'credit',
  'discount',
  'code',
  'tax',
  'amount',
  'settlementCurrency',
  'fee',
  'net',
  'country',
  'taxId',
  'taxIdStatus',
  'invoice',
  'company',
  'billingEmail',
  'poNumber',
] as const;
type Row = Partial<Record<(typeof COLUMNS)[number], string | number | null>>;

/**
 * Builds a row. Amounts are in whole cents, so that a spreadsheet adds them exactly. A payment's
 * amount is gross, less credit and discount, plus tax. A row without a movement has only its price.
 */
function buildRow(order: AnyOrder, entry: Entry | null): Row {
  const { id, visualType, month, quantity, state, currency, billing, createdAt } = order;
  const { credit = 0, discount, promotionCode: code, country, invoiceNumber } = order;
  const { taxId, taxIdStatus } = order;
  const { kind = 'none', at = createdAt, settlement } = entry ?? {};
  const gross = order.amount - order.tax + discount + credit;
  return {
    date: at,
    movement: kind,
    number: orderNumber(id),
    order: id,
    product: visualType,
    months: month,
    seats: quantity,
    state,
    currency,
    ...((kind === 'payment' || kind === 'none') && { gross, credit, discount, code }),
    ...(entry && { tax: entry.tax, amount: entry.amount }),
    fee: settlement?.fee ?? null,
    net: settlement?.net ?? null,
    settlementCurrency: settlement?.currency ?? null,
    country,
    taxId,
    taxIdStatus,
    invoice: invoiceNumber,
    company: billing?.company ?? null,
    billingEmail: billing?.email ?? null,
    poNumber: billing?.poNumber ?? null,
  };
}

const formatRows = (rows: readonly Row[]) =>
  rows.map((row) => formatCsvLine(COLUMNS.map((column) => row[column] ?? ''))).join('');

function buildRows(order: AnyOrder): Row[] {
  const entries = listEntries(order);
  return entries.length > 0
    ? entries.map((entry) => buildRow(order, entry))
    : [buildRow(order, null)];
}

interface Booked {
  order: AnyOrder;
  entry: Entry;
}

const listBooked = (order: AnyOrder): Booked[] =>
  listEntries(order).map((entry) => ({ order, entry }));

const pickPayments = (order: AnyOrder) =>
  listBooked(order).filter(({ entry }) => entry.kind === 'payment');

const buildBookedRow = ({ order, entry }: Booked) => buildRow(order, entry);

const compareByTime = (a: Booked, b: Booked) => a.entry.at.localeCompare(b.entry.at);

type OrderReader = Pick<OrderRepository, 'paidBetween' | 'movedIn' | 'count' | 'pages'>;

/** Exports orders as a file. The audit records the export before the first byte leaves. */
export function createOrdersCsv(
  db: Firestore,
  orders: OrderReader,
  find: FindOrders,
  clock: () => Date,
) {
  /**
   * Reads a month's movements after payments, oldest first. They are few compared with payments, so
   * they stay in memory while we read those.
   */
  async function readMovements(month: string): Promise<Booked[]> {
    const rows: Booked[] = [];
    for await (const page of orders.movedIn(month)) {
      rows.push(
        ...page
          .flatMap(listBooked)
          .filter(({ entry: { kind, at } }) => kind !== 'payment' && at.startsWith(month)),
      );
    }
    return rows.sort(compareByTime);
  }

  /**
   * Streams a month's payments, refunds and lost disputes, oldest first. A later refund doesn't
   * change an earlier month.
   */
  async function* streamBooks(month: string, moved: readonly Booked[]): AsyncGenerator<string> {
    yield formatCsvLine(COLUMNS);
    let waiting = moved;
    for await (const page of orders.paidBetween(...computeMonthSpan(month))) {
      const last = page.at(-1)?.paidAt ?? '';
      const due = waiting.filter(({ entry }) => entry.at < last);
      waiting = waiting.slice(due.length);
      yield formatRows(
        [...page.flatMap(pickPayments), ...due].sort(compareByTime).map(buildBookedRow),
      );
    }
    yield formatRows(waiting.map(buildBookedRow));
  }

  async function record(
    admin: Caller,
    target: string,
    changes: Record<string, string | number | boolean>,
  ) {
    const batch = db.batch();
    const entry = { actor: admin.uid, target, changes };
    recordAudit(db, batch, { ...entry, action: 'orders.export' }, clock());
    await batch.commit();
  }

  async function* streamFile(
    pages: AsyncIterable<AnyOrder[]> | AnyOrder[][],
  ): AsyncGenerator<string> {
    yield formatCsvLine(COLUMNS);
    for await (const page of pages) yield formatRows(page.flatMap(buildRows));
  }

  /** @throws AppError invalid-argument for more orders than one file takes. */
  return async (
    admin: Caller,
    { month, search, ...filters }: OrderFilterInput & { search?: string | undefined },
  ): Promise<Streamed> => {
    if (month !== undefined) {
      const [paid, moved] = await Promise.all([
        orders.count(buildOrderFilter({ month })),
        readMovements(month),
      ]);
      await record(admin, month, { rows: paid + moved.length });
      return new Streamed(streamBooks(month, moved));
    }
    if (search !== undefined) {
      const rows = await find(search, FOUND_MAX, FOUND_MAX);
      if (!rows.isWhole)
        throw createInvalidField('search', 'This finds too many. Add another word.');
      // The search text is a name or an address, which doesn't belong in the audit.
      await record(admin, 'all', { rows: rows.orders.length, search: true });
      return new Streamed(streamFile([rows.orders]));
    }
    const filter = buildOrderFilter(filters);
    const rows = await orders.count(filter);
    if (rows > CSV_ROWS_MAX) {
      throw createInvalidField(
        'month',
        `A file has at most ${CSV_ROWS_MAX} orders. Choose a month.`,
      );
    }
    const [appliedFilter] = Object.entries(filters).filter(([, value]) => value !== undefined);
    await record(admin, 'all', {
      rows,
      ...(appliedFilter && { [appliedFilter[0]]: appliedFilter[1] }),
    });
    return new Streamed(streamFile(orders.pages(filter)));
  };
}
