import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import type { Order } from '@flexa/contracts/orders';
import { useSession } from '@/features/auth';
import { dismissBand } from '@/features/auth/unverified';
import { setClock } from '@/lib/clock';
import { fakeNetwork } from '@/testing/network';
import { normalizeSpaces } from '@/testing/plain';
import { clearPage, renderAt } from '@/testing/render';
import { ToDo } from './to-do';

const ORDERS = 'GET /users/nora/orders';
const SEATS = 'GET /seats';
const identity = {
  uid: 'nora',
  email: 'nora@flexa.test',
  displayName: 'Nora',
  emailVerified: true,
  providers: ['password'],
};
const invitation = {
  licenseId: 'order-9',
  visualType: 'tables',
  expiresAt: '2027-01-02T12:00:00.000Z',
  giver: { name: 'Ines', company: 'Lind AB', email: 'ines@lind.test' },
};

beforeEach(() => {
  setClock(() => new Date('2026-03-01T12:00:00.000Z'));
  useSession.setState({ status: 'signed-in', identity });
});
afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
  setClock();
  useSession.setState({ status: 'signed-out', identity: null });
});

const buildLicense = (change: Partial<License>) =>
  ({
    id: 'order-1',
    visualType: 'charts',
    licenseType: 'standard',
    month: 12,
    quantity: 5,
    source: 'order',
    createdAt: '2025-03-10T12:00:00.000Z',
    expiresAt: '2026-03-10T12:00:00.000Z',
    deletedAt: null,
    ...change,
  }) as License;
const buildOrder = (change: Partial<Order>) =>
  ({
    id: 'cs_1',
    uid: 'nora',
    visualType: 'charts',
    month: 3,
    quantity: 5,
    amount: 30000,
    currency: 'usd',
    state: 'processing',
    ...change,
  }) as Order;

async function show(licenses: License[], orders: Order[] = [], invitations: unknown[] = []) {
  const { times } = fakeNetwork({
    [ORDERS]: () => ({ body: { data: orders } }),
    [SEATS]: () => ({ body: { data: invitations } }),
  });
  renderAt('/general', <ToDo uid="nora" licenses={licenses} />);
  await waitFor(() => expect(times(ORDERS)).toBe(1));
}
const listItems = () =>
  screen.queryAllByRole('listitem').map((item) => normalizeSpaces(item.textContent));

test('the tasks list seats, then licences that end by day, then payments', async () => {
  const soon = buildLicense({
    id: 'order-2',
    visualType: 'tables',
    expiresAt: '2026-03-04T12:00:00.000Z',
  });
  await show([buildLicense({}), soon], [buildOrder({})], [invitation]);
  await screen.findByText(/on its way/);
  const titles = await waitFor(() => {
    const found = listItems();
    expect(found).toHaveLength(4);
    return found;
  });
  expect(titles).toEqual([
    expect.stringContaining('Accept your Flexa Tables seatInes at Lind AB'),
    expect.stringContaining('Renew Flexa Tables: 3 days left'),
    expect.stringContaining('Renew Flexa Charts: 9 days left'),
    expect.stringContaining('Your payment of $300.00 is on its way'),
  ]);
  expect(screen.getByRole('link', { name: 'Accept seat' }).getAttribute('href')).toBe(
    '/seat?licence=order-9',
  );
});

test('a task’s “Renew” leads to the licence with its term and seats', async () => {
  await show([buildLicense({})]);
  expect(screen.getByRole('link', { name: 'Renew Flexa Charts now' }).getAttribute('href')).toBe(
    '/pricing-charts?months=12&quantity=5&licence=order-1',
  );
});

test('seats that were added are renewed with their licence, in one entry', async () => {
  const added = buildLicense({
    id: 'order-3',
    quantity: 2,
    held: false,
    createdAt: '2025-12-10T12:00:00.000Z',
  });
  await show([added, buildLicense({})]);
  expect(listItems()).toHaveLength(1);
  expect(listItems()[0]).toContain('7 seats until');
});

test.each([
  ['has 15 days left', buildLicense({ expiresAt: '2026-03-16T12:00:00.000Z' })],
  ['is a seat of a team', buildLicense({ seatOf: 'order-8', seat: 1 })],
  ['has ended', buildLicense({ expiresAt: '2026-02-28T12:00:00.000Z' })],
])('a licence that %s is no task', async (_case, license) => {
  await show([license]);
  expect(listItems()).toEqual([]);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a renewed licence is no task', async () => {
  const next = buildLicense({
    id: 'order-2',
    startsAt: '2026-03-10T12:00:00.000Z',
    expiresAt: '2027-03-10T12:00:00.000Z',
  });
  await show([buildLicense({ renewedBy: 'order-2' }), next]);
  expect(listItems()).toEqual([]);
});

test('a trial that ends can be followed by a purchase, not a renewal', async () => {
  await show([
    buildLicense({
      licenseType: 'free',
      source: 'trial',
      month: 1,
      quantity: 1,
      createdAt: '2026-02-18T12:00:00.000Z',
      expiresAt: '2026-03-04T12:00:00.000Z',
    }),
  ]);
  expect(listItems()[0]).toContain('Your Flexa Charts trial ends in 3 days');
  expect(screen.getByRole('link', { name: 'Buy Flexa Charts now' }).getAttribute('href')).toBe(
    '/pricing-charts?months=1',
  );
});

test.each([
  ['2026-03-20T12:00:00.000Z', 'It is due on'],
  ['2026-02-20T12:00:00.000Z', 'It was due on'],
])('an invoice due %s opens from its task', async (dueAt, text) => {
  await show([], [buildOrder({ id: 'in_1', state: 'open', dueAt })]);
  const item = await screen.findByRole('listitem');
  expect(item.textContent).toContain('Pay your invoice for $300.00');
  expect(item.textContent).toContain(text);
  within(item).getByRole('button', { name: /^Invoice/ });
});

test.each(['paid', 'failed', 'expired', 'refunded'] as const)(
  'an order that is %s is no task',
  async (state) => {
    await show([], [buildOrder({ state }), buildOrder({ id: 'cs_2', state: 'open' })]);
    expect(listItems()).toEqual([]);
  },
);

test('the tasks ask to confirm the e-mail once the banner is dismissed', async () => {
  useSession.setState({ identity: { ...identity, emailVerified: false } });
  await show([]);
  expect(listItems()).toEqual([]);
  clearPage();
  dismissBand();
  await show([]);
  expect(listItems()[0]).toContain('Confirm your e-mail');
});
