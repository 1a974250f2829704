import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import type { User } from '@flexa/contracts/users';
import { useSession } from '@/features/auth';
import { useLicenses } from '@/features/licenses';
import { setClock } from '@/lib/clock';
import { local } from '@/lib/storage';
import { toast } from '@/lib/toast';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import FreePackContent from './free-pack-content';
import { PlaceSquares } from './places-left';
// Loads the lazy parts before the tests, so that a slow machine doesn't wait within one.
import './notify-me';

const OFFER = 'GET /discount/latest';
const PLACE = 'GET /discount/decrement';
const CLAIM = 'POST /users/license-free/nora';
const WAIT = 'POST /wait_list';
const USER = { uid: 'nora', name: 'Nora Lind', email: 'nora@flexa.test', props: { licenses: [] } };
const ENDS = '2026-06-01T12:00:00.000Z';

const free = (visualType: string, expiresAt = ENDS) =>
  ({ visualType, source: 'free-offer', expiresAt }) as License;

beforeEach(() => setClock(() => new Date('2026-03-01T12:00:00Z')));
afterEach(() => {
  clearPage();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  setClock();
  local.remove('before_login_path');
  useSession.setState({ status: 'signed-out', uid: null, user: null, identity: null });
  useLicenses.setState({ licenses: null });
});

function signIn(licenses: License[]) {
  useSession.setState({ status: 'signed-in', uid: 'nora', user: USER as unknown as User });
  useLicenses.setState({ licenses });
}

function open(offer: { expiryDate: string; userCount: number }, more = {}) {
  const body = { ...offer, maxMonths: 3 };
  const network = fakeNetwork({ [OFFER]: () => ({ body }), ...more });
  return {
    ...network,
    ...renderAt(
      '/pricing-charts',
      <FreePackContent pack="charts" address="/pricing-charts?months=3" />,
    ),
  };
}

test('an available free pack shows the places left, and one click takes the licence', async () => {
  signIn([]);
  const { requests } = open(
    { expiryDate: ENDS, userCount: 37 },
    {
      [PLACE]: () => ({ body: { offerId: 'launch', takenAt: '2026-03-01T12:00:00Z' } }),
      [CLAIM]: () => ({ status: 201, body: {} }),
      'GET /users/nora': () => ({ body: USER }),
    },
  );
  expect((await screen.findByTestId('places-left')).textContent).toBe('37');
  screen.getByText('1 June 2026.');
  fireEvent.click(screen.getByRole('button', { name: 'Take a free licence' }));
  await waitFor(() =>
    expect(requests[CLAIM]?.[0]?.body).toEqual({
      name: 'Nora Lind',
      visualType: 'charts',
      month: 3,
    }),
  );
});

