import type { Firestore } from 'firebase-admin/firestore';
import { orderNumber } from '@flexa/contracts/numbers';
import { refundedTax } from '@flexa/contracts/orders';
import { recordAudit } from '../audit/repository';
import { csvLine } from '../platform/csv';
import type { Caller } from '../platform/handlers';
import type { AnyOrder } from './order';

const COLUMNS = [
  'paidAt',
  'number',
  'order',
  'product',
  'months',
  'seats',
  'state',
  'currency',
  'gross',
  'discount',
  'code',
  'tax',
  'paid',
  'refunded',
  'refundedTax',
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

/**
 * Amounts as whole numbers: a spreadsheet adds cents without a cent lost. Gross less discount and with the
 * tax is what was paid.
 */
function recordOf(order: AnyOrder): Record<(typeof COLUMNS)[number], string | number | null> {
  const { id, paidAt, visualType, month, quantity, state, currency } = order;
  const {
    amount,
    discount,
    promotionCode,
    tax,
    refunded,
    settlement,
    country,
    taxId,
    invoiceNumber,
    billing,
  } = order;
  return {
    ...{
      paidAt,
      number: orderNumber(id),
      order: id,
      product: visualType,
      months: month,
      seats: quantity,
      state,
    },
    ...{ currency, gross: amount - tax + discount, discount, code: promotionCode },
    ...{ tax, paid: amount, refunded, refundedTax: refundedTax(order) },
    settlementCurrency: settlement?.currency ?? null,
    fee: settlement?.fee ?? null,
    net: settlement?.net ?? null,
    ...{ country, taxId, invoice: invoiceNumber },
    company: billing?.company ?? null,
    billingEmail: billing?.email ?? null,
    poNumber: billing?.poNumber ?? null,
  };
}

interface PaidOrders {
  paidBetween(from: Date, to: Date): AsyncIterable<AnyOrder>;
}

/** What was paid in a month, as a file. Nothing leaves before the audit says who took it. */
export function ordersCsv(db: Firestore, orders: PaidOrders, clock: () => Date) {
  return async (admin: Caller, month: string): Promise<string> => {
    const [year = 0, number = 1] = month.split('-').map(Number);
    const [from, to] = [Date.UTC(year, number - 1), Date.UTC(year, number)];
    let csv = csvLine(COLUMNS);
    let rows = 0;
    for await (const order of orders.paidBetween(new Date(from), new Date(to))) {
      const record = recordOf(order);
      csv += csvLine(COLUMNS.map((column) => String(record[column] ?? '')));
      rows += 1;
    }
    const batch = db.batch();
    const entry = { actor: admin.uid, target: month, changes: { rows } };
    recordAudit(db, batch, { ...entry, action: 'orders.export' }, clock());
    await batch.commit();
    return csv;
  };
}
