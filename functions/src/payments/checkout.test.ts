import { expect, test } from 'vitest';
import { buildCheckoutParams, computePriceEnd } from './checkout';

const OFFER_END = new Date('2026-12-31T23:59:59.999Z');
const MINUTE = 60 * 1000;
const subtractMinutes = (minutes: number) => new Date(OFFER_END.getTime() - minutes * MINUTE);
const SUITE = { visualType: 'suite', month: 12 } as const;
const toSeconds = (date: Date) => Math.floor(date.getTime() / 1000);

test.each([
  ['more than a day before: the session ends first', 24 * 60, undefined],
  ['less than a day before: with the offer', 24 * 60 - 1, toSeconds(OFFER_END)],
  ['an hour before: with the offer', 60, toSeconds(OFFER_END)],
  ['in the last minutes: as soon as Stripe lets it', 5, toSeconds(subtractMinutes(5 - 31))],
  ['after it: there is nothing to end', -1, undefined],
])('the offer price ends as follows for a checkout begun %s', (_when, minutes, end) => {
  expect(computePriceEnd(SUITE, subtractMinutes(minutes), OFFER_END)).toBe(end);
});

test('a pack without an offer has no end of its price', () => {
  expect(
    computePriceEnd({ visualType: 'charts', month: 3 }, subtractMinutes(60), OFFER_END),
  ).toBeUndefined();
});

const SITE = { portalUrl: 'https://flexa.test', comboOfferEnd: OFFER_END };

test('the session carries the end of the offer, and no name', () => {
  const purchase = { uid: 'me', customer: 'cus_1', quantity: 1, price: 35_000 };
  const site = { ...SITE, stripe: { automaticTax: false, accountTaxIds: [] } };
  const buildPurchaseAt = (minutes: number) => ({
    ...SUITE,
    ...purchase,
    at: subtractMinutes(minutes),
  });
  expect(buildCheckoutParams(site, buildPurchaseAt(60))).toMatchObject({
    expires_at: toSeconds(OFFER_END),
  });
  expect(buildCheckoutParams(site, buildPurchaseAt(-1))).not.toHaveProperty('expires_at');
});

test('tax is added to the price if the deployment uses Stripe Tax', () => {
  const purchase = { ...SUITE, uid: 'me', quantity: 1, price: 35_000, at: subtractMinutes(-1) };
  const buildParams = (automaticTax: boolean) =>
    buildCheckoutParams({ ...SITE, stripe: { automaticTax, accountTaxIds: [] } }, purchase);
  expect(buildParams(true).automatic_tax).toEqual({ enabled: true });
  expect(buildParams(false)).not.toHaveProperty('automatic_tax');
  for (const on of [true, false]) {
    expect(buildParams(on).line_items).toMatchObject([
      { price_data: { tax_behavior: 'exclusive' } },
    ]);
  }
});
