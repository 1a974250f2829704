import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '@flexa/contracts/users';
import { useSession } from '@/features/auth';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { queryClient } from '@/lib/query-client';
import { AcceptSeat } from './accept-seat';

const links = vi.hoisted(() => ({ applyLink: vi.fn() }));
vi.mock('@/features/auth/action-code', () => links);

const identity = {
  uid: 'nora',
  email: 'nora@flexa.test',
  displayName: 'Nora',
  emailVerified: true,
  providers: ['password'],
};
const user = { uid: 'nora', name: 'Nora', email: 'nora@flexa.test' } as User;

beforeEach(() => useSession.setState({ status: 'signed-in', uid: 'nora', user, identity }));
afterEach(() => {
  clearPage();
  links.applyLink.mockReset();
  queryClient.clear();
  vi.unstubAllGlobals();
  useSession.setState({ status: 'signed-out', uid: null, user: null, identity: null });
});

const license = {
  id: 'order-1',
  name: 'Lindqvist AB',
  visualType: 'charts',
  expiresAt: '2099-03-01T12:00:00Z',
};

const EMPTY = { data: [] };
const LIST = 'GET /seats';
const READ = 'POST /seats/invitation';
const giver = { name: 'Bea Buyer', company: 'Cedar Freight', email: 'bea@cedar.example' };
const invitation = {
  licenseId: 'order-1',
  visualType: 'charts',
  expiresAt: '2099-03-01T12:00:00Z',
  giver,
};
const mailed = { ...invitation, email: 'nora@flexa.test' };
const GIVEN = 'Bea Buyer at Cedar Freight (bea@cedar.example) assigned you a Flexa Charts seat.';

const press = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Accept my seat' }));

test('opening the link of a seat accepts nothing: a mail scanner may have opened it', async () => {
  const { requests } = fakeNetwork({ [LIST]: () => ({ body: EMPTY }) });
  renderAt('/seat?licence=order-1&link=code', <AcceptSeat />);
  await screen.findByRole('button', { name: 'Accept my seat' });
  screen.getByText('nora@flexa.test');
  await new Promise((resolve) => setTimeout(resolve));
  expect(Object.keys(requests)).toEqual([LIST]);
});

test.each([
  ['someone of the team', { seatOf: 'order-1' }, 'Provided by Lindqvist AB.'],
  ['the owner of the licence', {}, 'The licence is your own, so no seat was taken'],
])('the link of a seat informs %s about their licence', async (_who, more, text) => {
  const accept = 'POST /licenses/order-1/seats/accept';
  const { requests } = fakeNetwork({
    [LIST]: () => ({ body: EMPTY }),
    [accept]: () => ({ body: { ...license, ...more } }),
    'GET /licenses/order-1/key': () => ({
      body: { key: 'eyJhbGciOiJFZERTQSJ9.sample.abcdef', expiresAt: license.expiresAt },
    }),
  });
  renderAt('/seat?licence=order-1&link=code', <AcceptSeat />);
  await press();
  await screen.findByText(/^Flexa Charts is yours until/);
  screen.getByText(new RegExp(`^${text}`));
  await screen.findByText('eyJhbGciOiJFZE…abcdef');
  screen.getByRole('button', { name: 'Copy key of Flexa Charts' });
  expect(requests[accept]?.map(({ body }) => body)).toEqual([{ link: 'code' }]);
});

test.each([
  ['license-not-active', 409, 'This licence is not active', 'Ask the person who invited you'],
  ['not-found', 404, 'There is no such licence', 'Ask the person who invited you'],
  ['seats-full', 409, 'All seats of this licence are taken', 'Ask the person who invited you'],
  ['not-invited', 403, 'There is no seat for this address', 'You are signed in as nora@flexa.test'],
])(
  'the seat’s page says what to do next when the seat is not available (%s)',
  async (code, status, message, next) => {
    const accept = 'POST /licenses/order-1/seats/accept';
    fakeNetwork({
      [LIST]: () => ({ body: EMPTY }),
      [accept]: () => ({ status, body: { code, message } }),
    });
    renderAt('/seat?licence=order-1', <AcceptSeat />);
    await press();
    await screen.findByText(message);
    screen.getByText(new RegExp(next));
  },
);

