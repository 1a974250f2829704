import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/lib/api-error';
import { local } from '@/lib/storage';
import { applyLink } from './action-code';
import { useSession } from './session-store';

/** The identity service, in which Nora is signed in. */
const nora = vi.hoisted(() => ({
  uid: 'nora',
  email: 'nora@flexa.test',
  emailVerified: true,
  providerData: [],
  getIdToken: async () => 'her-session',
  reload: vi.fn(async () => undefined),
}));
const auth = vi.hoisted(() => ({
  currentUser: nora,
  authStateReady: async () => undefined,
  signOut: vi.fn(async () => undefined),
}));
const api = vi.hoisted(() => ({ call: vi.fn(), setTokenSource: vi.fn() }));

vi.mock('@/lib/api', () => api);
vi.mock('@/lib/firebase', () => ({ loadAuth: async () => auth }));
vi.mock('firebase/auth', () => ({ onIdTokenChanged: vi.fn() }));

const CHANGED = { email: 'new@flexa.test', confirmed: true, canSetPassword: false };

beforeEach(() => {
  vi.resetAllMocks();
  local.set('uid', 'nora');
  useSession.setState({ status: 'signed-in', uid: 'nora' });
});
afterEach(() => localStorage.clear());

test.each(['network', 'timeout'] as const)(
  'applyLink repeats a call whose answer is lost (%s), and gets the same answer',
  async (code) => {
    api.call
      .mockRejectedValueOnce(new ApiError(0, code, 'No answer'))
      .mockResolvedValueOnce(CHANGED);
    expect(await applyLink(`lost-${code}`)).toMatchObject({
      email: 'new@flexa.test',
      isOpen: false,
    });
    expect(api.call).toHaveBeenCalledTimes(2);
  },
);

test('a link about an address acts at once if the person is signed in, and ends the earlier sign-in', async () => {
  api.call.mockResolvedValueOnce(CHANGED);
  nora.reload.mockRejectedValueOnce(
    Object.assign(new Error('Firebase: Error'), { code: 'auth/user-token-expired' }),
  );
  await applyLink('here');
  expect(api.call).toHaveBeenCalledWith('confirmAddress', { code: 'here', session: 'her-session' });
  expect(auth.signOut).toHaveBeenCalled();
  expect(useSession.getState().status).toBe('signed-out');
});

test('a refused link is tried once, and one that could not be checked is tried again', async () => {
  api.call.mockRejectedValueOnce(new ApiError(400, 'link-refused', 'This link has expired'));
  expect(await applyLink('used')).toEqual({ refused: 'link' });
  expect(await applyLink('used')).toEqual({ refused: 'link' });
  expect(api.call).toHaveBeenCalledTimes(1);

  const cutOff = new ApiError(0, 'network', 'An error occurred please try again');
  api.call.mockRejectedValueOnce(cutOff).mockRejectedValueOnce(cutOff);
  expect(await applyLink('offline')).toMatchObject({ refused: 'other' });
  api.call.mockResolvedValueOnce(CHANGED);
  expect(await applyLink('offline')).toMatchObject({ email: 'new@flexa.test' });
});
