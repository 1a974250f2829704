import { expect, test } from 'vitest';
import { buildPricingPath } from './pricing-address';

test.each([
  [{ visualType: 'charts' }, '/pricing-charts'],
  [{ visualType: 'designs', month: 3 }, '/pricing-design?months=3'],
  [{ visualType: 'tables', month: 6, quantity: 4 }, '/pricing-tables?months=6&quantity=4'],
  [{ visualType: 'analytics', quantity: 1 }, '/pricing-analytics'],
  [{ visualType: 'charts', isAddition: true }, '/pricing-charts?add-seats=1'],
  [{ visualType: 'charts', license: 'order-cs_1' }, '/pricing-charts?licence=order-cs_1'],
  [{ visualType: 'suite', month: 12 }, '/pricing-charts?plan=membership&months=12'],
] as const)('buildPricingPath leads the choice %j to %s', (choice, path) => {
  expect(buildPricingPath(choice)).toBe(path);
});

test('the address after a payment keeps the choice and says how the payment ended', () => {
  const choice = { visualType: 'tables', month: 6, quantity: 2 } as const;
  expect(buildPricingPath(choice, 'cancelled')).toBe(
    '/pricing-tables?months=6&quantity=2&payment=cancelled',
  );
  expect(buildPricingPath({ visualType: 'suite' }, 'failed')).toBe(
    '/pricing-charts?plan=membership&payment=failed',
  );
});
