import { expect, test } from 'vitest';
import { isLinkGood } from './reminders';

const DAY = 24 * 60 * 60 * 1000;
const AT = new Date('2026-11-20T12:00:00.000Z');
const after = (days: number) => new Date(AT.getTime() + days * DAY);

const order = (visualType: 'suite' | 'charts') => ({
  id: 'cs_1',
  visualType,
  month: 3 as const,
  createdAt: AT.toISOString(),
  reminder: { code: 'code', stopped: false },
});
const link = { url: 'https://buy.stripe.com/r/1', expiresAt: after(31).toISOString() };

test.each([
  ['an offer that ends while the link opens', 'suite', 20, false],
  ['an offer that ended before the order', 'suite', -1, true],
  ['an offer that ends long after', 'suite', 60, true],
  ['an offer that is not of this pack', 'charts', 20, true],
] as const)('%s', (_, visualType, endsIn, isGood) => {
  expect(isLinkGood(order(visualType), link, after(endsIn), after(1))).toBe(isGood);
});

test.each([
  [1, true],
  [28, true],
  [30, false],
  [40, false],
])('after %d days the link is worth a mail: %s', (days, isGood) => {
  expect(isLinkGood(order('charts'), link, after(-400), after(days))).toBe(isGood);
});
