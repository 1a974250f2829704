import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { BillingDialog } from './billing-dialog';

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

const PUT = 'PUT /teams/nora';
const TEAM = { id: 'nora', name: null, domains: [], link: null };
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('an owner saves company, address and number, and removes one again', async () => {
  const { requests } = fakeNetwork({ [PUT]: () => ({ body: TEAM }) });
  const onClose = vi.fn();
  const billing = { company: 'Lind GmbH', poNumber: 'PO 1' };
  renderAt('/general', <BillingDialog team={{ ...TEAM, billing }} onClose={onClose} />);
  write('Billing e-mail', ' books@lind.test ');
  write('PO number', '');
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(requests[PUT]?.map(({ body }) => body)).toEqual([
    { billing: { company: 'Lind GmbH', email: 'books@lind.test' } },
  ]);
});

test('the billing dialog shows the server’s error at the field it names', async () => {
  const message = 'Enter an address like name@company.com';
  const body = { code: 'invalid-argument', details: [{ field: 'billing.email', message }] };
  fakeNetwork({ [PUT]: () => ({ status: 400, body }) });
  renderAt('/general', <BillingDialog team={TEAM} onClose={() => undefined} />);
  write('Billing e-mail', 'books');
  save();
  await screen.findByText(message);
});
