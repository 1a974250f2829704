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

test('a buyer reads which order their licence was credited to', () => {
  expect(orderSchema.parse(ORDER).upgradedBy).toBe('cs_2');
});

test('managers of a team read neither that nor the owner’s right of withdrawal', () => {
  const read = teamOrderSchema.parse(ORDER);
  expect(read).not.toHaveProperty('upgradedBy');
  expect(read).not.toHaveProperty('withdrawUntil');
  expect(read).toHaveProperty('quantity', 2);
});
