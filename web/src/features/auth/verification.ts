import { MESSAGES } from '@flexa/contracts/errors';
import { call } from '@/lib/api';
import { encryptPayload } from '@/lib/payload';
import { local } from '@/lib/storage';
import { readOwnSession } from './own-session';
import { createProfile, endSession, runFlow, logOut } from './session';
import { useSession } from './session-store';
import { attempt, type SignInResult } from './sign-in-result';

/** A token that is good for this address alone; it goes with one call and is kept nowhere. */
async function requestToken(email: string): Promise<string> {
  const payload = await encryptPayload(email);
  return (await call('createEmailToken', { payload })).token;
}

/** Mails a code; what it is checked with stays in this browser (storage key verify_token). */
export function sendCode(email: string): Promise<SignInResult> {
  return attempt(async () => {
    const token = await requestToken(email);
    const { verifyToken } = await call('sendVerificationCode', { email }, { token });
    local.set('verify_token', verifyToken);
  }, MESSAGES.sendCodeFailed);
}

/** Returns true if this browser requested a code that may still arrive. */
export function isCodeExpected(): boolean {
  return local.get('verify_token') !== null;
}

/** Signs in with the code; an account and a profile are made where there are none. */
export function signInWithCode(email: string, code: string): Promise<SignInResult> {
  return attempt(async () => {
    const verifyToken = local.get('verify_token') ?? '';
    const token = await requestToken(email);
    const asked = { email, code, verifyToken, ...(await readOwnSession()) };
    const { customToken } = await call('verifyCode', asked, { token });
    local.remove('verify_token');
    await runFlow(async (auth) => {
      const { signInWithCustomToken } = await import('firebase/auth');
      const { user } = await signInWithCustomToken(auth, customToken);
      const { uid } = useSession.getState();
      if (uid === user.uid) return;
      // Someone else was signed in: what is theirs is forgotten first.
      if (uid) endSession('left');
      await createProfile(user).catch(async (error: unknown) => {
        await logOut();
        throw error;
      });
    });
  }, MESSAGES.verifyCodeFailed);
}
