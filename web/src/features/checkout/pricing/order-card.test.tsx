import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import type { User } from '@flexa/contracts/users';
import { useSession } from '@/features/auth';
import { useLicenses } from '@/features/licenses';
import { setClock } from '@/lib/clock';
import { local } from '@/lib/storage';
import { useToastsWanted } from '@/lib/toast';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { OrderCard } from './order-card';
import { useChoice } from './use-choice';

const BUY = 'POST /users/license/nora';
const ORDERS = 'GET /users/nora/orders';
const NOW = new Date('2026-01-31T12:00:00Z');
const USER = {
  uid: 'nora',
  name: 'Nora Lind',
  props: { licenses: [] as License[] },
} as unknown as User;
const checkout = () => ({
  status: 201,
  body: { checkoutUrl: 'https://pay.example/cs_test_1', sessionId: 'cs_test_1' },
});
const assign = vi.fn();

beforeEach(() => {
  assign.mockReset();
  setClock(() => NOW);
  vi.stubGlobal('location', { ...window.location, assign });
  useToastsWanted.setState(false, true);
  local.set('access_token', 'token');
  local.set('uid', 'nora');
  useSession.setState({ status: 'signed-in', uid: 'nora', user: USER });
});
afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
  setClock();
  local.remove('access_token', 'uid', 'before_login_path');
  useSession.setState({ status: 'signed-out', uid: null, user: null });
  useLicenses.setState({ licenses: null });
});

function Card() {
  const { choice, choose, address } = useChoice('charts');
  return <OrderCard choice={choice} choose={choose} address={address} />;
}

function open(
  path = '/pricing-charts',
  answer: Parameters<typeof fakeNetwork>[0][string] = checkout,
  orders: Parameters<typeof fakeNetwork>[0][string] = () => ({ body: { data: [] } }),
) {
  const network = fakeNetwork({ [BUY]: answer, [ORDERS]: orders });
  return { ...network, ...renderAt(path, <Card />) };
}

