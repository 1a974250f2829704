import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Order } from '@flexa/contracts/orders';
import type { User } from '@flexa/contracts/users';
import { useSession } from '@/features/auth';
import { useToastsWanted } from '@/lib/toast';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { normalizeSpaces } from '@/testing/plain';
import { OrdersSection } from './orders-section';

const ORDERS = 'GET /users/nora/orders';
const RECEIPT = 'GET /users/nora/orders/cs_test_1/receipt';

afterEach(() => {
  useSession.setState({ status: 'signed-out', uid: null, user: null });
  clearPage();
  vi.unstubAllGlobals();
});

function buildOrder(change: Partial<Order>): Order {
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
    createdAt: '2026-03-01T12:00:00Z',
    paidAt: '2026-03-02T12:00:00Z',
    ...change,
  };
}

test('an order’s invoice opens in a new tab', async () => {
  fakeNetwork({
    [ORDERS]: () => ({ body: { data: [buildOrder({})] } }),
    [RECEIPT]: () => ({ body: { url: 'https://pay.example/1' } }),
  });
  renderAt('/general', <OrdersSection uid="nora" />);
  const row = (await screen.findByText('Flexa Charts')).closest('tr');
  if (!row) throw new Error('The order is in no row');
  expect(normalizeSpaces(row.textContent)).toContain('2 Mar 2026');
  expect(row.textContent).toContain('$80.00');
  expect(row.textContent).toContain('Paid');
  const tab = { opener: window, location: { assign: vi.fn() }, close: vi.fn() };
  vi.stubGlobal('open', () => tab);
  const [invoice] = within(row).getAllByRole('button', { name: /^Invoice/ });
  act(() => invoice?.click());
  await waitFor(() => expect(tab.location.assign).toHaveBeenCalledWith('https://pay.example/1'));
  expect(tab.opener).toBeNull();
});

test('the orders show partial refunds and hide checkouts that were left unpaid', async () => {
  const data = [
    buildOrder({ id: 'cs_1', visualType: 'tables', state: 'partially-refunded', refunded: 2500 }),
    buildOrder({ id: 'cs_2', visualType: 'designs', state: 'open', paidAt: null }),
    buildOrder({ id: 'cs_3', visualType: 'analytics', state: 'expired', paidAt: null }),
    buildOrder({ id: 'cs_4', visualType: 'suite', state: 'processing', paidAt: null }),
  ];
  fakeNetwork({ [ORDERS]: () => ({ body: { data } }) });
  renderAt('/general', <OrdersSection uid="nora" />);
  await screen.findByText('$25.00 refunded');
  screen.getByText('Flexa Membership');
  expect(screen.queryByText('Flexa Designs')).toBeNull();
  expect(screen.queryByText('Flexa Analytics')).toBeNull();
});

test('an order shows the company and the number on its invoice', async () => {
  const billing = { company: 'Lind GmbH', email: 'invoices@lind.test', poNumber: 'PO 4711' };
  fakeNetwork({ [ORDERS]: () => ({ body: { data: [buildOrder({ billing })] } }) });
  renderAt('/general', <OrdersSection uid="nora" />);
  await screen.findByText('Lind GmbH · PO 4711');
});

test.each([
  ['pending', 'VAT number SE556677889901 (being verified)'],
  ['verified', 'VAT number SE556677889901 (verified)'],
  ['unverified', 'VAT number SE556677889901 (could not be verified)'],
  ['unavailable', 'VAT number SE556677889901 (can’t be verified)'],
  [null, 'VAT number SE556677889901'],
] as const)('an order shows a VAT number that is %s', async (taxIdStatus, text) => {
  const data = [buildOrder({ taxId: 'SE556677889901', taxIdStatus })];
  fakeNetwork({ [ORDERS]: () => ({ body: { data } }) });
  renderAt('/general', <OrdersSection uid="nora" />);
  await screen.findByText(text);
});

test('an invoice that can’t be loaded closes its tab and shows an error', async () => {
  useToastsWanted.setState(false, true);
  fakeNetwork({
    [ORDERS]: () => ({ body: { data: [buildOrder({})] } }),
    [RECEIPT]: () => ({ status: 404, body: { code: 'not-found', message: 'No receipt' } }),
  });
  renderAt('/general', <OrdersSection uid="nora" />);
  await screen.findByText('Flexa Charts');
  const tab = { opener: null, location: { assign: vi.fn() }, close: vi.fn() };
  vi.stubGlobal('open', () => tab);
  act(() => screen.getAllByRole('button', { name: /^Invoice/ })[0]?.click());
  await waitFor(() => expect(tab.close).toHaveBeenCalled());
  await waitFor(() => expect(useToastsWanted.getState()).toBe(true));
});

test('the orders say that there are none yet', async () => {
  fakeNetwork({ [ORDERS]: () => ({ body: { data: [] } }) });
  renderAt('/general', <OrdersSection uid="nora" />);
  await screen.findByText('No orders yet');
  expect(screen.queryByRole('table')).toBeNull();
});

