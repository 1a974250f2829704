import { afterEach, expect, test, vi } from 'vitest';
import { resendVerification, sendPasswordReset, signIn } from './sign-in';

/** The identity service, with nobody signed in. */
const auth = vi.hoisted((): { currentUser: unknown; authStateReady(): Promise<void> } => ({
  currentUser: null,
  authStateReady: async () => {},
}));
const sdk = vi.hoisted(() => ({
  onIdTokenChanged: vi.fn(),
  signInWithEmailAndPassword: vi.fn(() => Promise.resolve()),
}));

const api = vi.hoisted(() => ({ call: vi.fn(), setTokenSource: vi.fn() }));

vi.mock('@/lib/api', () => api);
vi.mock('@/lib/firebase', () => ({ loadAuth: async () => auth }));
vi.mock('firebase/auth', () => sdk);

afterEach(() => {
  auth.currentUser = null;
  vi.clearAllMocks();
});

const refusal = (code: string) => Object.assign(new Error('Firebase: Error'), { code });

test('without a current user there is nobody to send a link to: User not logged in', async () => {
  expect(await resendVerification()).toEqual({ error: 'User not logged in' });
  expect(api.call).not.toHaveBeenCalled();
});

test('the link that proves the address is asked of the portal, which sends it', async () => {
  auth.currentUser = { uid: 'nora', email: 'nora@flexa.test' };
  api.call.mockResolvedValueOnce({ sent: true });
  expect(await resendVerification()).toEqual({});
  expect(api.call).toHaveBeenCalledWith('requestVerification', { email: 'nora@flexa.test' });
});

test('a link to set a password is asked of the portal, which sends it', async () => {
  api.call.mockResolvedValueOnce({ sent: true });
  expect(await sendPasswordReset('nora@flexa.test')).toEqual({});
  expect(api.call).toHaveBeenCalledWith('requestPasswordReset', { email: 'nora@flexa.test' });
});

test.each(['auth/user-not-found', 'auth/wrong-password', 'auth/user-disabled'])(
  'a sign-in refused with %s reads as any wrong pair',
  async (code) => {
    sdk.signInWithEmailAndPassword.mockRejectedValueOnce(refusal(code));
    expect(await signIn('nora@flexa.test', 'x')).toEqual({
      error: 'Wrong e-mail or password',
    });
  },
);
