import type { Firestore } from 'firebase-admin/firestore';
import { orderNumber } from '@flexa/contracts/numbers';
import { recordAudit } from '../audit/repository';
import { csvLine } from '../platform/csv';
import type { Caller } from '../platform/handlers';
import { entriesOf, type Entry } from './movements';
import type { AnyOrder } from './order';

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
  'invoice',
  'company',
  'billingEmail',
  'poNumber',
] as const;
type Row = Partial<Record<(typeof COLUMNS)[number], string | number | null>>;

/**
 * Amounts as whole numbers: a spreadsheet adds cents without a cent lost. Of a payment gross less credit
 * and discount and with the tax is its amount.
 */
function rowOf(order: AnyOrder, { kind, at, amount, tax, settlement }: Entry): Row {
  const { id, visualType, month, quantity, state, currency, billing } = order;
  const { credit = 0, discount, promotionCode: code, country, taxId, invoiceNumber } = order;
  return {
    ...{ date: at, movement: kind, number: orderNumber(id), order: id, product: visualType },
    ...{ months: month, seats: quantity, state, currency },
    ...(kind === 'payment' && { gross: amount - tax + discount + credit, credit, discount, code }),
    ...{ tax, amount, fee: settlement?.fee ?? null, net: settlement?.net ?? null },
    settlementCurrency: settlement?.currency ?? null,
    ...{ country, taxId, invoice: invoiceNumber },
    ...{ company: billing?.company ?? null, billingEmail: billing?.email ?? null },
    poNumber: billing?.poNumber ?? null,
  };
}

/** From its first moment (UTC) to before its end. */
export function spanOf(month: string): [from: Date, to: Date] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return [new Date(Date.UTC(year, number - 1)), new Date(Date.UTC(year, number))];
}

interface MovedOrders {
  paidBetween(from: Date, to: Date): AsyncIterable<AnyOrder>;
  /** Orders with a refund or dispute in that month. */
  movedIn(month: string): AsyncIterable<AnyOrder>;
}

/**
 * What was paid, given back and taken back in a month, as a file: a row a movement, oldest first: what
 * goes back later changes no earlier month. Nothing leaves before the audit says who took it.
 */
export function ordersCsv(db: Firestore, orders: MovedOrders, clock: () => Date) {
  async function rowsOf(month: string): Promise<Row[]> {
    const found = new Map<string, AnyOrder>();
    for await (const order of orders.paidBetween(...spanOf(month))) found.set(order.id, order);
    for await (const order of orders.movedIn(month)) found.set(order.id, order);
    return [...found.values()]
      .flatMap((order) => entriesOf(order).map((entry) => ({ order, entry })))
      .filter(({ entry }) => entry.at.startsWith(month))
      .sort((a, b) => a.entry.at.localeCompare(b.entry.at))
      .map(({ order, entry }) => rowOf(order, entry));
  }

  return async (admin: Caller, month: string): Promise<string> => {
    const rows = await rowsOf(month);
    const lines = rows.map((row) => csvLine(COLUMNS.map((column) => row[column] ?? '')));
    const batch = db.batch();
    const entry = { actor: admin.uid, target: month, changes: { rows: rows.length } };
    recordAudit(db, batch, { ...entry, action: 'orders.export' }, clock());
    await batch.commit();
    return csvLine(COLUMNS) + lines.join('');
  };
}
