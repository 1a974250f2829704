import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '@flexa/contracts/users';
import { useSession } from '@/features/auth';
import { useLicenses } from '@/features/licenses';
import { toast } from '@/lib/toast';
import { fakeNetwork } from '@/testing/network';
import { clearPage, renderAt } from '@/testing/render';
import { ProvidersRows } from './providers-rows';

const NORA: User = {
  id: 'nora',
  uid: 'nora',
  name: 'Nora Lind',
  email: 'nora@flexa.test',
  isAdmin: false,
  isSupport: false,
  hasPurchased: true,
  disabled: false,
  createdAt: '2026-03-01T12:00:00Z',
  props: { licenses: [] },
};
const READ = 'GET /users/nora';

const sdk = vi.hoisted(() => ({ linkWithPopup: vi.fn(), unlink: vi.fn() }));
const account = vi.hoisted(() => ({
  uid: 'nora',
  email: 'nora@flexa.test',
  displayName: 'Nora Lind',
  emailVerified: true,
  providerData: [] as { providerId: string; uid?: string }[],
  getIdToken: vi.fn<(isForced?: boolean) => Promise<string>>(),
  reload: async () => undefined,
}));

vi.mock('firebase/auth', async (original) => ({ ...(await original()), ...sdk }));
vi.mock('@/lib/firebase', () => ({
  loadAuth: async () => ({
    currentUser: account,
    authStateReady: async () => undefined,
    onAuthStateChanged: () => () => undefined,
    onIdTokenChanged: () => () => undefined,
  }),
}));

beforeEach(() => {
  account.providerData = [{ providerId: 'password' }];
  sdk.linkWithPopup.mockImplementation(async () => {
    account.providerData = [...account.providerData, { providerId: 'google.com' }];
  });
  sdk.unlink.mockImplementation(async (_user: unknown, id: string) => {
    account.providerData = account.providerData.filter(({ providerId }) => providerId !== id);
  });
  const { reload: _, providerData, ...rest } = account;
  const identity = { ...rest, providers: providerData.map(({ providerId }) => providerId) };
  useSession.setState({ status: 'signed-in', uid: 'nora', user: NORA, identity });
});
afterEach(() => {
  clearPage();
  vi.resetAllMocks();
  vi.unstubAllGlobals();
  useSession.setState(useSession.getInitialState());
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('connecting or disconnecting a provider calls the server, so that it notices and sends an e-mail', async () => {
  const network = fakeNetwork({ [READ]: () => ({ body: NORA }) });
  const said = vi.spyOn(toast, 'success').mockReturnValue(undefined);
  renderAt('/general', <ProvidersRows />);
  press('Connect Google');
  await screen.findByRole('button', { name: 'Disconnect Google' });
  await waitFor(() => expect(said).toHaveBeenCalledWith('Google connected'));
  expect(network.times(READ)).toBe(1);

  press('Disconnect Google');
  await screen.findByRole('button', { name: 'Connect Google' });
  await waitFor(() => expect(said).toHaveBeenCalledTimes(2));
  expect(network.times(READ)).toBe(2);
});

test('connecting Microsoft announces the account, links it, and allows it with the token from before the change', async () => {
  const allow = 'PUT /users/nora/microsoft';
  const network = fakeNetwork({
    [READ]: () => ({ body: NORA }),
    [allow]: () => ({ body: { connected: true } }),
  });
  account.getIdToken.mockResolvedValue('from-before');
  sdk.linkWithPopup.mockImplementation(async () => {
    expect(network.requests[allow]).toMatchObject([{ body: { identity: null } }]);
    account.providerData = [{ providerId: 'microsoft.com', uid: 'nora-there' }];
    account.getIdToken.mockResolvedValue('by-microsoft');
    return { user: account };
  });
  const retry = vi.fn();
  useLicenses.setState({ retry });
  renderAt('/general', <ProvidersRows />);
  press('Connect Microsoft');
  await waitFor(() => expect(network.times(READ)).toBe(1));
  expect(network.requests[allow]?.[1]?.body).toEqual({ identity: 'nora-there' });
  const tokens = network.requests[allow]?.map(({ headers }) => headers.get('Authorization'));
  expect(tokens).toEqual(['Bearer from-before', 'Bearer from-before']);
  expect(account.getIdToken).toHaveBeenLastCalledWith(true);
  expect(retry).toHaveBeenCalledOnce();
});

test('a Microsoft account that the server refuses is disconnected again, so that it can be connected later', async () => {
  let calls = 0;
  fakeNetwork({
    'PUT /users/nora/microsoft': () => {
      calls += 1;
      return calls === 1 ? { body: { connected: true } } : { status: 500, body: {} };
    },
  });
  sdk.linkWithPopup.mockImplementation(async () => {
    account.providerData = [{ providerId: 'microsoft.com', uid: 'nora-there' }];
    return { user: account };
  });
  const failed = vi.spyOn(toast, 'error').mockReturnValue(undefined);
  renderAt('/general', <ProvidersRows />);
  press('Connect Microsoft');
  await waitFor(() => expect(failed).toHaveBeenCalled());
  expect(sdk.unlink).toHaveBeenCalledWith(account, 'microsoft.com');
});

test('a provider stays connected if the server can’t be reached, since the next call reports it', async () => {
  fakeNetwork({ [READ]: () => new Error('Offline') });
  const said = vi.spyOn(toast, 'success').mockReturnValue(undefined);
  renderAt('/general', <ProvidersRows />);
  press('Connect Google');
  await waitFor(() => expect(said).toHaveBeenCalledWith('Google connected'));
});

test('closing the provider’s window changes nothing, and the only way to sign in can’t be disconnected', async () => {
  const network = fakeNetwork({});
  sdk.linkWithPopup.mockRejectedValue(
    Object.assign(new Error('Firebase: Error'), { code: 'auth/popup-closed-by-user' }),
  );
  const failed = vi.spyOn(toast, 'error').mockReturnValue(undefined);
  renderAt('/general', <ProvidersRows />);
  press('Connect Google');
  await waitFor(() => expect(sdk.linkWithPopup).toHaveBeenCalled());
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: 'Connect Google' }).getAttribute('aria-busy'),
    ).toBeNull(),
  );
  expect(failed).not.toHaveBeenCalled();
  expect(network.times(READ)).toBe(0);
  clearPage();

  const { identity } = useSession.getState();
  useSession.setState({ identity: identity && { ...identity, providers: ['google.com'] } });
  renderAt('/general', <ProvidersRows />);
  const only = screen.getByRole<HTMLButtonElement>('button', { name: 'Disconnect Google' });
  expect(only.disabled).toBe(true);
});
