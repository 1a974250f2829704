import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { BillingContactPart } from './billing-contact';

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

const TEAM = { id: 'nora', name: null, domains: [], link: null };
const EMAIL = 'invoices@lind.test';
const WAITING = {
  email: EMAIL,
  state: 'waiting' as const,
  askedAt: '2026-11-20T12:00:00.000Z',
  confirmedAt: null,
};
const PATH = '/teams/nora/billing-contact';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('an owner names a billing contact, and a bad address is refused before it is sent', async () => {
  const { requests } = fakeNetwork({ [`PUT ${PATH}`]: () => ({ body: WAITING }) });
  renderAt('/general', <BillingContactPart team={TEAM} />);
  const field = screen.getByLabelText('Address of the billing contact');
  fireEvent.change(field, { target: { value: 'invoices' } });
  press('Send the request');
  await screen.findByText('Enter an address like name@company.com');
  expect(requests[`PUT ${PATH}`]).toBeUndefined();
  fireEvent.change(field, { target: { value: ` ${EMAIL} ` } });
  press('Send the request');
  await waitFor(() =>
    expect(requests[`PUT ${PATH}`]?.map(({ body }) => body)).toEqual([{ email: EMAIL }]),
  );
});

test('shows the server’s refusal of the owner’s own address at the field', async () => {
  const message = 'This is the owner’s address, which gets every invoice';
  const body = { code: 'invalid-argument', details: [{ field: 'email', message }] };
  fakeNetwork({ [`PUT ${PATH}`]: () => ({ status: 400, body }) });
  renderAt('/general', <BillingContactPart team={TEAM} />);
  const field = screen.getByLabelText('Address of the billing contact');
  fireEvent.change(field, { target: { value: 'nora@flexa.test' } });
  press('Send the request');
  await screen.findByText(message);
});

test('a contact that has not confirmed can get the request again, or be removed', async () => {
  const { requests } = fakeNetwork({
    [`PUT ${PATH}`]: () => ({ body: WAITING }),
    [`DELETE ${PATH}`]: () => ({ body: { removed: true } }),
  });
  renderAt('/general', <BillingContactPart team={{ ...TEAM, billingContact: WAITING }} />);
  screen.getByText(EMAIL);
  screen.getByText(/^Waiting for confirmation/);
  press('Send again');
  await waitFor(() => expect(requests[`PUT ${PATH}`]).toHaveLength(1));
  press('Remove contact');
  await waitFor(() => expect(requests[`DELETE ${PATH}`]).toHaveLength(1));
});

test('a confirmed contact has its day, and no second request', () => {
  const confirmedAt = '2026-11-21T12:00:00.000Z';
  const billingContact = { ...WAITING, state: 'confirmed' as const, confirmedAt };
  renderAt('/general', <BillingContactPart team={{ ...TEAM, billingContact }} />);
  screen.getByText(/^Confirmed on .*2026\. You get the payment e-mails too\.$/);
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull();
});
