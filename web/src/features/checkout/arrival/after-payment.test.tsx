import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import type { User } from '@flexa/contracts/users';
import { useSession } from '@/features/auth';
import { useLicenses } from '@/features/licenses';
import { setClock } from '@/lib/clock';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { normalizeSpaces } from '@/testing/plain';
import { AfterPayment } from './after-payment';
import { PAUSES_MS } from './use-checked-session';

const CHECK = 'POST /users/check-session';
const ORDERS = 'GET /users/nora/orders';
const USER = 'GET /users/nora';
const KEY = 'GET /licenses/order-cs_test_1/key';
const RETURNED = '/general?session_id=cs_test_1&plan=tables-6m';

const LICENSE = {
  id: 'order-cs_test_1',
  userId: 'nora',
  visualType: 'tables',
  quantity: 2,
  expiresAt: '2026-09-01T12:00:00.000Z',
} as License;
const buildUser = (licenses: License[]) =>
  ({ uid: 'nora', name: 'Nora Lind', email: 'nora@flexa.test', props: { licenses } }) as User;
const buildOrder = (state: string) => ({
  id: 'cs_test_1',
  uid: 'nora',
  visualType: 'tables',
  month: 6,
  quantity: 2,
  amount: 16_000,
  currency: 'usd',
  refunded: 0,
  state,
  paidAt: state === 'paid' ? '2026-03-01T12:00:00Z' : null,
  createdAt: '2026-03-01T11:58:00Z',
});

beforeEach(() => {
  vi.useFakeTimers();
  setClock(() => new Date('2026-03-01T12:00:00Z'));
  useSession.setState({ status: 'signed-in', uid: 'nora', user: buildUser([]) });
});
afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  setClock();
  useSession.setState({ status: 'signed-out', uid: null, user: null });
  useLicenses.setState({ licenses: null });
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const readTitle = () => normalizeSpaces(screen.getByRole('heading', { level: 1 }).textContent);

type Answers = Parameters<typeof fakeNetwork>[0][string];
const answerNever: Answers = () => new Promise(() => undefined);
const answerGranted: Answers = () => ({ body: { licensesUpdated: true } });
const answerNotYet: Answers = () => ({ body: { licensesUpdated: false } });
const answerOrders =
  (state: string): Answers =>
  () => ({ body: { data: [buildOrder(state)] } });

async function renderArrival(
  check: Answers,
  { orders = answerOrders('paid'), user = answerNever } = {},
) {
  const answerKey: Answers = () => ({
    body: { key: 'eyJ0'.repeat(100), expiresAt: '2026-04-05T12:00:00Z' },
  });
  const network = fakeNetwork({ [CHECK]: check, [ORDERS]: orders, [USER]: user, [KEY]: answerKey });
  const page = renderAt(RETURNED, <AfterPayment />);
  await pass(10);
  return { ...network, ...page };
}

test('the payment page claims nothing before the check, then announces the licence, then shows it', async () => {
  let answer = (_: { body: object }) => {};
  const { requests, address } = await renderArrival(
    () => new Promise((resolve) => (answer = resolve)),
  );
  expect(readTitle()).toBe('Thank you, Nora. We are checking your payment');
  expect(screen.queryByText('Payment received')).toBeNull();
  answer({ body: { licensesUpdated: true } });
  await pass(10);
  expect(readTitle()).toBe('Thank you, Nora. Your licence is on its way');
  screen.getByText('Creating your licence…');
  expect(screen.queryByRole('button', { name: 'Copy key' })).toBeNull();

  act(() => useLicenses.setState({ licenses: [LICENSE] }));
  await pass(10);
  expect(readTitle()).toBe('Flexa Tables is yours until 1 September 2026');
  expect(screen.getByText('Your licence is ready').getAttribute('role')).toBe('status');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy key' }));
  expect(screen.getByRole('link', { name: 'Assign seats' }).getAttribute('href')).toBe(
    '/general#team',
  );
  screen.getByText(
    'Works until 5 April 2026, 14 days after the licence ends. It’s also in your account.',
  );
  expect(requests[CHECK]?.map(({ body }) => body)).toEqual([
    { sessionId: 'cs_test_1', planId: 'tables-6m' },
  ]);
  // A reload and the back button lead here again.
  expect(address()).toBe(RETURNED);
});

test('the payment page tells an unconfirmed buyer, as the account does, that seats wait for a confirmed e-mail', async () => {
  const identity = { uid: 'nora', email: 'nora@flexa.test', displayName: 'Nora' };
  useSession.setState({ identity: { ...identity, emailVerified: false, providers: ['password'] } });
  useLicenses.setState({ licenses: [LICENSE] });
  await renderArrival(answerGranted);
  screen.getByText('Confirm your e-mail to assign your 1 seat');
  useSession.setState({ identity: null });
});

test('the summary shows the amount paid, and the receipt once there is one', async () => {
  await renderArrival(answerGranted);
  screen.getByText('2 seats × $80.00');
  screen.getByText('6 months, 2 seats');
  screen.getByText('nora@flexa.test');
  screen.getByRole('button', { name: /^Invoice/ });
});

test('the payment page finds the licence in the profile without the live list', async () => {
  await renderArrival(answerGranted, { user: () => ({ body: buildUser([LICENSE]) }) });
  await pass(10);
  expect(readTitle()).toBe('Flexa Tables is yours until 1 September 2026');
});

