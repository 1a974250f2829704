import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { signInAs, signOut } from '@/testing/staff';
import { OrderList } from './order-list';

const ORDER = {
  id: 'cs_test_7K3MQ2PA',
  uid: 'nora',
  name: 'Nora Lind',
  planId: 'tables-3m',
  visualType: 'tables',
  licenseType: 'standard',
  month: 3,
  quantity: 2,
  amount: 12_000,
  currency: 'usd',
  state: 'paid',
  refunded: 0,
  unowned: false,
  refundFailed: false,
  createdAt: '2026-01-02T12:00:00Z',
  paidAt: '2026-01-02T12:00:00Z',
};

afterEach(() => {
  clearPage();
  signOut();
  vi.unstubAllGlobals();
});

test('the orders name an unmatched transfer by its Stripe customer', async () => {
  const cash = { ...ORDER, id: 'cash_usd_cus_7K3M', uid: null, name: null, unowned: true };
  const network = { 'GET /admin/orders': () => ({ body: { data: [cash], next: null } }) };
  fakeNetwork(network);
  renderAt('/admin?view=orders', <OrderList />);
  expect((await screen.findByText('cus_7K3M')).title).toBe('cus_7K3M');
});

test('a search of orders replaces a filter, and a filter replaces a search', async () => {
  const network = fakeNetwork({
    'GET /admin/orders': (times) => ({ body: { data: times === 1 ? [ORDER] : [], next: null } }),
  });
  const page = renderAt('/admin?view=orders&show=disputed&country=DE', <OrderList />);
  await screen.findByText('FX-7K3M-Q2PA');
  const field = screen.getByRole('searchbox', { name: 'Search orders' });
  fireEvent.change(field, { target: { value: 'lind ab' } });
  fireEvent.submit(field.closest('form')!);
  await screen.findByText('No orders match “lind ab”');
  expect(page.address()).toBe('/admin?view=orders&search=lind+ab');
  expect(network.requests['GET /admin/orders']?.at(-1)?.query).toBe('?limit=100&search=lind+ab');

  fireEvent.change(screen.getByRole('combobox', { name: 'Show' }), { target: { value: 'lost' } });
  await screen.findByText('No matching orders');
  expect(page.address()).toBe('/admin?view=orders&show=lost');
});

test.each([
  ['', 'All orders as a CSV file', ''],
  ['&show=disputed&before=cs_1', 'These orders as a CSV file', '?state=disputed'],
  ['&code=SPRING', 'These orders as a CSV file', '?promotionCode=SPRING'],
  ['&month=2026-11', 'Payments and refunds of this month as a CSV file', '?month=2026-11'],
  ['&search=lind&show=disputed', 'These orders as a CSV file', '?search=lind'],
])('the export holds the orders filtered by “%s”', async (address, title, query) => {
  signInAs('admin');
  URL.createObjectURL = () => 'blob:';
  URL.revokeObjectURL = () => {};
  const network = fakeNetwork({
    'GET /admin/orders': () => ({ body: { data: [], next: null } }),
    'GET /admin/orders.csv': () => ({ body: '' }),
  });
  renderAt(`/admin?view=orders${address}`, <OrderList />);
  fireEvent.click(await screen.findByTitle(title));
  await waitFor(() => expect(network.times('GET /admin/orders.csv')).toBe(1));
  expect(network.requests['GET /admin/orders.csv']?.[0]?.query).toBe(query);
});
