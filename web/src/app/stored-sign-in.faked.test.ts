import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/lib/api-error';
import { local } from '@/lib/storage';
import { createGuardLoader, type Guard } from './guards';
import { startSession, watchAuth } from '@/features/auth/session';
import { useSession } from '@/features/auth/session-store';

/** The identity service, which has stored Nora's sign-in. */
const nora = vi.hoisted(() => ({
  uid: 'nora',
  email: 'nora@flexa.test',
  providerData: [],
  getIdToken: vi.fn(async () => 'fresh'),
}));
const auth = vi.hoisted(() => ({
  currentUser: nora as typeof nora | null,
  signOut: vi.fn(async () => undefined),
  authStateReady: vi.fn(async () => undefined),
}));
/** The session's listener for changes, registered once. */
const sdk = vi.hoisted(() => {
  const followers: (() => void)[] = [];
  return { followers, onIdTokenChanged: (_: unknown, tell: () => void) => followers.push(tell) };
});
const api = vi.hoisted(() => ({ call: vi.fn(), setTokenSource: vi.fn() }));

vi.mock('@/lib/api', () => api);
vi.mock('@/lib/firebase', () => ({ loadAuth: async () => auth }));
vi.mock('firebase/auth', () => sdk);

const cutOff = () => new ApiError(0, 'network', 'An error occurred please try again');
const buildRefusal = () => new ApiError(403, 'account-disabled', 'This account is disabled');
const buildNetworkError = () =>
  Object.assign(new Error('Firebase: Error'), { code: 'auth/network-request-failed' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  local.remove('before_login_path');
  local.set('access_token', 'kept');
  local.set('uid', 'nora');
  useSession.setState({ status: 'signed-out', uid: null, user: null, identity: null });
});

afterEach(() => vi.useRealTimers());

const open = (guard: Guard) =>
  createGuardLoader(guard)({
    request: new Request('http://flexa.test/general?session_id=cs_1'),
  }).catch((answer: Response) => answer.headers.get('Location'));

/** Sends the identity service's first event to the listener. */
async function follow(): Promise<void> {
  await watchAuth();
  for (const tell of sdk.followers) tell();
  await vi.waitFor(() => expect(nora.getIdToken).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(0);
}

test.each<Guard>(['anybody', 'signed-in'])(
  'a reload that interrupts the profile of a page for %s keeps the person signed in',
  async (guard) => {
    api.call.mockRejectedValue(cutOff());
    startSession();
    await open(guard);
    await follow();
    expect(local.get('access_token')).not.toBeNull();
    expect(auth.signOut).not.toHaveBeenCalled();
    expect(useSession.getState().status).toBe('loading');
  },
);

test('a token that can’t be renewed without a connection is kept', async () => {
  api.call.mockRejectedValue(cutOff());
  nora.getIdToken.mockRejectedValueOnce(buildNetworkError());
  startSession();
  await follow();
  expect(local.get('access_token')).toBe('kept');
  expect(auth.signOut).not.toHaveBeenCalled();
});

test('without a connection a page for signed-in people leads to /login and keeps the sign-in', async () => {
  api.call.mockRejectedValue(cutOff());
  startSession();
  expect(await open('signed-in')).toBe('/login');
  expect(local.get('access_token')).toBe('kept');
  expect(local.get('before_login_path')).toBe('/general?session_id=cs_1');
});

test('a page for signed-in people waits for a late answer', async () => {
  api.call.mockRejectedValueOnce(cutOff()).mockRejectedValueOnce(cutOff());
  api.call.mockResolvedValue({ uid: 'nora', name: 'Nora' });
  startSession();
  expect(await open('signed-in')).toBeNull();
  expect(useSession.getState()).toMatchObject({ status: 'signed-in', uid: 'nora' });
  expect(local.get('before_login_path')).toBeNull();
});

test('a page that was left stops asking and is not the page to return to', async () => {
  api.call.mockRejectedValue(cutOff());
  useSession.setState({ status: 'loading', uid: 'nora' });
  const request = new Request('http://flexa.test/general', { signal: AbortSignal.abort() });
  await createGuardLoader('signed-in')({ request }).catch(() => undefined);
  expect(api.call).toHaveBeenCalledTimes(1);
  expect(local.get('before_login_path')).toBeNull();
});

test('a sign-in without an answer is retried after a pause', async () => {
  api.call.mockRejectedValue(cutOff());
  startSession();
  await follow();
  expect(useSession.getState().status).toBe('loading');
  api.call.mockClear();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(api.call).toHaveBeenCalledTimes(1);
  api.call.mockResolvedValue({ uid: 'nora', name: 'Nora' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(useSession.getState()).toMatchObject({ status: 'signed-in', identity: { uid: 'nora' } });
});

test('a stored sign-in continues once the connection is back', async () => {
  api.call.mockRejectedValue(cutOff());
  startSession();
  await follow();
  api.call.mockResolvedValue({ uid: 'nora', name: 'Nora' });
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(useSession.getState().status).toBe('signed-in'));
  expect(useSession.getState().identity?.email).toBe('nora@flexa.test');
});

test('a stored sign-in ends if the server refuses the profile', async () => {
  api.call.mockRejectedValue(buildRefusal());
  startSession();
  expect(await open('signed-in')).toBe('/login');
  expect(local.get('access_token')).toBeNull();
  local.set('access_token', 'kept');
  startSession();
  await follow();
  expect(local.get('access_token')).toBeNull();
  expect(auth.signOut).toHaveBeenCalled();
});

test('a late profile of the previous person is never shown to the next', async () => {
  let arrive = (_user: unknown): void => {};
  const late = new Promise((resolve) => (arrive = resolve));
  api.call.mockImplementation((_name: string, { uid }: { uid: string }) =>
    uid === 'nora' ? late : Promise.resolve({ uid, name: 'Eve' }),
  );
  startSession();
  auth.currentUser = { ...nora, uid: 'eve', email: 'eve@flexa.test' };
  await follow();
  arrive({ uid: 'nora', name: 'Nora' });
  await vi.waitFor(() => expect(useSession.getState().status).toBe('signed-in'));
  auth.currentUser = nora;
  expect(useSession.getState()).toMatchObject({ uid: 'eve', user: { uid: 'eve', name: 'Eve' } });
});

test('nobody is signed out before the identity service has read its store', async () => {
  let finishRead = (): void => {};
  const read = new Promise<undefined>((resolve) => (finishRead = () => resolve(undefined)));
  auth.authStateReady.mockImplementation(() => read);
  auth.currentUser = null;
  api.call.mockResolvedValue({ uid: 'nora', name: 'Nora' });
  await watchAuth();
  startSession();
  await open('signed-in');
  await vi.advanceTimersByTimeAsync(0);
  expect(useSession.getState()).toMatchObject({ status: 'signed-in', uid: 'nora' });
  auth.currentUser = nora;
  finishRead();
  await vi.waitFor(() => expect(useSession.getState().identity?.uid).toBe('nora'));
});

test('an orphaned token is removed and leads to /login while its user is still loading', async () => {
  let refuse = (): void => {};
  const late = new Promise((_, reject) => (refuse = () => reject(buildRefusal())));
  auth.authStateReady.mockImplementation(async () => undefined);
  auth.currentUser = null;
  api.call.mockImplementation(() => late);
  startSession();
  const end = open('signed-in');
  await watchAuth();
  for (const tell of sdk.followers) tell();
  await vi.waitFor(() => expect(local.get('access_token')).toBeNull());
  refuse();
  expect(await end).toBe('/login');
  expect(local.get('uid')).toBeNull();
  auth.currentUser = nora;
});