test('the orders show a failed load rather than an empty list, and offer to try again', async () => {
  fakeNetwork({
    [ORDERS]: (times) =>
      times === 1
        ? { status: 403, body: { code: 'permission-denied', message: 'Not yours' } }
        : { body: { data: [buildOrder({})] } },
  });
  renderAt('/general', <OrdersSection uid="nora" />);
  await screen.findByText('Your orders could not be loaded');
  expect(screen.queryByText('No orders yet')).toBeNull();
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  await screen.findByText('Flexa Charts');
});

test('an order shows the included tax beside the amount', async () => {
  fakeNetwork({ [ORDERS]: () => ({ body: { data: [buildOrder({ amount: 9520, tax: 1520 })] } }) });
  renderAt('/general', <OrdersSection uid="nora" />);
  const row = (await screen.findByText('Flexa Charts')).closest('tr');
  expect(row?.textContent).toContain('$95.20incl. $15.20 tax');
});

const WITHDRAWAL = 'POST /users/nora/orders/cs_test_1/withdrawal';

test('a buyer withdraws with a statement and a separate confirmation', async () => {
  const open = buildOrder({ withdrawUntil: '2099-03-16T23:59:59.999Z' });
  const at = '2026-03-05T09:30:00.000Z';
  const withdrawal = { at, name: 'Nora Lind', email: 'nora@home.test' };
  const { requests } = fakeNetwork({
    [ORDERS]: () => ({ body: { data: [open] } }),
    [WITHDRAWAL]: () => ({ body: { ...open, state: 'refunded', refunded: 8000, withdrawal } }),
  });
  const user = { uid: 'nora', name: 'Nora Lind', email: 'nora@home.test' } as User;
  useSession.setState({ status: 'signed-in', uid: 'nora', user });
  renderAt('/general', <OrdersSection uid="nora" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw from contract here' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw from contract' }));
  dialog.getByText(/^Flexa Charts licence, 3 months, 2 seats, order/);
  dialog.getByText('nora@home.test');
  expect(requests[WITHDRAWAL]).toBeUndefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm withdrawal' }));
  await screen.findByRole('dialog', { name: 'We received your withdrawal' });
  screen.getByText(/The receipt is on its way to nora@home.test. We refund \$80.00/);
  expect(requests[WITHDRAWAL]).toHaveLength(1);
});

const OPEN = { withdrawUntil: '2099-03-16T23:59:59.999Z' };

async function openWithdrawal(data: Order[]) {
  fakeNetwork({ [ORDERS]: () => ({ body: { data } }) });
  renderAt('/general', <OrdersSection uid="nora" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw from contract here' }));
  return within(await screen.findByRole('dialog', { name: 'Withdraw from contract' }));
}

test('the withdrawal from a pack says that the membership it was credited to ends too', async () => {
  const membership = buildOrder({
    id: 'cs_test_2',
    visualType: 'suite',
    licenseType: 'membership',
  });
  const dialog = await openWithdrawal([
    buildOrder({ ...OPEN, upgradedBy: 'cs_test_2' }),
    membership,
  ]);
  dialog.getByText('Your Flexa Membership ends too');
  dialog.getByText(/We refund what you paid for its days left/);
});

test('the withdrawal from a pack says nothing of a membership that has ended', async () => {
  const ended = buildOrder({
    id: 'cs_test_2',
    visualType: 'suite',
    state: 'refunded',
    refunded: 8000,
  });
  const dialog = await openWithdrawal([buildOrder({ ...OPEN, upgradedBy: 'cs_test_2' }), ended]);
  expect(dialog.queryByText('Your Flexa Membership ends too')).toBeNull();
});

test('a withdrawal that was stored while Stripe was busy counts as received', async () => {
  const open = buildOrder(OPEN);
  const withdrawal = { at: '2026-03-05T09:30:00.000Z', name: 'Nora Lind', email: 'nora@home.test' };
  let isKept = false;
  fakeNetwork({
    [ORDERS]: () => ({ body: { data: [isKept ? { ...open, withdrawal } : open] } }),
    [WITHDRAWAL]: () => {
      isKept = true;
      return { status: 503, body: { code: 'payments-busy', message: 'Try again in a moment' } };
    },
  });
  renderAt('/general', <OrdersSection uid="nora" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw from contract here' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw from contract' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm withdrawal' }));
  await screen.findByRole('dialog', { name: 'We received your withdrawal' });
  screen.getByText(/The receipt is on its way to nora@home.test. We refund \$80.00/);
});

test.each<[string, Partial<Order>]>([
  ['has no right of withdrawal', {}],
  ['is past its period', { withdrawUntil: '2026-03-16T23:59:59.999Z' }],
  ['is refunded', { withdrawUntil: '2099-03-16T23:59:59.999Z', state: 'refunded', refunded: 8000 }],
])('an order that %s offers no withdrawal', async (_name, change) => {
  fakeNetwork({ [ORDERS]: () => ({ body: { data: [buildOrder(change)] } }) });
  renderAt('/general', <OrdersSection uid="nora" />);
  await screen.findByText('Flexa Charts');
  expect(screen.queryByRole('button', { name: 'Withdraw from contract here' })).toBeNull();
});
