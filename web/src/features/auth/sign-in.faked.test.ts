import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { MESSAGES } from '@flexa/contracts/errors';
import { ApiError } from '@/lib/api-error';
import { local } from '@/lib/storage';
import { useSession } from './session-store';
import { resendVerification, sendPasswordReset, signIn, signInWithProvider } from './sign-in';

/** The identity service, with nobody signed in. */
const auth = vi.hoisted(
  (): { currentUser: unknown; authStateReady(): Promise<void>; signOut(): Promise<void> } => ({
    currentUser: null,
    authStateReady: async () => {},
    signOut: async () => void (auth.currentUser = null),
  }),
);
const sdk = vi.hoisted(() => ({
  onIdTokenChanged: vi.fn(),
  signInWithEmailAndPassword: vi.fn(() => Promise.resolve()),
  signInWithPopup: vi.fn(),
  getAdditionalUserInfo: vi.fn(),
  signInWithCredential: vi.fn(),
  GoogleAuthProvider: class {
    static credentialFromResult(): object {
      return { idToken: 'of Google' };
    }
    setCustomParameters() {}
    addScope() {}
  },
  OAuthProvider: class {
    setCustomParameters() {}
    addScope() {}
  },
}));

const api = vi.hoisted(() => ({ call: vi.fn(), setTokenSource: vi.fn() }));

vi.mock('@/lib/api', () => api);
vi.mock('@/lib/firebase', () => ({ loadAuth: async () => auth }));
vi.mock('firebase/auth', () => sdk);

afterEach(() => {
  auth.currentUser = null;
  vi.clearAllMocks();
});

const buildFirebaseError = (code: string) => Object.assign(new Error('Firebase: Error'), { code });

test('resendVerification without a signed-in user fails with “User not logged in”', async () => {
  expect(await resendVerification()).toEqual({ error: 'User not logged in' });
  expect(api.call).not.toHaveBeenCalled();
});

test('resendVerification asks the portal to send the link', async () => {
  auth.currentUser = { uid: 'nora', email: 'nora@flexa.test' };
  api.call.mockResolvedValueOnce({ sent: true });
  expect(await resendVerification()).toEqual({});
  expect(api.call).toHaveBeenCalledWith('requestVerification', { email: 'nora@flexa.test' });
});

test('the verification link returns to the seat that the person was about to accept', async () => {
  auth.currentUser = { uid: 'nora', email: 'nora@flexa.test' };
  local.set('before_login_path', '/seat?licence=order-1&link=Vb2kq0S4d1cQm8Zx');
  onTestFinished(() => local.remove('before_login_path'));
  api.call.mockResolvedValueOnce({ sent: true });
  await resendVerification();
  expect(api.call).toHaveBeenCalledWith('requestVerification', {
    email: 'nora@flexa.test',
    seat: { id: 'order-1', link: 'Vb2kq0S4d1cQm8Zx' },
  });
});

test('sendPasswordReset asks the portal to send the link', async () => {
  api.call.mockResolvedValueOnce({ sent: true });
  expect(await sendPasswordReset('nora@flexa.test')).toEqual({});
  expect(api.call).toHaveBeenCalledWith('requestPasswordReset', { email: 'nora@flexa.test' });
});

test.each(['auth/user-not-found', 'auth/wrong-password', 'auth/user-disabled'])(
  'a sign-in refused with %s gets the general message for wrong credentials',
  async (code) => {
    sdk.signInWithEmailAndPassword.mockRejectedValueOnce(buildFirebaseError(code));
    expect(await signIn('nora@flexa.test', 'x')).toEqual({
      error: 'Wrong e-mail or password',
    });
  },
);

/** Creates a user of the identity service. */
const buildUser = () => ({
  uid: 'nora',
  email: 'nora@flexa.test',
  displayName: 'Nora',
  providerData: [],
  getIdToken: async () => 'token',
});
const buildServerError = () => new ApiError(500, 'internal', 'An error occurred please try again');

test('a profile that can’t be loaded is reported and signs nobody in', async () => {
  sdk.signInWithEmailAndPassword.mockImplementationOnce(async () => {
    auth.currentUser = buildUser();
  });
  api.call.mockRejectedValue(buildServerError());
  expect(await signIn('nora@flexa.test', 'x')).toEqual({
    error: 'An error occurred please try again',
  });
  expect(useSession.getState().status).toBe('signed-out');
  expect(local.get('access_token')).toBeNull();
  expect(auth.currentUser).toBeNull();
});

