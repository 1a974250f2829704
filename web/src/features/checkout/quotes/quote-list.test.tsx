import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WrittenQuote } from '@flexa/contracts/quotes';
import { queryClient } from '@/lib/query-client';
import { useToastsWanted } from '@/lib/toast';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { OrdersSection } from '../orders-section';

const QUOTES = 'GET /users/nora/quotes';
const ORDERS = 'GET /users/nora/orders';
const ORDER = 'POST /users/nora/quotes/qt_1/order';

const QUOTE: WrittenQuote = {
  id: 'qt_1',
  number: 'QT-68BB114-0001-1',
  planId: 'charts-3m',
  visualType: 'charts',
  month: 3,
  quantity: 25,
  amount: 187_500,
  tax: 37_500,
  currency: 'usd',
  company: 'Lindqvist AB',
  createdAt: '2026-01-31T12:00:00.000Z',
  expiresAt: '2026-03-02T12:00:00.000Z',
};
const none = () => ({ body: { data: [] } });
const one = () => ({ body: { data: [QUOTE] } });
const sent = () => ({
  status: 201,
  body: {
    orderId: 'in_1',
    number: 'FLEXA-0007',
    dueAt: '2026-03-02T12:00:00.000Z',
    invoiceUrl: 'https://invoice.example/in_1',
  },
});

beforeEach(() => useToastsWanted.setState(false, true));
afterEach(() => {
  clearPage();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const show = () => renderAt('/general', <OrdersSection uid="nora" />);
const quotes = async () => within(await screen.findByRole('list', { name: 'Open quotes' }));

test('an open quote says what it offers, at what price and until when', async () => {
  fakeNetwork({ [ORDERS]: none, [QUOTES]: one });
  show();
  const list = await quotes();
  list.getByText('Flexa Charts');
  list.getByText('$1,875.00');
  list.getByText('incl. $375.00 tax');
  list.getByText(/^Valid until 2 Mar 2026/);
  list.getByText('QT-68BB114-0001-1', { selector: '.select-all' });
});

test('its document is saved under its number', async () => {
  const names: string[] = [];
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  fakeNetwork({
    [ORDERS]: none,
    [QUOTES]: one,
    'GET /users/nora/quotes/qt_1/pdf': () => ({ body: { name: 'QT-1.pdf', pdf: btoa('%PDF') } }),
  });
  show();
  fireEvent.click((await quotes()).getByRole('button', { name: /^PDF/ }));
  await waitFor(() => expect(names).toEqual(['QT-1.pdf']));
  vi.restoreAllMocks();
});

test('it is ordered with the PO number, and is an order then', async () => {
  let ordered = false;
  const { asked } = fakeNetwork({
    [ORDERS]: none,
    [QUOTES]: () => (ordered ? none() : one()),
    [ORDER]: () => {
      ordered = true;
      return sent();
    },
  });
  show();
  fireEvent.click((await quotes()).getByRole('button', { name: /^Order/ }));
  const form = within(screen.getByRole('form', { name: 'Order quote QT-68BB114-0001-1' }));
  const field = form.getByLabelText('PO number (optional)');
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'PO 9' } });
  fireEvent.click(form.getByRole('button', { name: 'Send invoice' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Open quotes' })).toBeNull());
  expect(asked[ORDER]?.[0]?.body).toEqual({
    poNumber: 'PO 9',
    requestId: expect.any(String) as string,
  });
  expect(asked[ORDERS]?.length).toBeGreaterThan(1);
});

test('one that has ended says so and stays, and the same press sent again is the same', async () => {
  const message = 'This quote has ended. Ask for a new one at the price of today';
  const { asked } = fakeNetwork({
    [ORDERS]: none,
    [QUOTES]: one,
    [ORDER]: (times) =>
      times === 1
        ? { status: 503, body: { code: 'payments-busy', message: 'Busy' } }
        : { status: 409, body: { code: 'quote-ended', message } },
  });
  show();
  fireEvent.click((await quotes()).getByRole('button', { name: /^Order/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Send invoice' }));
  await screen.findByText('Busy');
  fireEvent.click(screen.getByRole('button', { name: 'Send invoice' }));
  await screen.findByText(message);
  const [first, again] = (asked[ORDER] ?? []).map(({ body }) => body);
  expect(again).toEqual(first);
  const order = screen.getByRole('button', { name: /^Order/ });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText(message)).toBeNull();
  expect(document.activeElement).toBe(order);
});

test('where Stripe takes no quotes the way to an invoice is beside it', async () => {
  const message = 'Quotes aren’t available right now';
  fakeNetwork({
    [ORDERS]: none,
    [QUOTES]: one,
    [ORDER]: () => ({ status: 409, body: { code: 'quotes-unavailable', message } }),
  });
  show();
  fireEvent.click((await quotes()).getByRole('button', { name: /^Order/ }));
  expect(screen.queryByRole('link', { name: 'Order by invoice' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Send invoice' }));
  await screen.findByText(message);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Order by invoice' });
  expect(link.getAttribute('href')).toBe('/pricing-charts?months=3&quantity=25');
});

test('without quotes nothing is shown; a list that can’t be had says so', async () => {
  fakeNetwork({ [ORDERS]: none, [QUOTES]: none });
  show();
  await screen.findByText('No orders yet');
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText('Open quotes')).toBeNull();
  clearPage();
  queryClient.clear();
  fakeNetwork({
    [ORDERS]: none,
    [QUOTES]: (times) =>
      times === 1 ? { status: 403, body: { code: 'permission-denied', message: 'No' } } : one(),
  });
  show();
  await screen.findByText('Your quotes could not be loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Load quotes' }));
  await quotes();
});
