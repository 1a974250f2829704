import { expect, test } from 'vitest';
import { faultsOf, NEW_DRAFT, wishOf, type Draft } from './promotion-wish';

const draft = (change: Partial<Draft>): Draft => ({
  ...NEW_DRAFT,
  code: ' SPRING ',
  value: '20',
  ...change,
});

test.each<[Partial<Draft>, object]>([
  [{}, { percentOff: 20 }],
  [{ kind: 'amount', value: '7.5' }, { amountOff: 750 }],
  [{ kind: 'amount', value: '15' }, { amountOff: 1500 }],
  [{ kind: 'amount', value: '0.05' }, { amountOff: 5 }],
  [{ visualTypes: ['tables', 'suite'] }, { percentOff: 20, visualTypes: ['tables', 'suite'] }],
  [{ maxUses: '40' }, { percentOff: 20, maxUses: 40 }],
])('%o asks for %o', (change, wish) => {
  const always = { code: 'SPRING', firstPurchaseOnly: false };
  expect(wishOf(draft(change))).toEqual({ ...always, ...wish });
});

test.each<[keyof ReturnType<typeof faultsOf>, Partial<Draft>]>([
  ['code', { code: 'two words' }],
  ['value', { value: '101' }],
  ['value', { value: '12.5' }],
  ['value', { kind: 'amount', value: '1.234' }],
  ['maxUses', { maxUses: '0' }],
])('a wrong %s is said and not asked for: %o', (field, change) => {
  expect(faultsOf(draft(change))[field]).toBeTypeOf('string');
  expect(wishOf(draft(change))).toBeUndefined();
});

test('of an empty form nothing is said, and nothing is asked for', () => {
  expect(Object.values(faultsOf(NEW_DRAFT)).filter(Boolean)).toEqual([]);
  expect(wishOf(NEW_DRAFT)).toBeUndefined();
});
