import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { CheckoutReturn } from './checkout-return';
import { OrdersSection } from './orders-section';
import { PAUSES_MS } from './use-checked-session';

const CHECK = 'POST /users/check-session';
const ORDERS = 'GET /users/nora/orders';
const RETURNED = '/general?session_id=cs_test_1&plan=tables-6m';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const ORDER = {
  ...{ id: 'cs_test_1', visualType: 'tables', month: 6, quantity: 1, amount: 8000 },
  ...{ currency: 'usd', refunded: 0, receiptUrl: null, paidAt: null },
  createdAt: '2026-03-01T12:00:00Z',
};

type Answers = Parameters<typeof fakeNetwork>[0][string];
const noOrders: Answers = () => ({ body: { data: [] } });

async function arrive(path: string, check: Answers, orders = noOrders) {
  const network = fakeNetwork({ [CHECK]: check, [ORDERS]: orders });
  const page = renderAt(
    path,
    <>
      <CheckoutReturn uid="nora" />
      <OrdersSection uid="nora" />
    </>,
  );
  await pass(0);
  return { ...network, ...page };
}

test('a paid session: checking, then ready, and the address forgets it', async () => {
  let answer = (_: { body: object }) => {};
  const { asked, address, times } = await arrive(
    RETURNED,
    () => new Promise((resolve) => (answer = resolve)),
  );
  screen.getByText('Checking your payment…');
  expect(address()).toBe(RETURNED);
  answer({ body: { licensesUpdated: true } });
  await pass(10);
  screen.getByText('Your Tables licence is ready');
  expect(asked[CHECK]?.map(({ body }) => body)).toEqual([
    { sessionId: 'cs_test_1', planId: 'tables-6m' },
  ]);
  expect(address()).toBe('/general');
  expect(times(ORDERS)).toBe(2);
  // Once known it is not asked again.
  await pass(600_000);
  expect(times(CHECK)).toBe(1);
});

test('a list of orders that was on its way meanwhile is asked for anew', async () => {
  const { times } = await arrive(
    RETURNED,
    () => ({ body: { licensesUpdated: true } }),
    (count) => (count === 1 ? new Promise(() => undefined) : { body: { data: [] } }),
  );
  await pass(10);
  expect(times(ORDERS)).toBe(2);
  screen.getByText('No orders yet');
});

test('a payment on its way is asked about after each pause, and the licence is told of', async () => {
  const { address, times } = await arrive(RETURNED, (count) => ({
    body: { licensesUpdated: count === 4 },
  }));
  for (const [index, pause] of PAUSES_MS.slice(0, 3).entries()) {
    screen.getByText('Your bank still has to confirm this payment');
    expect(times(CHECK)).toBe(index + 1);
    expect(address()).toBe(RETURNED);
    await pass(pause - 100);
    expect(times(CHECK)).toBe(index + 1);
    await pass(110);
  }
  screen.getByText('Your Tables licence is ready');
  expect(times(CHECK)).toBe(4);
  expect(address()).toBe('/general');
});

test('a payment that the bank refused is told of as soon as the order says so', async () => {
  const { address, times } = await arrive(
    RETURNED,
    () => ({ body: { licensesUpdated: false } }),
    (count) => ({ body: { data: [{ ...ORDER, state: count < 4 ? 'processing' : 'failed' }] } }),
  );
  screen.getByText('Your bank still has to confirm this payment');
  await pass(5000);
  screen.getByText('Your bank did not confirm this payment');
  expect(address()).toBe('/general');
  const asked = times(CHECK);
  await pass(600_000);
  expect(times(CHECK)).toBe(asked);
});

test('it stops asking in the end; what was said stays and the address is clean', async () => {
  const { address, times } = await arrive(RETURNED, () => ({ body: { licensesUpdated: false } }));
  await pass(600_000);
  expect(times(CHECK)).toBe(PAUSES_MS.length + 1);
  screen.getByText('Your bank still has to confirm this payment');
  expect(address()).toBe('/general');
});

test('a failure says so, keeps the address, and trying again helps', async () => {
  const { address, times } = await arrive(RETURNED, (count) =>
    count === 1 ? { status: 500, body: {} } : { body: { licensesUpdated: true } },
  );
  await pass(10);
  screen.getByText('Failed to check payment session');
  expect(address()).toBe(RETURNED);
  await pass(600_000);
  expect(times(CHECK)).toBe(1);
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  await pass(10);
  screen.getByText('Your Tables licence is ready');
  expect(address()).toBe('/general');
});

test("somebody else's session is not asked about again", async () => {
  const message = 'You are not allowed to do this';
  const { address } = await arrive(RETURNED, () => ({
    status: 403,
    body: { code: 'permission-denied', message },
  }));
  await pass(10);
  screen.getByText('Failed to check payment session');
  screen.getByText(message);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(address()).toBe('/general');
});

test('a cancelled payment: nothing was charged, and nothing is asked', async () => {
  const { address, times } = await arrive('/general?checkout=cancelled&from=mail', () => ({
    body: {},
  }));
  screen.getByText('Nothing was charged');
  expect(address()).toBe('/general?from=mail');
  expect(times(CHECK)).toBe(0);
});

test('without an arrival there is nothing', async () => {
  const { times } = await arrive('/general', () => ({ body: {} }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(times(CHECK)).toBe(0);
});