test.each([
  ['without a message shows the catalogue’s', 500, {}, 'Failed to update user remain'],
  [
    'with a reason shows it',
    409,
    { code: 'no-places-left', message: 'All places of the free offer are taken' },
    'All places of the free offer are taken',
  ],
])('a place that can’t be taken %s', async (_case, status, body, text) => {
  signIn([]);
  const errorToast = vi.spyOn(toast, 'error').mockReturnValue(undefined);
  const { times } = open(
    { expiryDate: ENDS, userCount: 37 },
    {
      [PLACE]: () => ({ status, body }),
      'GET /users/nora': () => ({ body: USER }),
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Take a free licence' }));
  await waitFor(() => expect(errorToast).toHaveBeenCalledWith(text));
  // The page reloads the number of places, which may have changed.
  await waitFor(() => expect(times(OFFER)).toBe(2));
});

test('a free pack asks people to confirm their address first, and then offers the licence', async () => {
  signIn([]);
  const identity = {
    uid: 'nora',
    email: 'nora@flexa.test',
    displayName: 'Nora Lind',
    emailVerified: false,
    providers: ['password'],
  };
  useSession.setState({ identity });
  const { address } = open({ expiryDate: ENDS, userCount: 37 });
  await screen.findByText('Try Charts for 3 months, free');
  screen.getByText(/Confirm your e-mail first/);
  screen.getByRole('button', { name: 'Send a new link' });
  expect(screen.queryByRole('button', { name: 'Take a free licence' })).toBeNull();

  act(() => useSession.setState({ identity: { ...identity, emailVerified: true } }));
  await screen.findByRole('button', { name: 'Take a free licence' });

  act(() => useSession.setState({ identity }));
  fireEvent.click(screen.getByRole('link', { name: 'use a code' }));
  await waitFor(() => expect(address()).toBe('/verify'));
  expect(local.get('before_login_path')).toBe('/pricing-charts');
});

test('a free pack shows a square for each place, up to 100 places', () => {
  const countSquares = (places: number) => {
    const { container } = render(<PlaceSquares places={places} />);
    return container.firstElementChild?.childElementCount ?? 0;
  };
  expect([1, 100, 101].map(countSquares)).toEqual([1, 100, 0]);
});

test('a visitor signs in and returns to the free pack', async () => {
  const { address } = open({ expiryDate: ENDS, userCount: 2 });
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in to take one' }));
  expect(local.get('before_login_path')).toBe('/pricing-charts?months=3#free');
  await waitFor(() => expect(address()).toBe('/login'));
});

test('a free pack that the person has shows its end and a link to it', async () => {
  signIn([free('charts')]);
  open({ expiryDate: ENDS, userCount: 2 });
  await screen.findByRole('heading', { name: 'Your free Charts licence' });
  screen.getByText('Runs until 1 June 2026.');
  expect(screen.getByRole('link', { name: 'See my licences' }).getAttribute('href')).toBe(
    '/general',
  );
});

test('without places people join the wait list, and people with a place can still take the pack', async () => {
  signIn([free('tables')]);
  open({ expiryDate: ENDS, userCount: 0 });
  await screen.findByRole('button', { name: 'Take a free licence' });
});

test.each([
  ['gone', { expiryDate: ENDS, userCount: 0 }, 'The free places are taken'],
  ['over', { expiryDate: '', userCount: 0 }, 'No free offer right now'],
  ['over since', { expiryDate: '2026-02-01T12:00:00Z', userCount: 5 }, 'No free offer right now'],
])('a visitor can join the wait list of a free pack (%s)', async (_state, offer, text) => {
  const { requests, times } = open(offer, { [WAIT]: () => ({ body: { joined: true } }) });
  await screen.findByRole('heading', { name: text });
  fireEvent.change(await screen.findByLabelText('E-mail'), { target: { value: 'nora@' } });
  fireEvent.click(screen.getByRole('button', { name: 'Notify me' }));
  await waitFor(() =>
    expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(times(WAIT)).toBe(0);
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'nora@flexa.test' } });
  fireEvent.click(screen.getByRole('button', { name: 'Notify me' }));
  await screen.findByText('We’ll write to you when it opens.');
  expect(requests[WAIT]?.[0]?.body).toEqual({ email: 'nora@flexa.test', product: 'charts' });
});

test('the wait list uses the address of a signed-in person', async () => {
  signIn([]);
  const { requests } = open(
    { expiryDate: '', userCount: 0 },
    { [WAIT]: () => ({ body: { joined: true } }) },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Notify me' }));
  await screen.findByText('We’ll write to you when it opens.');
  expect(requests[WAIT]?.[0]?.body).toMatchObject({ email: 'nora@flexa.test' });
});

test('a free pack can be loaded again after a failure', async () => {
  const answers = [{ status: 403, body: {} }, { body: { expiryDate: ENDS, userCount: 4 } }];
  fakeNetwork({ [OFFER]: (count) => answers[count - 1] ?? new Error('asked too often') });
  renderAt('/pricing-charts', <FreePackContent pack="charts" address="/pricing-charts" />);
  await screen.findByText('The free offer could not be loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('4');
});