test('the payment page offers to assign added seats and shows no key for them', async () => {
  useLicenses.setState({ licenses: [{ ...LICENSE, quantity: 1, held: false }] });
  const { requests } = await renderArrival(answerGranted);
  expect(readTitle()).toBe('You have 1 more seat of Flexa Tables until 1 September 2026');
  screen.getByText('Assign it in your team: the person gets a key of their own.');
  expect(screen.getByRole('link', { name: 'Assign seats' }).getAttribute('href')).toBe(
    '/general#team',
  );
  expect(requests[KEY]).toBeUndefined();
  expect(screen.queryByText('Your licence key')).toBeNull();
});

test.each([
  ['1 April', 'appears in your account 14 days before then', '2026-04-01T12:00:00.000Z'],
  ['10 March', 'is already in your account', '2026-03-10T12:00:00.000Z'],
])('the payment page says about a renewal from %s that the key %s', async (day, text, startsAt) => {
  useLicenses.setState({ licenses: [{ ...LICENSE, deletedAt: null, startsAt }] });
  await renderArrival(answerGranted);
  screen.getByText(new RegExp(`^The new months start on ${day} 2026.* The new key ${text}`));
});

test('the payment page shows the licence if the live list has it before the check', async () => {
  useLicenses.setState({ licenses: [LICENSE] });
  await renderArrival(answerNever);
  expect(readTitle()).toBe('Flexa Tables is yours until 1 September 2026');
  expect(screen.getByText('2 seats', { exact: true })).toBeDefined();
});

test('the payment page says after 30 seconds that the payment takes long, and checks again', async () => {
  const { times } = await renderArrival((count) =>
    count === 1 ? { body: { licensesUpdated: true } } : new Promise(() => undefined),
  );
  await pass(29_000);
  screen.getByText(/^You can close this page/);
  await pass(1500);
  screen.getByText('This is taking longer than usual. Your payment is safe; we’ll e-mail the key.');
  expect(screen.getByRole('link', { name: 'Contact' }).getAttribute('href')).toBe('/contact');
  act(() => screen.getByRole('button', { name: 'Check again' }).click());
  await pass(10);
  expect(times(CHECK)).toBe(2);
});

test('the payment page polls a pending payment after each pause until the licence is there', async () => {
  const { times } = await renderArrival((count) => ({ body: { licensesUpdated: count === 4 } }), {
    orders: answerOrders('processing'),
    user: () => ({ body: buildUser([LICENSE]) }),
  });
  for (const [index, pause] of PAUSES_MS.slice(0, 3).entries()) {
    expect(readTitle()).toBe('Thank you, Nora. Your bank still has to confirm this payment');
    expect(times(CHECK)).toBe(index + 1);
    await pass(pause - 100);
    expect(times(CHECK)).toBe(index + 1);
    await pass(120);
  }
  expect(times(CHECK)).toBe(4);
  expect(readTitle()).toBe('Flexa Tables is yours until 1 September 2026');
  // The licence ends the polling.
  await pass(600_000);
  expect(times(CHECK)).toBe(4);
});

test('the payment page stops polling after the last pause and offers a manual check', async () => {
  const { times } = await renderArrival(answerNotYet, { orders: answerOrders('processing') });
  await pass(600_000);
  expect(times(CHECK)).toBe(PAUSES_MS.length + 1);
  act(() => screen.getByRole('button', { name: 'Check again' }).click());
  await pass(10);
  expect(times(CHECK)).toBe(PAUSES_MS.length + 2);
});

test('a payment that the bank refused ends the polling and keeps the choice', async () => {
  const { times } = await renderArrival(answerNotYet, {
    orders: (count) => ({ body: { data: [buildOrder(count < 4 ? 'processing' : 'failed')] } }),
  });
  await pass(5000);
  expect(readTitle()).toBe('Your bank did not confirm this payment');
  const requests = times(CHECK);
  await pass(600_000);
  expect(times(CHECK)).toBe(requests);
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(
    '/pricing-tables?months=6&quantity=2&payment=failed',
  );
});

test('an order that was never paid says so and leads back to the choice', async () => {
  await renderArrival(answerNotYet, { orders: answerOrders('open') });
  expect(readTitle()).toBe('This order has not been paid');
  expect(screen.getByRole('link', { name: 'Back to my order' }).getAttribute('href')).toBe(
    '/pricing-tables?months=6&quantity=2&payment=cancelled',
  );
});

test('a refunded payment shows no licence', async () => {
  await renderArrival(answerGranted, {
    orders: answerOrders('refunded'),
    user: () => ({ body: buildUser([]) }),
  });
  expect(readTitle()).toBe('This payment was returned, so Flexa Tables has ended');
});

test('the payment page shows the catalogue’s message after a failure, and recovers with another check', async () => {
  const { times } = await renderArrival((count) =>
    count === 1 ? { status: 500, body: {} } : { body: { licensesUpdated: true } },
  );
  screen.getByText('Failed to check payment session');
  await pass(600_000);
  expect(times(CHECK)).toBe(1);
  act(() => screen.getByRole('button', { name: 'Check again' }).click());
  await pass(10);
  expect(readTitle()).toBe('Thank you, Nora. Your licence is on its way');
});

test('the payment page doesn’t check another person’s session again', async () => {
  const message = 'You are not allowed to do this';
  await renderArrival(() => ({ status: 403, body: { code: 'permission-denied', message } }), {
    orders: () => ({ body: { data: [] } }),
  });
  screen.getByText('Failed to check payment session');
  screen.getByText(
    /^You are not allowed to do this\. This payment may belong to another account\./,
  );
  expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
});
