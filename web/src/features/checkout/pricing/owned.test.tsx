import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import { useSession } from '@/features/auth';
import { useLicenses } from '@/features/licenses';
import { useToastsWanted } from '@/lib/toast';
import { normalizeSpaces } from '@/testing/plain';
import {
  BUY,
  ORDERS,
  assign,
  answerCheckout,
  open,
  pay,
  setUpBuyer,
  getTile,
  readTotal,
} from './testing/card';

setUpBuyer();

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
  'with a %s licence (%s), the card says when it ends and when the new one begins',
  async (visualType, licenseType, text, term) => {
    own({ visualType, licenseType });
    open();
    expect(normalizeSpaces((await screen.findByTestId('owned')).textContent)).toBe(text);
    expect(screen.getByText(term)).toBeTruthy();
  },
);

test('buying again with a paid licence renews it and adds the months', async () => {
  own({});
  const { requests } = open('/pricing-charts?months=12');
  screen.getByText('2 Jul 2027');
  fireEvent.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(requests[BUY]?.[0]?.body).toMatchObject({ month: 12, renews: 'order-1' });
});

/** Answers the profile, with the licence, only when the test says so. */
function delayProfile(isThere = true) {
  const { user } = useSession.getState();
  useSession.setState({ user: null });
  const body = { ...user, props: { licenses: [OWNED] } };
  return {
    'GET /users/nora': () =>
      isThere ? { body } : { status: 500, body: { code: 'internal', message: 'Down' } },
  };
}

test('a click before the profile has loaded still renews the licence', async () => {
  const network = open('/pricing-charts?months=12', answerCheckout, undefined, delayProfile());
  fireEvent.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(network.requests[BUY]?.map(({ body }) => body)).toMatchObject([{ renews: 'order-1' }]);
});

test('a click on added seats before the profile has loaded shows their price first', async () => {
  const more = delayProfile();
  const { times } = open('/pricing-charts?months=6&add-seats=1', answerCheckout, undefined, more);
  fireEvent.click(pay());
  await screen.findByText(/Added seats end with your current licence/);
  expect(times(BUY)).toBe(0);
  fireEvent.click(pay());
  await waitFor(() => expect(times(BUY)).toBe(1));
});

test('a click orders nothing if the profile can’t be loaded', async () => {
  const more = delayProfile(false);
  const { times } = open('/pricing-charts?months=12', answerCheckout, undefined, more);
  fireEvent.click(pay());
  await waitFor(() => expect(useToastsWanted.getState()).toBe(true));
  expect(times(BUY)).toBe(0);
  await waitFor(() => expect(pay().textContent).toBe('Continue to payment'));
});

const ADDED = { ...OWNED, id: 'order-2', createdAt: '2026-01-20T12:00:00.000Z', held: false };

test.each([
  ['the one they joined, without a word in the link', '', 'order-1'],
  ['the one the link names', '&licence=order-3', 'order-3'],
  ['what carries on after the one the link names', '&licence=order-4', 'order-5'],
  ['the longest, where the link names a licence of another person', '&licence=order-9', 'order-1'],
])('with added seats and other licences a purchase renews %s', async (_, named, renews) => {
  const buildShorterLicense = (id: string, expiresAt: string, renewedBy?: string) => ({
    ...OWNED,
    id,
    expiresAt,
    ...(renewedBy && { renewedBy }),
  });
  useLicenses.setState({
    licenses: [
      buildShorterLicense('order-3', '2026-06-02T12:00:00.000Z'),
      buildShorterLicense('order-4', '2026-04-02T12:00:00.000Z', 'order-5'),
      buildShorterLicense('order-5', '2026-05-02T12:00:00.000Z'),
      ADDED,
      OWNED,
    ],
  });
  const { requests, address } = open(`/pricing-charts?months=12&quantity=28${named}`);
  if (renews === 'order-3') {
    expect(normalizeSpaces(screen.getByTestId('owned').textContent)).toBe(
      'You have it until 2 Jun 2026',
    );
    screen.getByText('2 Jun 2027');
    fireEvent.click(getTile(6));
    await waitFor(() =>
      expect(address()).toBe('/pricing-charts?months=6&quantity=28&licence=order-3'),
    );
  }
  fireEvent.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(requests[BUY]?.[0]?.body).toMatchObject({ quantity: 28, renews });
});

