import { expect, test } from 'vitest';
import { orderSchema, teamOrderSchema } from './orders';

const ORDER = {
  id: 'cs_1',
  uid: 'nora',
  name: 'Nora Lind',
  planId: 'charts-3m',
  visualType: 'charts',
  licenseType: 'standard',
  month: 3,
  quantity: 2,
  amount: 8000,
  currency: 'usd',
  state: 'paid',
  refunded: 0,
  createdAt: '2026-03-01T12:00:00.000Z',
  paidAt: '2026-03-02T12:00:00.000Z',
  upgradedBy: 'cs_2',
  withdrawUntil: '2026-03-16T23:59:59.999Z',
};

test('a buyer sees which order their licence was credited to', () => {
  expect(orderSchema.parse(ORDER).upgradedBy).toBe('cs_2');
});

test('managers of a team see neither the upgrade nor the owner’s right of withdrawal', () => {
  const teamOrder = teamOrderSchema.parse(ORDER);
  expect(teamOrder).not.toHaveProperty('upgradedBy');
  expect(teamOrder).not.toHaveProperty('withdrawUntil');
  expect(teamOrder).toHaveProperty('quantity', 2);
});
