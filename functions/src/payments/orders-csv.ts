import type { Firestore } from 'firebase-admin/firestore';
import { CSV_ROWS_MAX } from '@flexa/contracts/admin';
import { spanOfMonth } from '@flexa/contracts/calendar';
import { orderNumber } from '@flexa/contracts/numbers';
import { recordAudit } from '../audit/repository';
import { csvLine } from '../platform/csv';
import { invalidField } from '../platform/errors';
import { Streamed, type Caller } from '../platform/handlers';
import { entriesOf, type Entry } from './movements';
import type { AnyOrder } from './order';
import { orderFilter, type OrderWish } from './order-filter';
import type { FindOrders } from './order-search';
import type { OrderRepository } from './repository';

/** Orders that a search for a file reads and finds at most, all held at once. */
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

const linesOf = (rows: readonly Row[]) =>
  rows.map((row) => csvLine(COLUMNS.map((column) => row[column] ?? ''))).join('');

function buildRows(order: AnyOrder): Row[] {
  const entries = entriesOf(order);
  return entries.length > 0
    ? entries.map((entry) => buildRow(order, entry))
    : [buildRow(order, null)];
}

interface Booked {
  order: AnyOrder;
  entry: Entry;
}

const bookedOf = (order: AnyOrder): Booked[] => entriesOf(order).map((entry) => ({ order, entry }));

const pickPayments = (order: AnyOrder) =>
  bookedOf(order).filter(({ entry }) => entry.kind === 'payment');

const bookedRow = ({ order, entry }: Booked) => buildRow(order, entry);

const byTime = (a: Booked, b: Booked) => a.entry.at.localeCompare(b.entry.at);

type OrderReader = Pick<OrderRepository, 'paidBetween' | 'movedIn' | 'count' | 'pages'>;

/** Orders as a file. Nothing leaves before the audit says who took it. */
export function ordersCsv(db: Firestore, orders: OrderReader, find: FindOrders, clock: () => Date) {
  /**
   * Reads a month's movements after payments, oldest first. They are few compared with payments, so
   * they stay in memory while we read those.
   */
  async function readMovements(month: string): Promise<Booked[]> {
    const found: Booked[] = [];
    for await (const page of orders.movedIn(month)) {
      found.push(
        ...page
          .flatMap(bookedOf)
          .filter(({ entry: { kind, at } }) => kind !== 'payment' && at.startsWith(month)),
      );
    }
    return found.sort(byTime);
  }

  /**
   * Streams a month's payments, refunds and lost disputes, oldest first. A later refund doesn't
   * change an earlier month.
   */
  async function* streamBooks(month: string, moved: readonly Booked[]): AsyncGenerator<string> {
    yield csvLine(COLUMNS);
    let waiting = moved;
    for await (const page of orders.paidBetween(...spanOfMonth(month))) {
      const last = page.at(-1)?.paidAt ?? '';
      const due = waiting.filter(({ entry }) => entry.at < last);
      waiting = waiting.slice(due.length);
      yield linesOf([...page.flatMap(pickPayments), ...due].sort(byTime).map(bookedRow));
    }
    yield linesOf(waiting.map(bookedRow));
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
    yield csvLine(COLUMNS);
    for await (const page of pages) yield linesOf(page.flatMap(buildRows));
  }

  /** @throws AppError invalid-argument for more orders than one file takes. */
  return async (
    admin: Caller,
    { month, search, ...wish }: OrderWish & { search?: string | undefined },
  ): Promise<Streamed> => {
    if (month !== undefined) {
      const [paid, moved] = await Promise.all([
        orders.count(orderFilter({ month })),
        readMovements(month),
      ]);
      await record(admin, month, { rows: paid + moved.length });
      return new Streamed(streamBooks(month, moved));
    }
    if (search !== undefined) {
      const found = await find(search, FOUND_MAX, FOUND_MAX);
      if (!found.isWhole) throw invalidField('search', 'This finds too many. Add another word.');
      // The search is a name or an address, which doesn't belong in the audit.
      await record(admin, 'all', { rows: found.orders.length, search: true });
      return new Streamed(streamFile([found.orders]));
    }
    const filter = orderFilter(wish);
    const rows = await orders.count(filter);
    if (rows > CSV_ROWS_MAX) {
      throw invalidField('month', `A file has at most ${CSV_ROWS_MAX} orders. Choose a month.`);
    }
    const [given] = Object.entries(wish).filter(([, value]) => value !== undefined);
    await record(admin, 'all', { rows, ...(given && { [given[0]]: given[1] }) });
    return new Streamed(streamFile(orders.pages(filter)));
  };
}