test('adding seats to a paid licence costs their share of the term', async () => {
  own({});
  const { requests, address } = open('/pricing-charts?quantity=2');
  fireEvent.click(screen.getByRole('button', { name: 'Add seats' }));
  expect(screen.queryByRole('radio')).toBeNull();
  screen.getByText('2 Jul 2026');
  // 152 of the term's 181 days are left.
  const each = Math.round((12_000 * 152) / 181) / 100;
  expect(readTotal()).toBe(`$${(2 * each).toFixed(2)}`);
  await waitFor(() => expect(address()).toBe('/pricing-charts?months=12&quantity=2&add-seats=1'));
  fireEvent.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(requests[BUY]?.[0]?.body).toMatchObject({ month: 6, quantity: 2, addsTo: 'order-1' });
});

test('people can’t add seats to a licence they don’t have', () => {
  open('/pricing-charts?add-seats=1');
  expect(screen.queryByRole('button', { name: 'Add seats' })).toBeNull();
  expect(getTile(12).checked).toBe(true);
});

test('the order card ignores licences that have ended and licences of other packs', () => {
  useLicenses.setState({
    licenses: [
      { visualType: 'charts', expiresAt: '2026-01-02T12:00:00.000Z' } as License,
      { visualType: 'tables', expiresAt: '2027-01-02T12:00:00.000Z' } as License,
    ],
  });
  open();
  expect(screen.queryByTestId('owned')).toBeNull();
});

const MEMBERSHIP = {
  ...OWNED,
  id: 'order-9',
  visualType: 'suite',
  licenseType: 'membership',
  source: 'order',
  expiresAt: '2026-12-02T12:00:00.000Z',
} as License;

test.each([
  ['the pricing page', '/pricing-charts?months=6'],
  ['Renew in the account, or a mail', '/pricing-charts?months=6&license=order-1#order'],
])(
  '%s warns a member before they renew a pack that the membership includes',
  async (_way, address) => {
    useLicenses.setState({ licenses: [{ ...OWNED, source: 'order' }, MEMBERSHIP] });
    open(address);
    const title = await screen.findByText(
      /^Your membership includes Charts until 2.December.2026$/,
    );
    // The new months begin when the old ones end; the membership ends before they do.
    expect(normalizeSpaces(title.closest('div')?.parentElement?.textContent ?? '')).toContain(
      'You would pay twice for the days from 2 July 2026 to 2 December 2026. Buy it only for other people, or to have Charts after 2 December 2026.',
    );
  },
);

test.each<[string, Partial<License>, RegExp]>([
  ['a seat', { seatOf: 'order-7', source: 'order' }, /^You have a seat for Charts until/],
  ['a free licence', { licenseType: 'free', source: 'free-offer' }, /^You have Charts free until/],
])('the order card warns a buyer who already has %s', async (_name, license, title) => {
  useLicenses.setState({ licenses: [{ ...OWNED, ...license }] });
  open();
  await screen.findByText(title);
});

test.each<[string, Partial<License>]>([
  ['a trial, which a purchase follows', { licenseType: 'free', source: 'trial' }],
  ['their own licence, which is renewed', { source: 'order' }],
])('the order card gives no warning for %s', async (_name, license) => {
  useLicenses.setState({ licenses: [{ ...OWNED, ...license }] });
  open();
  await screen.findByTestId('owned').catch(() => undefined);
  expect(screen.queryByText(/pay twice/)).toBeNull();
});

test('a click before the licences have loaded waits for the buyer to read the warning', async () => {
  const { user } = useSession.getState();
  useSession.setState({ user: null });
  const { times } = open('/pricing-charts?months=6', answerCheckout, undefined, {
    'GET /users/nora': () => ({ body: { ...user, props: { licenses: [MEMBERSHIP] } } }),
  });
  fireEvent.click(pay());
  await screen.findByText(/^Your membership includes Charts/);
  expect(times(BUY)).toBe(0);
});

test('a buyer pays for a part of their membership only after ticking the box', async () => {
  useLicenses.setState({ licenses: [MEMBERSHIP] });
  const { requests, times, address } = open('/pricing-charts?months=6');
  const box = await screen.findByRole('checkbox', { name: 'I want a separate licence' });
  fireEvent.click(pay());
  await screen.findByText('Tick “I want a separate licence” to buy it as well');
  expect(document.activeElement).toBe(box);
  expect(times(BUY)).toBe(0);
  fireEvent.click(box);
  await waitFor(() => expect(address()).toBe('/pricing-charts?months=6&separate=1'));
  fireEvent.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(requests[BUY]?.[0]?.body).toMatchObject({ acceptsOverlap: true });
});

test('a link to a separate licence has the box ticked and renews nothing', async () => {
  own({ source: 'order' });
  const { requests } = open('/pricing-charts?months=6&separate=1');
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /separate licence/ });
  expect(box.checked).toBe(true);
  screen.getByText('Alongside yours, until');
  expect(screen.getByRole('link', { name: 'Manage seats' }).getAttribute('href')).toBe(
    '/general#team',
  );
  fireEvent.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(requests[BUY]?.[0]?.body).toMatchObject({ acceptsOverlap: true });
  expect(requests[BUY]?.[0]?.body).not.toHaveProperty('renews');
});

