import type { Auth, AuthProvider, User, UserCredential } from 'firebase/auth';
import { MESSAGES } from '@flexa/contracts/errors';
import { call } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { createProfile, readIdentity, runFlow, logOut, watchAuth } from './session';
import { useSession } from './session-store';
import { hasProviderCode, wasClosedByPerson, WRONG_PAIR } from './provider-message';
import { attempt, describeFailure, type SignInResult } from './sign-in-result';

const loadSdk = () => import('firebase/auth');
const buildVerification = async (email: string) =>
  (await import('./seat-return')).buildVerification(email);

export function signIn(email: string, password: string): Promise<SignInResult> {
  return attempt(() =>
    runFlow(async (auth) => {
      const { signInWithEmailAndPassword } = await loadSdk();
      await signInWithEmailAndPassword(auth, email, password).catch((error: unknown) => {
        // The service answers this before it checks the password, so a stranger would learn that the
        // account exists. Its owner learns it after a code, which proves the mailbox.
        if (hasProviderCode(error, 'auth/user-disabled')) throw new Error(WRONG_PAIR);
        throw error;
      });
    }),
  );
}

/** Creates the sign-in, then the profile, and sends the verification e-mail. */
export function register(person: {
  name: string;
  email: string;
  password: string;
}): Promise<SignInResult> {
  return attempt(() =>
    runFlow(async (auth) => {
      const { createUserWithEmailAndPassword, updateProfile } = await loadSdk();
      const { user } = await createUserWithEmailAndPassword(auth, person.email, person.password);
      await updateProfile(user, { displayName: person.name });
      // The next sign-in creates a missing profile, and the e-mail can be sent again.
      await createProfile(user, person.name).catch(() => undefined);
      const token = await user.getIdToken();
      const input = await buildVerification(person.email);
      await call('requestVerification', input, { token }).catch(() => undefined);
    }),
  );
}

/** Sends the verification e-mail again. */
export function resendVerification(): Promise<SignInResult> {
  return attempt(async () => {
    const auth = await watchAuth();
    await auth.authStateReady();
    const email = auth.currentUser?.email;
    if (!email) throw new Error(MESSAGES.signedOut);
    await call('requestVerification', await buildVerification(email));
  });
}

/** Reloads the identity: the link may have been opened in another browser. */
export async function refreshIdentity(): Promise<void> {
  const auth = await watchAuth();
  await auth.authStateReady();
  const user = auth.currentUser;
  const wasVerified = user?.emailVerified;
  await user?.reload();
  if (!user || auth.currentUser !== user) return;
  // A session that hasn't begun will read the identity itself.
  if (useSession.getState().identity) useSession.setState({ identity: readIdentity(user) });
  // Renews the stored token, from which the next page knows that the address is verified.
  if (user.emailVerified && !wasVerified) await user.getIdToken(true);
}

/** Sends a mail to set a new password. The result doesn't reveal whether the address has an account. */
export function sendPasswordReset(email: string): Promise<SignInResult> {
  return attempt(async () => {
    await call('requestPasswordReset', { email });
  });
}

export type SocialProvider = 'Google' | 'Microsoft';

/**
 * Signs in through a provider's window and creates the profile. If that fails, an account created
 * by this sign-in is deleted, and an older one is only signed out. The API deletes it, because the
 * identity service lets no client do so.
 */
export async function signInWithProvider(name: SocialProvider): Promise<SignInResult> {
  try {
    await runFlow(async (auth) => {
      const { getAdditionalUserInfo, signInWithPopup } = await loadSdk();
      const credential = await signInWithPopup(auth, await createProvider(name));
      try {
        await createSocialProfile(auth, name, credential);
      } catch (error) {
        if (getAdditionalUserInfo(credential)?.isNewUser) {
          await deleteAccount(auth.currentUser ?? credential.user).catch(() => undefined);
        }
        await logOut();
        throw error;
      }
    });
    return {};
  } catch (error) {
    if (wasClosedByPerson(error)) return {};
    const { error: message = MESSAGES.fallback, wait } = describeFailure(error);
    return { error: MESSAGES.socialLogin(name, message), ...(wait !== undefined && { wait }) };
  }
}

/**
 * Creates the profile of a sign-in through a provider. The portal may have just removed strangers' ways into
 * the account, which ends all sign-ins. Google's answer then signs in again, without its window.
 */
async function createSocialProfile(
  auth: Auth,
  name: SocialProvider,
  credential: UserCredential,
): Promise<void> {
  const { user } = credential;
  try {
    await createProfile(user);
  } catch (error) {
    const isEnded = error instanceof ApiError && error.code === 'sign-in-again';
    if (!isEnded || name !== 'Google') throw error;
    const { GoogleAuthProvider, signInWithCredential } = await loadSdk();
    const answer = GoogleAuthProvider.credentialFromResult(credential);
    if (!answer) throw error;
    const renewed = await signInWithCredential(auth, answer);
    await createProfile(renewed.user);
    return;
  }
  // The identity service trusts some of Microsoft's addresses; the portal has marked them unverified.
  if (name === 'Microsoft' && user.emailVerified) await user.reload();
}

async function deleteAccount(user: User): Promise<void> {
  await call('deleteUser', { id: user.uid }, { token: await user.getIdToken() });
}

async function createProvider(name: SocialProvider): Promise<AuthProvider> {
  const { GoogleAuthProvider, OAuthProvider } = await loadSdk();
  const provider =
    name === 'Google' ? new GoogleAuthProvider() : new OAuthProvider('microsoft.com');
  provider.setCustomParameters({ prompt: 'select_account' });
  provider.addScope('email');
  return provider;
}
