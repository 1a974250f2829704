import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { InvoicesDialog } from './invoices-dialog';

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

const LIST = 'GET /teams/nora/orders';
const ORDER = {
  id: 'cs_test_1',
  uid: 'nora',
  name: 'Nora Lind',
  planId: 'charts-3m',
  visualType: 'charts',
  licenseType: 'standard',
  month: 3,
  quantity: 25,
  amount: 120_000,
  currency: 'eur',
  state: 'paid',
  refunded: 0,
  createdAt: '2026-11-20T12:00:00.000Z',
  paidAt: '2026-11-20T12:00:00.000Z',
};
const open = () => renderAt('/general', <InvoicesDialog teamId="nora" onClose={() => undefined} />);

test('a manager opens the invoice of seats that the owner bought', async () => {
  const receipt = 'GET /teams/nora/orders/cs_test_1/receipt';
  const { requests } = fakeNetwork({
    [LIST]: () => ({ body: { data: [ORDER] } }),
    [receipt]: () => ({ body: { url: 'https://invoice.stripe.com/i/1' } }),
  });
  const tab = { opener: window, location: { assign: vi.fn() } };
  vi.stubGlobal('open', () => tab);
  open();
  await screen.findByText(', 25 seats for 3 months');
  fireEvent.click(screen.getByRole('button', { name: /^Invoice/ }));
  await waitFor(() =>
    expect(tab.location.assign).toHaveBeenCalledWith('https://invoice.stripe.com/i/1'),
  );
  expect(requests[receipt]).toHaveLength(1);
});

test('a team with granted seats has no invoices, and a failed load can be repeated', async () => {
  let isBroken = true;
  fakeNetwork({
    [LIST]: () =>
      isBroken ? { status: 403, body: { code: 'permission-denied' } } : { body: { data: [] } },
  });
  open();
  await screen.findByText('The invoices could not be loaded');
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No invoices. The seats of this team were free.');
});
