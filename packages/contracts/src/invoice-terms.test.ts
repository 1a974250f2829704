import { expect, test } from 'vitest';
import { invoiceDays, mayInvoiceSeats, quoteEnd } from './invoice-terms';

const OFFER_END = new Date('2026-10-31T23:59:59.999Z');
const MEMBERSHIP = { visualType: 'suite', month: 12 } as const;
const daysBefore = (days: number) => new Date(OFFER_END.getTime() - days * 24 * 3600 * 1000);

test.each([
  ['long before its end', 40, 30],
  ['16 days before its end', 16, 30],
  ['15 days before its end', 15, 29],
  ['in its last moment', 0, 14],
  ['after it', -1, 30],
])('an invoice at the offer price, sent %s, is due 14 days after its end', (_when, days, due) => {
  expect(invoiceDays(MEMBERSHIP, daysBefore(days), OFFER_END)).toBe(due);
  expect(invoiceDays({ visualType: 'charts', month: 3 }, daysBefore(days), OFFER_END)).toBe(30);
});

test.each([
  ['long before the offer’s end', 40, daysBefore(10)],
  ['close to it', 16, OFFER_END],
  ['after it', -1, daysBefore(-31)],
])('a quote at the offer price, made %s, holds no longer than the offer', (_when, days, end) => {
  const at = daysBefore(days);
  expect(quoteEnd(MEMBERSHIP, at, { offerEnd: OFFER_END })).toEqual(end);
  const charts = quoteEnd({ visualType: 'charts', month: 3 }, at, { offerEnd: OFFER_END });
  expect(charts).toEqual(daysBefore(days - 30));
});

test('a quote for seats that join a licence holds while they can be ordered by invoice', () => {
  const endsAt = daysBefore(-50).toISOString();
  const plan = { visualType: 'charts', month: 3 } as const;
  const end = quoteEnd(plan, daysBefore(1), { offerEnd: OFFER_END, endsAt });
  expect(mayInvoiceSeats(endsAt, end)).toBe(true);
  expect(mayInvoiceSeats(endsAt, new Date(end.getTime() + 1))).toBe(false);
});

test('seats join a licence by invoice while 44 days of it are left', () => {
  const end = OFFER_END.toISOString();
  expect(mayInvoiceSeats(end, daysBefore(43.5))).toBe(true);
  expect(mayInvoiceSeats(end, daysBefore(43))).toBe(false);
});