test('unticking the box renews the licence instead', async () => {
  own({ source: 'order' });
  const { requests } = open('/pricing-charts?months=6&separate=1');
  fireEvent.click(await screen.findByRole('checkbox', { name: /separate licence/ }));
  screen.getByText('From 2 Jul 2026 until');
  expect(screen.queryByRole('checkbox', { name: /separate licence/ })).toBeNull();
  fireEvent.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(requests[BUY]?.[0]?.body).toMatchObject({ renews: 'order-1' });
  expect(requests[BUY]?.[0]?.body).not.toHaveProperty('acceptsOverlap');
});

test('renews a pack that a membership includes only after the buyer ticks the box', async () => {
  const suite = { ...MEMBERSHIP, expiresAt: '2026-12-02T12:00:00.000Z' };
  useLicenses.setState({ licenses: [{ ...OWNED, source: 'order' }, suite] });
  const { requests, times } = open('/pricing-charts?months=6');
  const box = await screen.findByRole('checkbox', { name: 'Renew it anyway' });
  fireEvent.click(pay());
  await screen.findByText('Tick “Renew it anyway” to buy it as well');
  expect(document.activeElement).toBe(box);
  expect(times(BUY)).toBe(0);
  fireEvent.click(box);
  fireEvent.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(requests[BUY]?.[0]?.body).toMatchObject({ renews: 'order-1', acceptsOverlap: true });
});

const UNPAID = {
  id: 'in_1',
  uid: 'nora',
  visualType: 'charts',
  state: 'open',
  dueAt: '2026-02-28T12:00:00.000Z',
};
const openWithOrder = (order: object, path = '/pricing-charts?months=6') =>
  open(path, answerCheckout, () => ({ body: { data: [order] } }));

test('opens the unpaid invoice for the same pack, and sells another one to a buyer who ticks the box', async () => {
  const { requests, times } = openWithOrder(UNPAID);
  await screen.findByText('Your invoice for Charts isn’t paid yet');
  screen.getByRole('button', { name: /^Open invoice/ });
  fireEvent.click(pay());
  expect(times(BUY)).toBe(0);
  fireEvent.click(screen.getByRole('checkbox', { name: 'I want a separate licence' }));
  fireEvent.click(pay());
  await waitFor(() => expect(assign).toHaveBeenCalled());
  expect(requests[BUY]?.[0]?.body).toMatchObject({ acceptsOverlap: true });
});

test.each([
  ['for another pack', { visualType: 'tables' }],
  ['that is paid', { state: 'paid' }],
  ['that has ended', { state: 'expired' }],
  ['for added seats', { endsAt: '2026-07-02T12:00:00.000Z' }],
])('says nothing of an invoice %s', async (_name, changes) => {
  const { times } = openWithOrder({ ...UNPAID, ...changes });
  await waitFor(() => expect(times(ORDERS)).toBeGreaterThan(0));
  expect(screen.queryByText(/isn’t paid yet/)).toBeNull();
  fireEvent.click(pay());
  await waitFor(() => expect(times(BUY)).toBe(1));
});

test.each([
  ['of another licence', 'order-9', 0],
  ['of the same licence', 'order-1', 1],
])('a renewal takes notice of the unpaid renewal %s', async (_name, renews, count) => {
  own({ source: 'order' });
  const { times } = openWithOrder({ ...UNPAID, renews });
  await waitFor(() => expect(times(ORDERS)).toBeGreaterThan(0));
  await screen.findByTestId('owned');
  expect(await screen.findAllByText(/isn’t paid yet/).catch(() => [])).toHaveLength(count);
});

test('an owned product can be bought by invoice once the buyer ticks the box', async () => {
  useLicenses.setState({ licenses: [MEMBERSHIP] });
  open('/pricing-charts?months=6&quantity=5');
  const box = await screen.findByRole('checkbox', { name: /separate licence/ });
  expect(screen.queryByRole('button', { name: /Pay by invoice/ })).toBeNull();
  fireEvent.click(box);
  await screen.findByRole('button', { name: /Pay by invoice/ });
});

test('the order card shows that the server knows of a licence that the page doesn’t', async () => {
  const message = 'Your Flexa Charts licence runs until 2026-07-02';
  open('/pricing-charts', () => ({ status: 409, body: { code: 'already-owned', message } }));
  fireEvent.click(pay());
  await screen.findByText(message);
});
