import type { Auth, AuthProvider, User, UserCredential } from 'firebase/auth';
import { MESSAGES } from '@flexa/contracts/errors';
import type { OperationInput } from '@flexa/contracts/operations';
import { call } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { createProfile, readIdentity, runFlow, logOut, watchAuth } from './session';
import { useSession } from './session-store';
import { hasProviderCode, wasClosedByPerson, WRONG_PAIR } from './provider-message';
import { attempt, describeFailure, type SignInResult } from './sign-in-result';

const loadSdk = () => import('firebase/auth');

export function signIn(email: string, password: string): Promise<SignInResult> {
  return attempt(() =>
    runFlow(async (auth) => {
      const { signInWithEmailAndPassword } = await loadSdk();
      await signInWithEmailAndPassword(auth, email, password).catch((error: unknown) => {
        // Said before the password is looked at, it would tell a stranger that there is an account.
        // Its owner learns it by a code, which proves whose mailbox it is.
        if (hasProviderCode(error, 'auth/user-disabled')) throw new Error(WRONG_PAIR);
        throw error;
      });
    }),
  );
}

/** Makes the sign-in, then the profile, and sends the mail that verifies the address. */
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
      // A profile that can't be made now is made at the next sign-in, and a mail can be sent again.
      await createProfile(user, person.name).catch(() => undefined);
      const token = await user.getIdToken();
      const input = await buildVerification(person.email);
      await call('requestVerification', input, { token }).catch(() => undefined);
    }),
  );
}

/** The link in the mail leads back to the seat that the person was about to accept. */
async function buildVerification(email: string): Promise<OperationInput<'requestVerification'>> {
  const { findSeatToReturnTo } = await import('./seat-return');
  const seat = findSeatToReturnTo();
  return { email, ...(seat && { seat }) };
}

/** Sends the mail that verifies the address once more. */
export function resendVerification(): Promise<SignInResult> {
  return attempt(async () => {
    const auth = await watchAuth();
    await auth.authStateReady();
    const email = auth.currentUser?.email;
    if (!email) throw new Error(MESSAGES.signedOut);
    await call('requestVerification', await buildVerification(email));
  });
}

/** Asks again whether the address is verified: the link may have been opened in another browser. */
export async function refreshIdentity(): Promise<void> {
  const auth = await watchAuth();
  await auth.authStateReady();
  const user = auth.currentUser;
  const wasVerified = user?.emailVerified;
  await user?.reload();
  if (!user || auth.currentUser !== user) return;
  // Before the session has begun it is about to read the same.
  if (useSession.getState().identity) useSession.setState({ identity: readIdentity(user) });
  // The stored token says so too, from which the next page knows it at once.
  if (user.emailVerified && !wasVerified) await user.getIdToken(true);
}

/** Sends a mail to set a new password; says nothing of whether the address has an account. */
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
export async function signInWith(name: SocialProvider): Promise<SignInResult> {
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
 * Makes the profile of a sign-in through a provider. The portal may have made the account its owner's alone just
 * now, which ends all sign-ins: Google's answer then signs in once more, without its window.
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
    const again = await signInWithCredential(auth, answer);
    await createProfile(again.user);
    return;
  }
  // The identity service believes Microsoft some addresses; the portal has taken that back.
  if (name === 'Microsoft' && user.emailVerified) await user.reload();
}

async function deleteAccount(user: User): Promise<void> {
  await call('deleteUser', { id: user.uid }, { token: await user.getIdToken() });
}

async function createProvider(name: SocialProvider): Promise<AuthProvider> {
  const { GoogleAuthProvider, OAuthProvider } = await loadSdk();
  const chosen = name === 'Google' ? new GoogleAuthProvider() : new OAuthProvider('microsoft.com');
  chosen.setCustomParameters({ prompt: 'select_account' });
  chosen.addScope('email');
  return chosen;
}
