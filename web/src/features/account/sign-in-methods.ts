import type { linkWithPopup as LinkWithPopup, User as FirebaseUser } from 'firebase/auth';
import { MESSAGES } from '@flexa/contracts/errors';
import { refreshIdentity, reloadUser } from '@/features/auth';
import { useLicenses } from '@/features/licenses';
import { call } from '@/lib/api';
import { loadAuth } from '@/lib/firebase';

/** Display names of the identity service's providers. */
export const PROVIDER_NAMES: Record<string, string> = {
  password: 'E-mail and password',
  'google.com': 'Google',
  'microsoft.com': 'Microsoft',
};

export function nameProvider(id: string): string {
  return PROVIDER_NAMES[id] ?? id;
}

const loadSdk = () => import('firebase/auth');

/** @throws Error with the message for signed-out people */
async function requireUser(): Promise<FirebaseUser> {
  const auth = await loadAuth();
  await auth.authStateReady();
  if (!auth.currentUser) throw new Error(MESSAGES.signedOut);
  return auth.currentUser;
}

/** Signs the person in again, so that the server accepts actions that need a fresh sign-in. */
export async function confirmPassword(password: string): Promise<void> {
  const [user, { EmailAuthProvider, reauthenticateWithCredential }] = await Promise.all([
    requireUser(),
    loadSdk(),
  ]);
  await reauthenticateWithCredential(
    user,
    EmailAuthProvider.credential(user.email ?? '', password),
  );
}

/** Creates a provider whose window has the account's address filled in. */
async function createProvider(providerId: string, email: string | null) {
  const { GoogleAuthProvider, OAuthProvider } = await loadSdk();
  const provider =
    providerId === GoogleAuthProvider.PROVIDER_ID
      ? new GoogleAuthProvider()
      : new OAuthProvider(providerId);
  provider.setCustomParameters({ login_hint: email ?? '' });
  return provider;
}

/** Does the same in a provider's window, for people without a password. */
export async function confirmWithProvider(providerId: string): Promise<void> {
  const [user, { reauthenticateWithPopup }] = await Promise.all([requireUser(), loadSdk()]);
  await reauthenticateWithPopup(user, await createProvider(providerId, user.email));
}

/**
 * The identity service changes providers directly. This call lets the server notice and mail the
 * owner; if it fails, the next call does.
 */
async function refreshAccount(): Promise<void> {
  await refreshIdentity();
  await reloadUser().catch(() => undefined);
}

/** Adds a provider to sign in with, in its own window. */
export async function connectProvider(providerId: string): Promise<void> {
  const [user, { linkWithPopup }] = await Promise.all([requireUser(), loadSdk()]);
  if (providerId === 'microsoft.com') await connectMicrosoft(user, linkWithPopup);
  else await linkWithPopup(user, await createProvider(providerId, user.email));
  await refreshAccount();
}

/** Connects a Microsoft account. A token from before the change allows it: a later one may come from Microsoft. */
async function connectMicrosoft(
  user: FirebaseUser,
  linkWithPopup: typeof LinkWithPopup,
): Promise<void> {
  const { uid } = user;
  const token = await user.getIdToken();
  await call('connectMicrosoft', { uid, identity: null }, { token });
  const linked = await linkWithPopup(user, await createProvider('microsoft.com', user.email));
  const data = linked.user.providerData.find(({ providerId }) => providerId === 'microsoft.com');
  try {
    await call('connectMicrosoft', { uid, identity: data?.uid ?? null }, { token });
  } catch (error) {
    // Otherwise it would look connected while the server refuses its sign-ins.
    const { unlink } = await loadSdk();
    await unlink(linked.user, 'microsoft.com').catch(() => undefined);
    throw error;
  }
  // The security rules read the claim in the token, and have refused Microsoft's token until now.
  await user.getIdToken(true);
  useLicenses.getState().retry();
}

/** Disconnects a provider. One way to sign in must remain. */
export async function disconnectProvider(providerId: string): Promise<void> {
  const [user, { unlink }] = await Promise.all([requireUser(), loadSdk()]);
  await unlink(user, providerId);
  await refreshAccount();
}

/** Returns a token of the sign-in that was just confirmed. */
export async function fetchFreshToken(): Promise<string> {
  return (await requireUser()).getIdToken(true);
}

/** @throws if the current password is wrong or the new one is refused */
export async function changePassword(current: string, next: string): Promise<void> {
  await confirmPassword(current);
  const { uid } = await requireUser();
  await call('changePassword', { uid, password: next }, { token: await fetchFreshToken() });
  // The change ended all sign-ins, including this one.
  await confirmPassword(next);
}

/**
 * Mails a link to the new address; the address changes when it is opened.
 *
 * @throws if the password is wrong or the address is refused
 */
export async function requestAddressChange(address: string, password: string): Promise<void> {
  await confirmPassword(password);
  const user = await requireUser();
  await call(
    'changeAddress',
    { uid: user.uid, email: address },
    { token: await fetchFreshToken() },
  );
}

const WRONG_PASSWORD = new Set(['auth/invalid-credential', 'auth/wrong-password']);

/** Returns true if the password was wrong, so that the error belongs to its field. */
export function isWrongPassword(error: unknown): boolean {
  return error instanceof Error && 'code' in error && WRONG_PASSWORD.has(String(error.code));
}
