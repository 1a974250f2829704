import { expect, test } from 'vitest';
import { computeInvoiceDays, mayInvoiceSeats, computePrintedOfferEnd } from './invoice-terms';

const OFFER_END = new Date('2026-10-31T23:59:59.999Z');
const MEMBERSHIP = { visualType: 'suite', month: 12 } as const;
const subtractDays = (days: number) => new Date(OFFER_END.getTime() - days * 24 * 3600 * 1000);

test.each([
  ['long before its end', 40, 30],
  ['16 days before its end', 16, 30],
  ['15 days before its end', 15, 29],
  ['in its last moment', 0, 14],
  ['after it', -1, 30],
])('an invoice at the offer price, sent %s, is due 14 days after its end', (_when, days, due) => {
  expect(computeInvoiceDays(MEMBERSHIP, subtractDays(days), OFFER_END)).toBe(due);
  expect(
    computeInvoiceDays({ visualType: 'charts', month: 3 }, subtractDays(days), OFFER_END),
  ).toBe(30);
});

test.each([
  ['31 days before the end of the offer price', 31, subtractDays(1)],
  ['16 days before it', 16, OFFER_END],
  ['after it', -1, subtractDays(-31)],
])('a printed offer of %s is valid for 30 days at most', (_when, days, end) => {
  expect(computePrintedOfferEnd(MEMBERSHIP, subtractDays(days), OFFER_END)).toEqual(end);
});

test('a printed offer of a price that never was an offer is valid for 30 days', () => {
  const charts = { visualType: 'charts', month: 3 } as const;
  expect(computePrintedOfferEnd(charts, subtractDays(16), OFFER_END)).toEqual(subtractDays(-14));
});

test('seats join a licence by invoice while 44 days of it are left', () => {
  const end = OFFER_END.toISOString();
  expect(mayInvoiceSeats(end, subtractDays(43.5))).toBe(true);
  expect(mayInvoiceSeats(end, subtractDays(43))).toBe(false);
});
