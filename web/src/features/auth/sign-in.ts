import type { AuthProvider } from 'firebase/auth';
import { MESSAGES } from '@contracts/errors';
import { messageOf } from '@/lib/report-error';
import { createProfile, identityOf, inFlow, logOut, useSession, watchAuth } from './session';
import { providerMessage, wasClosedByPerson } from './provider-message';

/** What a form needs to know: an error message, or nothing. */
export interface SignInResult {
  error?: string;
}

/** Where the links in Firebase's mails lead: the login page of wherever this is running. */
const loginPage = () => ({ url: `${window.location.origin}/login` });

const sdk = () => import('firebase/auth');

async function attempt(action: () => Promise<unknown>): Promise<SignInResult> {
  try {
    await action();
    return {};
  } catch (error) {
    return { error: providerMessage(error) };
  }
}

export function signIn(email: string, password: string): Promise<SignInResult> {
  return attempt(() =>
    inFlow(async (auth) => {
      const { signInWithEmailAndPassword } = await sdk();
      await signInWithEmailAndPassword(auth, email, password);
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
    inFlow(async (auth) => {
      const { createUserWithEmailAndPassword, sendEmailVerification, updateProfile } = await sdk();
      const { user } = await createUserWithEmailAndPassword(auth, person.email, person.password);
      await updateProfile(user, { displayName: person.name });
      // A profile that can't be made now is made at the next sign-in, and a mail can be sent again.
      await createProfile(user, person.name).catch(() => undefined);
      await sendEmailVerification(user, loginPage()).catch(() => undefined);
    }),
  );
}

/** Sends the mail that verifies the address once more. */
export function resendVerification(): Promise<SignInResult> {
  return attempt(async () => {
    const [auth, { sendEmailVerification }] = await Promise.all([watchAuth(), sdk()]);
    if (!auth.currentUser) throw new Error(MESSAGES.signedOut);
    await sendEmailVerification(auth.currentUser, loginPage());
  });
}

/** Asks anew whether the address is verified: the link may have been opened in another browser. */
export async function refreshIdentity(): Promise<void> {
  const auth = await watchAuth();
  await auth.currentUser?.reload();
  if (auth.currentUser) useSession.setState({ identity: identityOf(auth.currentUser) });
}

/** Sends a mail to set a new password; says nothing of whether the address has an account. */
export function sendPasswordReset(email: string): Promise<SignInResult> {
  return attempt(async () => {
    const [auth, { sendPasswordResetEmail }] = await Promise.all([watchAuth(), sdk()]);
    await sendPasswordResetEmail(auth, email, loginPage()).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'auth/user-not-found')) {
        throw error;
      }
    });
  });
}

export type SocialProvider = 'Google' | 'Microsoft';

/**
 * Signs in through a provider's window, then makes the profile. Where that fails the account that
 * was made by it is deleted again; one that was there before is only signed out.
 */
export async function signInWith(name: SocialProvider): Promise<SignInResult> {
  try {
    await inFlow(async (auth) => {
      const { getAdditionalUserInfo, signInWithPopup } = await sdk();
      const credential = await signInWithPopup(auth, await provider(name));
      try {
        await createProfile(credential.user);
      } catch (error) {
        if (getAdditionalUserInfo(credential)?.isNewUser) {
          await credential.user.delete().catch(() => undefined);
        }
        await logOut();
        throw error;
      }
    });
    return {};
  } catch (error) {
    if (wasClosedByPerson(error)) return {};
    return { error: MESSAGES.socialLogin(name, providerMessage(error, messageOf(error))) };
  }
}

async function provider(name: SocialProvider): Promise<AuthProvider> {
  const { GoogleAuthProvider, OAuthProvider } = await sdk();
  const chosen = name === 'Google' ? new GoogleAuthProvider() : new OAuthProvider('microsoft.com');
  chosen.setCustomParameters({ prompt: 'select_account' });
  chosen.addScope('email');
  return chosen;
}