const pay = () => screen.getByRole('button', { name: /payment|Sign in/ });
const tile = (months: number) =>
  screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${months} ?month`) });
const licences = () => screen.getByLabelText<HTMLInputElement>('Licences');
const type = (text: string) => fireEvent.change(licences(), { target: { value: text } });
const total = () => screen.getByRole('status', { name: 'Total' }).textContent;

test('the total follows each press at once, and the address keeps the choice', async () => {
  const { address } = open();
  expect(tile(12).checked).toBe(true);
  expect(total()).toBe('$210');
  fireEvent.click(tile(3));
  expect(total()).toBe('$60');
  fireEvent.click(screen.getByRole('button', { name: 'Add a licence' }));
  expect(total()).toBe('$120');
  type('25');
  expect(total()).toBe('$1,500');
  await waitFor(() => expect(address()).toBe('/pricing-charts?months=3&quantity=25'));
});

test('a deep link brings the choice, and the end is the calendar date', () => {
  open('/pricing-charts?months=1&quantity=4');
  expect(tile(1).checked).toBe(true);
  expect(licences().value).toBe('4');
  expect(total()).toBe('$96');
  // 31 January and a month.
  screen.getByText('28 February 2026');
});

test('licences go from 1 to 1,000, by buttons, arrow keys and typing', () => {
  open();
  const less = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Remove a licence' });
  const more = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add a licence' });
  expect(less().disabled).toBe(true);
  fireEvent.keyDown(licences(), { key: 'ArrowUp' });
  expect(licences().value).toBe('2');
  expect(less().disabled).toBe(false);
  type('1000');
  expect(more().disabled).toBe(true);
  fireEvent.keyDown(licences(), { key: 'ArrowDown' });
  expect(licences().value).toBe('999');
  type('');
  expect(total()).toBe('–');
  fireEvent.blur(licences());
  expect(licences().value).toBe('1');
});

test('what is no number of licences is said at the field, and nothing is ordered', () => {
  const { times } = open();
  type('1001');
  expect(screen.getByRole('alert').textContent).toContain('Choose 1 to 1,000 licences');
  expect(licences().getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(pay());
  expect(document.activeElement).toBe(licences());
  expect(times(BUY)).toBe(0);
});

test('what is chosen is ordered, and the browser goes to where it is paid', async () => {
  const { asked } = open('/pricing-charts?months=6&quantity=4');
  fireEvent.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://pay.example/cs_test_1'));
  expect(asked[BUY]?.map(({ body }) => body)).toEqual([
    { month: 6, licenseType: 'standard', visualType: 'charts', name: 'Nora Lind', quantity: 4 },
  ]);
});

test('the membership is ordered as what it is', async () => {
  const { asked } = open('/pricing-charts?plan=membership&months=3');
  expect(screen.queryByRole('radio', { name: /^1 ?month/ })).toBeNull();
  expect(total()).toBe('$120');
  fireEvent.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(asked[BUY]?.[0]?.body).toMatchObject({
    licenseType: 'membership',
    visualType: 'suite',
    month: 3,
  });
});

test('however often it is pressed, it is one order; the tiles are locked meanwhile', async () => {
  const { times } = open();
  fireEvent.click(pay());
  fireEvent.click(pay());
  const form = pay().closest('form');
  if (form) fireEvent.submit(form);
  screen.getByRole('button', { name: 'Opening payment' });
  expect(tile(3).matches(':disabled')).toBe(true);
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(times(BUY)).toBe(1);
  screen.getByRole('button', { name: 'Opening payment' });
});

test('back from the pay page by the browser the button is awake', async () => {
  open();
  fireEvent.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
  screen.getByRole('button', { name: 'Continue to payment' });
});

test('a failure is a toast, the choice stays and the button wakes up', async () => {
  const { times } = open('/pricing-charts?months=6', (count) =>
    count === 1
      ? { status: 429, body: { code: 'too-many-requests', message: 'Too many attempts' } }
      : checkout(),
  );
  fireEvent.click(pay());
  await waitFor(() => expect(useToastsWanted.getState()).toBe(true));
  expect(tile(6).checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(times(BUY)).toBe(2);
});

describe('buying for a company', () => {
  const fold = () => screen.getByText('Buying for a company?');
  /** What a browser does with a press on the summary. */
  async function unfold() {
    const details = fold().closest('details');
    if (!details) throw new Error('Nothing to unfold');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    if (useSession.getState().uid !== null) await screen.findByLabelText('Company');
  }
  const write = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  test('what was typed goes with the order, and empty fields do not', async () => {
    const { asked } = open('/pricing-charts', checkout, () => ({ body: { data: [] } }));
    expect(screen.queryByLabelText('Company')).toBeNull();
    await unfold();
    write('Company', ' Lind GmbH ');
    write('PO number', 'PO 4711');
    fireEvent.click(pay());
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(asked[BUY]?.[0]?.body).toMatchObject({
      billing: { company: 'Lind GmbH', poNumber: 'PO 4711' },
    });
    expect(asked[BUY]?.[0]?.body).not.toHaveProperty('billing.email');
  });

  test('company and address of the last invoice are there, and its number is not', async () => {
    const billing = { company: 'Lind GmbH', email: 'invoices@lind.test', poNumber: 'PO 1' };
    const data = [{ billing: { email: 'nora@flexa.test' } }, { billing }];
    const { asked } = open('/pricing-charts', checkout, () => ({ body: { data } }));
    expect(asked[ORDERS]).toBeUndefined();
    await unfold();
    await screen.findByDisplayValue('Lind GmbH');
    expect(screen.getByLabelText<HTMLInputElement>('PO number').value).toBe('');
    write('Billing e-mail', '');
    fireEvent.click(pay());
    await waitFor(() => expect(assign).toHaveBeenCalled());
    expect(asked[BUY]?.[0]?.body).toMatchObject({ billing: { company: 'Lind GmbH' } });
    expect(asked[BUY]?.[0]?.body).not.toHaveProperty('billing.email');
  });

  test('what the server says of a field stands at the field', async () => {
    const message = 'Enter an address like name@company.com';
    const wrong = { code: 'invalid-argument', details: [{ field: 'billing.email', message }] };
    open(
      '/pricing-charts',
      () => ({ status: 400, body: wrong }),
      () => ({ body: { data: [] } }),
    );
    await unfold();
    write('Billing e-mail', 'invoices');
    fireEvent.click(pay());
    const field = screen.getByLabelText('Billing e-mail');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  });

  test('a visitor signs in first', async () => {
    useSession.setState({ status: 'signed-out', uid: null, user: null });
    open();
    await screen.findByRole('button', { name: 'Sign in to continue' });
    expect(screen.queryByText('Buying for a company?')).toBeNull();
  });
});

test("the server's word on a field stands in the card", async () => {
  const message = 'This term is not sold';
  open('/pricing-charts', () => ({
    status: 400,
    body: { code: 'invalid-argument', details: [{ field: 'month', message }] },
  }));
  fireEvent.click(pay());
  await screen.findByText(message);
  expect(useToastsWanted.getState()).toBe(false);
});

test('a visitor is sent to sign in and comes back to the choice', async () => {
  useSession.setState({ status: 'signed-out', uid: null, user: null });
  local.remove('access_token', 'uid');
  const { address, times } = open('/pricing-charts?months=3');
  type('5');
  fireEvent.click(screen.getByRole('button', { name: 'Sign in to continue' }));
  expect(local.get('before_login_path')).toBe('/pricing-charts?months=3&quantity=5');
  await waitFor(() => expect(address()).toBe('/login'));
  expect(times(BUY)).toBe(0);
});

const OWNED = {
  id: 'order-1',
  visualType: 'charts',
  licenseType: 'standard',
  month: 6,
  createdAt: '2026-01-02T12:00:00.000Z',
  expiresAt: '2026-07-02T12:00:00.000Z',
  deletedAt: null,
} as License;

function own(license: Partial<License>) {
  const ended = { ...OWNED, ...license, expiresAt: '2026-01-02T12:00:00.000Z' };
  useLicenses.setState({ licenses: [ended, { ...OWNED, ...license }] });
}

test.each([
  ['charts', 'standard', 'You have it until 2 Jul 2026', 'From 2 Jul 2026 until'],
  ['charts', 'free', 'You have it free until 2 Jul 2026', 'Alongside yours, until'],
  ['suite', 'membership', 'In your membership until 2 Jul 2026', 'Alongside yours, until'],
] as const)(
  'who has %s (%s) is told until when, and when what they buy begins',
  (visualType, licenseType, words, term) => {
    own({ visualType, licenseType });
    open();
    expect(screen.getByTestId('owned').textContent).toBe(words);
    expect(screen.getByText(term)).toBeTruthy();
  },
);

test('who has a paid licence renews it: the months are added', async () => {
  own({});
  const { asked } = open('/pricing-charts?months=12');
  screen.getByText('2 July 2027');
  fireEvent.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(asked[BUY]?.[0]?.body).toMatchObject({ month: 12, renews: 'order-1' });
});

test('or adds seats to it, for their part of the term', async () => {
  own({});
  const { asked, address } = open('/pricing-charts?quantity=2');
  fireEvent.click(screen.getByRole('button', { name: 'Add seats' }));
  expect(screen.queryByRole('radio')).toBeNull();
  screen.getByText('2 July 2026');
  // 152 of the term's 181 days are left.
  const each = Math.round((12_000 * 152) / 181) / 100;
  expect(total()).toBe(`$${(2 * each).toFixed(2)}`);
  await waitFor(() => expect(address()).toBe('/pricing-charts?months=12&quantity=2&add-seats=1'));
  fireEvent.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(asked[BUY]?.[0]?.body).toMatchObject({ month: 6, quantity: 2, addsTo: 'order-1' });
});

test('nobody adds seats to a licence they do not have', () => {
  open('/pricing-charts?add-seats=1');
  expect(screen.queryByRole('button', { name: 'Add seats' })).toBeNull();
  expect(tile(12).checked).toBe(true);
});

test('a licence that has ended, or of another pack, is none', () => {
  useLicenses.setState({
    licenses: [
      { visualType: 'charts', expiresAt: '2026-01-02T12:00:00.000Z' } as License,
      { visualType: 'tables', expiresAt: '2027-01-02T12:00:00.000Z' } as License,
    ],
  });
  open();
  expect(screen.queryByTestId('owned')).toBeNull();
});
