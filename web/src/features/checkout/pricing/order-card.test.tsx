import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import { useSession } from '@/features/auth';
import { useLicenses } from '@/features/licenses';
import { local } from '@/lib/storage';
import { useToastsWanted } from '@/lib/toast';
import {
  BUY,
  assign,
  answerCheckout,
  getLicencesField,
  open,
  pay,
  setUpBuyer,
  getTile,
  readTotal,
  type,
} from './testing/card';

setUpBuyer();

test('the order card updates the total at each click and keeps the choice in the address', async () => {
  const { address } = open();
  expect(getTile(12).checked).toBe(true);
  expect(readTotal()).toBe('$210');
  fireEvent.click(getTile(3));
  expect(readTotal()).toBe('$60');
  fireEvent.click(screen.getByRole('button', { name: 'Add a seat' }));
  expect(readTotal()).toBe('$120');
  type('25');
  expect(readTotal()).toBe('$1,500');
  await waitFor(() => expect(address()).toBe('/pricing-charts?months=3&quantity=25'));
});

test('the order card reads the choice from a deep link and shows the end as a calendar date', () => {
  open('/pricing-charts?months=1&quantity=4');
  expect(getTile(1).checked).toBe(true);
  expect(getLicencesField().value).toBe('4');
  expect(readTotal()).toBe('$96');
  // A month after 31 January.
  screen.getByText('28 Feb 2026');
});

test('the seats field takes 1 to 1,000 seats by buttons, arrow keys and typing', () => {
  open();
  const getRemoveButton = () =>
    screen.getByRole<HTMLButtonElement>('button', { name: 'Remove a seat' });
  const getAddButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add a seat' });
  expect(getRemoveButton().disabled).toBe(true);
  fireEvent.keyDown(getLicencesField(), { key: 'ArrowUp' });
  expect(getLicencesField().value).toBe('2');
  expect(getRemoveButton().disabled).toBe(false);
  type('1000');
  expect(getAddButton().disabled).toBe(true);
  fireEvent.keyDown(getLicencesField(), { key: 'ArrowDown' });
  expect(getLicencesField().value).toBe('999');
  type('');
  expect(readTotal()).toBe('–');
  fireEvent.blur(getLicencesField());
  expect(getLicencesField().value).toBe('1');
});

test('an invalid number of seats shows an error at its field and orders nothing', () => {
  const { times } = open();
  type('1001');
  expect(screen.getByRole('alert').textContent).toContain('Choose 1 to 1,000 seats');
  expect(getLicencesField().getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(pay());
  expect(document.activeElement).toBe(getLicencesField());
  expect(times(BUY)).toBe(0);
});

test('the pay button orders the choice and leads to the payment page', async () => {
  const { requests } = open('/pricing-charts?months=6&quantity=4');
  fireEvent.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/cs_test_1'));
  expect(requests[BUY]?.map(({ body }) => body)).toEqual([
    {
      month: 6,
      licenseType: 'standard',
      visualType: 'charts',
      name: 'Nora Lind',
      quantity: 4,
      shownTotal: 48_000,
      consent: '2026-11',
    },
  ]);
});

test('the pay button orders the membership with its own licence type', async () => {
  const { requests } = open('/pricing-charts?plan=membership&months=3');
  expect(screen.queryByRole('radio', { name: /^1 ?month/ })).toBeNull();
  expect(readTotal()).toBe('$120');
  fireEvent.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(requests[BUY]?.[0]?.body).toMatchObject({
    licenseType: 'membership',
    visualType: 'suite',
    month: 3,
  });
});

test('repeated clicks send one order and lock the tiles meanwhile', async () => {
  const { times } = open();
  fireEvent.click(pay());
  fireEvent.click(pay());
  const form = pay().closest('form');
  if (form) fireEvent.submit(form);
  screen.getByRole('button', { name: 'Opening payment' });
  expect(getTile(3).matches(':disabled')).toBe(true);
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(times(BUY)).toBe(1);
  screen.getByRole('button', { name: 'Opening payment' });
});

test('the pay button is enabled after the browser returns from the payment page', async () => {
  open();
  fireEvent.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  screen.getByRole('button', { name: 'Continue to payment' });
});

test('a failed order shows a toast, keeps the choice and enables the button', async () => {
  const { times } = open('/pricing-charts?months=6', (count) =>
    count === 1
      ? { status: 429, body: { code: 'too-many-requests', message: 'Too many attempts' } }
      : answerCheckout(),
  );
  fireEvent.click(pay());
  await waitFor(() => expect(useToastsWanted.getState()).toBe(true));
  expect(getTile(6).checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(times(BUY)).toBe(2);
});

test('an order that takes too long says so in the card, and the buyer can try again', async () => {
  open('/pricing-charts', (count) => (count === 1 ? 'timeout' : answerCheckout()));
  fireEvent.click(pay());
  await screen.findByText(/^This is taking longer than usual.*you can safely try again$/);
  expect(useToastsWanted.getState()).toBe(false);
  fireEvent.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalled());
});

test('the order card shows the server’s error about a field', async () => {
  const message = 'This term is not sold';
  open('/pricing-charts', () => ({
    status: 400,
    body: { code: 'invalid-argument', details: [{ field: 'month', message }] },
  }));
  fireEvent.click(pay());
  await screen.findByText(message);
  expect(useToastsWanted.getState()).toBe(false);
});

test('a visitor signs in and returns to the choice', async () => {
  useSession.setState({ status: 'signed-out', uid: null, user: null });
  local.remove('access_token', 'uid');
  const { address, times } = open('/pricing-charts?months=3');
  type('5');
  fireEvent.click(screen.getByRole('button', { name: 'Sign in to continue' }));
  expect(local.get('before_login_path')).toBe('/pricing-charts?months=3&quantity=5');
  await waitFor(() => expect(address()).toBe('/login'));
  expect(times(BUY)).toBe(0);
});

const queryConsentBox = () =>
  screen.queryByRole<HTMLInputElement>('checkbox', { name: /expressly agree/ });

test('a consumer pays only after they agree that the licence begins at once', async () => {
  const { requests, times } = open();
  expect(queryConsentBox()?.checked).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await screen.findByText(/^Tick the box to continue/);
  expect(document.activeElement).toBe(queryConsentBox());
  expect(times(BUY)).toBe(0);
  fireEvent.click(queryConsentBox() as HTMLElement);
  expect(screen.queryByText(/^Tick the box/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(requests[BUY]?.[0]?.body).toMatchObject({ consent: '2026-11' });
});

test('a company is not asked for the consumer’s consent', async () => {
  const { requests } = open();
  fireEvent.click(screen.getByText('Buying for a company?'));
  fireEvent.change(await screen.findByLabelText(/^Company/), { target: { value: 'Lindqvist AB' } });
  expect(queryConsentBox()).toBeNull();
  fireEvent.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(requests[BUY]?.[0]?.body).not.toHaveProperty('consent');
});

test('a renewal that begins later keeps the right of withdrawal, so nobody is asked', async () => {
  const license = {
    id: 'order-1',
    visualType: 'charts',
    licenseType: 'standard',
    source: 'order',
    month: 6,
    createdAt: '2026-01-02T12:00:00.000Z',
    expiresAt: '2026-07-02T12:00:00.000Z',
    deletedAt: null,
  } as License;
  useLicenses.setState({ licenses: [license] });
  const { requests } = open();
  expect(queryConsentBox()).toBeNull();
  fireEvent.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(requests[BUY]?.[0]?.body).not.toHaveProperty('consent');
});
