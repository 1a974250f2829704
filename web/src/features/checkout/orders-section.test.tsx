import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Order } from '@flexa/contracts/orders';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { OrdersSection } from './orders-section';

const ORDERS = 'GET /users/nora/orders';

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

function order(change: Partial<Order>): Order {
  return {
    id: 'cs_test_1',
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
    receiptUrl: 'https://pay.example/receipts/ch_1',
    createdAt: '2026-03-01T12:00:00Z',
    paidAt: '2026-03-02T12:00:00Z',
    ...change,
  };
}

test('an order with its receipt, which opens in a tab of its own', async () => {
  fakeNetwork({ [ORDERS]: () => ({ body: { data: [order({})] } }) });
  renderAt('/general', <OrdersSection uid="nora" />);
  const row = (await screen.findByText('Flexa Charts')).closest('tr');
  if (!row) throw new Error('The order is in no row');
  expect(row.textContent).toContain('2 Mar 2026');
  expect(row.textContent).toContain('$80.00');
  expect(row.textContent).toContain('Paid');
  const [link] = within(row).getAllByRole('link', { name: /^Receipt/ });
  expect(link?.getAttribute('href')).toBe('https://pay.example/receipts/ch_1');
  expect(link?.getAttribute('target')).toBe('_blank');
  expect(link?.getAttribute('rel')).toContain('noopener');
});

test('what was given back in part is said, and what was never paid is not listed', async () => {
  const data = [
    order({ id: 'cs_1', visualType: 'tables', state: 'partially-refunded', refunded: 2500 }),
    order({ id: 'cs_2', visualType: 'designs', state: 'open', receiptUrl: null }),
    order({ id: 'cs_3', visualType: 'analytics', state: 'expired', receiptUrl: null }),
    order({ id: 'cs_4', visualType: 'suite', state: 'processing', receiptUrl: null }),
  ];
  fakeNetwork({ [ORDERS]: () => ({ body: { data } }) });
  renderAt('/general', <OrdersSection uid="nora" />);
  await screen.findByText('$25.00 refunded');
  screen.getByText('Flexa Membership');
  expect(screen.queryByText('Flexa Designs')).toBeNull();
  expect(screen.queryByText('Flexa Analytics')).toBeNull();
});

test('no orders yet says so', async () => {
  fakeNetwork({ [ORDERS]: () => ({ body: { data: [] } }) });
  renderAt('/general', <OrdersSection uid="nora" />);
  await screen.findByText('No orders yet');
  expect(screen.queryByRole('table')).toBeNull();
});

test('a list that could not be loaded is not an empty one, and can be tried again', async () => {
  fakeNetwork({
    [ORDERS]: (times) =>
      times === 1
        ? { status: 403, body: { code: 'permission-denied', message: 'Not yours' } }
        : { body: { data: [order({})] } },
  });
  renderAt('/general', <OrdersSection uid="nora" />);
  await screen.findByText('Your orders could not be loaded');
  expect(screen.queryByText('No orders yet')).toBeNull();
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  await screen.findByText('Flexa Charts');
});
