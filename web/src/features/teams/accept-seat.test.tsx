import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '@flexa/contracts/users';
import { useSession } from '@/features/auth';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { AcceptSeat } from './accept-seat';

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
  vi.unstubAllGlobals();
  useSession.setState({ status: 'signed-out', uid: null, user: null, identity: null });
});

const license = {
  id: 'order-1',
  name: 'Lindqvist AB',
  visualType: 'charts',
  expiresAt: '2099-03-01T12:00:00Z',
};

const press = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Accept my seat' }));

test('opening the link takes no seat: a mail scanner may have opened it', async () => {
  const { asked } = fakeNetwork({});
  renderAt('/seat?licence=order-1&link=code', <AcceptSeat />);
  await screen.findByRole('button', { name: 'Accept my seat' });
  screen.getByText('nora@flexa.test');
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toEqual({});
});

test.each([
  ['someone of the team', { seatOf: 'order-1' }, 'Provided by Lindqvist AB.'],
  ['the owner of the licence', {}, 'The licence is your own, so no seat was taken'],
])('the link informs %s about their licence', async (_who, more, words) => {
  const accept = 'POST /licenses/order-1/seats/accept';
  const { asked } = fakeNetwork({ [accept]: () => ({ body: { ...license, ...more } }) });
  renderAt('/seat?licence=order-1&link=code', <AcceptSeat />);
  await press();
  await screen.findByText(/^Flexa Charts is yours until/);
  screen.getByText(new RegExp(`^${words}`));
  expect(asked[accept]?.map(({ body }) => body)).toEqual([{ link: 'code' }]);
});

test.each([
  ['license-not-active', 409, 'This licence is not active', 'Ask the person who invited you'],
  ['not-found', 404, 'There is no such licence', 'Ask the person who invited you'],
  ['seats-full', 409, 'All seats of this licence are taken', 'Ask the person who invited you'],
  ['not-invited', 403, 'There is no seat for this address', 'You are signed in as nora@flexa.test'],
])(
  'says what to do next when the seat is not available (%s)',
  async (code, status, message, next) => {
    const accept = 'POST /licenses/order-1/seats/accept';
    fakeNetwork({ [accept]: () => ({ status, body: { code, message } }) });
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
