import { expect, test } from 'vitest';
import { computeInvoiceDays, canInvoiceSeats, computePrintedOfferEnd } from './invoice-terms';

const OFFER_END = new Date('2026-10-31T23:59:59.999Z');
const MEMBERSHIP = { visualType: 'suite', month: 12 } as const;
const subtractDays = (days: number) => new Date(OFFER_END.getTime() - days * 24 * 3600 * 1000);

test.each([
  ['long before the offer ends', 40, 30],
  ['16 days before the offer ends', 16, 30],
  ['15 days before the offer ends', 15, 29],
  ['in the last moment of the offer', 0, 14],
  ['after the offer', -1, 30],
])(
  'an invoice at the offer price that is sent %s is due at most 14 days after the offer',
  (_when, days, due) => {
    expect(computeInvoiceDays(MEMBERSHIP, subtractDays(days), OFFER_END)).toBe(due);
    expect(
      computeInvoiceDays({ visualType: 'charts', month: 3 }, subtractDays(days), OFFER_END),
    ).toBe(30);
  },
);

test.each([
  ['31 days before the offer ends', 31, subtractDays(1)],
  ['16 days before the offer ends', 16, OFFER_END],
  ['after the offer', -1, subtractDays(-31)],
])('an offer printed %s is valid for at most 30 days', (_when, days, end) => {
  expect(computePrintedOfferEnd(MEMBERSHIP, subtractDays(days), OFFER_END)).toEqual(end);
});

test('an offer printed for a plan without an offer price is valid for 30 days', () => {
  const charts = { visualType: 'charts', month: 3 } as const;
  expect(computePrintedOfferEnd(charts, subtractDays(16), OFFER_END)).toEqual(subtractDays(-14));
});

test('seats can join a licence by invoice while it has at least 44 days left', () => {
  const end = OFFER_END.toISOString();
  expect(canInvoiceSeats(end, subtractDays(43.5))).toBe(true);
  expect(canInvoiceSeats(end, subtractDays(43))).toBe(false);
});