test.each([
  ['/seat?licence=order-1', 'the e-mail address this invitation was sent to'],
  ['/seat?licence=order-1&link=code', 'your work address'],
])('%s asks a visitor to sign in with %s', async (path, address) => {
  useSession.setState({ status: 'signed-out', uid: null, user: null, identity: null });
  renderAt(path, <AcceptSeat />);
  await screen.findByText(new RegExp(`^Sign in with ${address}`));
});

describe('AcceptSeat with a mailed invitation', () => {
  const PATH = '/seat?licence=order-1&code=sample';
  const read = () => ({ body: mailed });
  const unverified = { ...identity, emailVerified: false };
  const accept = 'POST /licenses/order-1/seats/accept';

  test('a mailed invitation names the giver, the product and the invited address to a visitor', async () => {
    useSession.setState({ status: 'signed-out', uid: null, user: null, identity: null });
    const { requests } = fakeNetwork({ [READ]: read });
    renderAt(PATH, <AcceptSeat />);
    await screen.findByText(GIVEN);
    screen.getByText(/Variance, bullet and bridge charts for Power BI, until/);
    screen.getByText(/^Sign in with nora@flexa.test/);
    expect(requests[READ]?.map(({ body }) => body)).toEqual([{ code: 'sample' }]);
  });

  test('a mailed invitation confirms an unconfirmed address at the click, then accepts the seat', async () => {
    useSession.setState({ identity: unverified });
    links.applyLink.mockResolvedValue({ email: 'nora@flexa.test', isOpen: false });
    const { times } = fakeNetwork({
      [READ]: read,
      [accept]: () => ({ body: { ...license, seatOf: 'order-1' } }),
    });
    renderAt(PATH, <AcceptSeat />);
    await screen.findByRole('button', { name: 'Accept my seat' });
    expect(links.applyLink).not.toHaveBeenCalled();
    await press();
    await screen.findByText(/^Flexa Charts is yours until/);
    expect(links.applyLink.mock.calls).toEqual([['sample']]);
    expect(times(accept)).toBe(1);
  });

  test('a mailed invitation accepts no seat if it no longer proves the address', async () => {
    useSession.setState({ identity: unverified });
    links.applyLink.mockResolvedValue({ refused: 'link' });
    const { times } = fakeNetwork({ [READ]: read });
    renderAt(PATH, <AcceptSeat />);
    await press();
    await screen.findByText(/^This link has expired or was used before/);
    expect(times(accept)).toBe(0);
  });

  test('a mailed invitation offers no seat to another account', async () => {
    fakeNetwork({ [READ]: () => ({ body: { ...mailed, email: 'sten@flexa.test' } }) });
    renderAt(PATH, <AcceptSeat />);
    await screen.findByText('This seat is for another address');
    screen.getByText(
      'The invitation went to sten@flexa.test. You are signed in as nora@flexa.test.',
    );
    expect(screen.queryByRole('button', { name: 'Accept my seat' })).toBeNull();
  });

  test.each([
    ['not-invited', 403, 'This seat was taken back'],
    ['license-not-active', 409, 'This licence is not active'],
    ['seats-full', 409, 'All seats of this licence are taken'],
  ])(
    'a mailed invitation asks no visitor to sign in for a seat that is gone (%s)',
    async (code, status, message) => {
      useSession.setState({ status: 'signed-out', uid: null, user: null, identity: null });
      fakeNetwork({ [READ]: () => ({ status, body: { code, message } }) });
      renderAt(PATH, <AcceptSeat />);
      await screen.findByText(message);
      screen.getByText('Ask the person who invited you whether another seat is free.');
      expect(screen.queryByRole('button')).toBeNull();
    },
  );

  test('an expired mailed invitation asks people to confirm their e-mail', async () => {
    useSession.setState({ identity: unverified });
    const body = { code: 'link-refused', message: 'This link has expired or was used before' };
    fakeNetwork({ [READ]: () => ({ status: 400, body }) });
    renderAt(PATH, <AcceptSeat />);
    await screen.findByText('Confirm your e-mail first');
  });
});

test('a copied invitation link names the giver to the invited account', async () => {
  fakeNetwork({ [LIST]: () => ({ body: { data: [invitation] } }) });
  renderAt('/seat?licence=order-1', <AcceptSeat />);
  await screen.findByText(GIVEN);
});
