import { expect, test } from 'vitest';
import { orderNumber, formatTicketNumber } from './numbers';

test.each([
  ['cs_live_a1Rz0uZcVb7QpXy2mN4tLk8sGf3dHj6wEoKi9aBcQ2pa7k3M', 'FX-Q2PA-7K3M'],
  ['cs_test_1', 'FX-1'],
  ['cs_test_ana_2', 'FX-ANA2'],
])('the id %s of an order gives the short number %s', (id, number) => {
  expect(orderNumber(id)).toBe(number);
});

test('the id of a ticket gives a short number', () => {
  expect(formatTicketNumber('5f0c8f2e-5d0e-4c51-9c43-2f1f4f5c6b7a')).toBe('T-4F5C-6B7A');
});