test.each([
  ['a new account is deleted again', true],
  ['an account that was there before stays', false],
])('if the profile can’t be created after a sign-in with Google, %s', async (_, isNewUser) => {
  const user = buildUser();
  sdk.signInWithPopup.mockResolvedValueOnce({ user });
  sdk.getAdditionalUserInfo.mockReturnValueOnce({ isNewUser });
  api.call.mockRejectedValue(buildServerError());
  expect(await signInWithProvider('Google')).toEqual({
    error: 'Google Login Error: An error occurred please try again',
  });
  const deletions = api.call.mock.calls.filter(([name]) => name === 'deleteUser');
  const deletion = ['deleteUser', { id: 'nora' }, { token: 'token' }];
  expect(deletions).toEqual(isNewUser ? [deletion] : []);
  expect(local.get('access_token')).toBeNull();
});

test('a refused Microsoft sign-in says in our words that the account is not connected', async () => {
  const message = `Firebase: HTTP Cloud Function returned an error: {"error":{"message":"${MESSAGES.microsoftNotConnected}","status":"PERMISSION_DENIED"}} (auth/internal-error).`;
  const refusal = Object.assign(new Error(message), { code: 'auth/internal-error' });
  sdk.signInWithPopup.mockRejectedValueOnce(refusal);
  expect(await signInWithProvider('Microsoft')).toEqual({
    error: `Microsoft Login Error: ${MESSAGES.microsoftNotConnected}`,
  });
});

/** Error after the portal removed strangers' ways into the account, which ends all sign-ins. */
const buildSignInAgainError = () => new ApiError(401, 'sign-in-again', 'Please sign in again');
const profile = { uid: 'nora', name: 'Nora' };

test('a first sign-in with Google that the portal ended is repeated without the window', async () => {
  const again = { ...buildUser(), getIdToken: async () => 'later token' };
  sdk.signInWithPopup.mockResolvedValueOnce({ user: buildUser() });
  sdk.signInWithCredential.mockImplementationOnce(async () => {
    auth.currentUser = again;
    return { user: again };
  });
  api.call.mockReset().mockRejectedValueOnce(buildSignInAgainError()).mockResolvedValue(profile);
  expect(await signInWithProvider('Google')).toEqual({});
  expect(sdk.signInWithPopup).toHaveBeenCalledTimes(1);
  expect(sdk.signInWithCredential).toHaveBeenCalledWith(auth, { idToken: 'of Google' });
  const tokens = api.call.mock.calls
    .filter(([name]) => name === 'createUser')
    .map(([, , options]) => (options as { token: string }).token);
  expect(tokens).toEqual(['token', 'later token']);
  expect(useSession.getState()).toMatchObject({ status: 'signed-in', uid: 'nora' });
});

test('a sign-in with Google that the portal ends twice is reported and signs nobody in', async () => {
  sdk.signInWithPopup.mockResolvedValueOnce({ user: buildUser() });
  sdk.signInWithCredential.mockResolvedValueOnce({ user: buildUser() });
  api.call.mockReset().mockRejectedValue(buildSignInAgainError());
  expect(await signInWithProvider('Google')).toEqual({
    error: 'Google Login Error: Please sign in again',
  });
  expect(sdk.signInWithCredential).toHaveBeenCalledTimes(1);
  expect(useSession.getState().status).toBe('signed-out');
});

test('a Microsoft address that the identity service trusts is read again after the portal marks it unverified', async () => {
  const user = { ...buildUser(), emailVerified: true, reload: async () => void 0 };
  user.reload = async () => void (user.emailVerified = false);
  sdk.signInWithPopup.mockImplementationOnce(async () => {
    auth.currentUser = user;
    return { user };
  });
  api.call.mockReset().mockResolvedValue(profile);
  expect(await signInWithProvider('Microsoft')).toEqual({});
  expect(useSession.getState().identity).toMatchObject({ emailVerified: false });
});

test('closing a provider’s window is not an error', async () => {
  sdk.signInWithPopup.mockRejectedValueOnce(buildFirebaseError('auth/popup-closed-by-user'));
  expect(await signInWithProvider('Google')).toEqual({});
});
