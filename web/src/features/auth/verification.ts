import { MESSAGES } from '@flexa/contracts/errors';
import { call } from '@/lib/api';
import { encryptPayload } from '@/lib/payload';
import { local } from '@/lib/storage';
import { readOwnSession } from './own-session';
import { createProfile, endSession, runFlow, logOut } from './session';
import { useSession } from './session-store';
import { attempt, type SignInResult } from './sign-in-result';

/** Requests a token for this address alone. It is used for one call and never stored. */
async function requestToken(email: string): Promise<string> {
  const payload = await encryptPayload(email);
  return (await call('createEmailToken', { payload })).token;
}

/** Mails a code. The token to check it stays in this browser (storage key verify_token). */
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

/** Signs in with the code, and creates the account and the profile if they are missing. */
export function signInWithCode(email: string, code: string): Promise<SignInResult> {
  return attempt(async () => {
    const verifyToken = local.get('verify_token') ?? '';
    const token = await requestToken(email);
    const input = { email, code, verifyToken, ...(await readOwnSession()) };
    const { customToken } = await call('verifyCode', input, { token });
    local.remove('verify_token');
    await runFlow(async (auth) => {
      const { signInWithCustomToken } = await import('firebase/auth');
      const { user } = await signInWithCustomToken(auth, customToken);
      const { uid } = useSession.getState();
      if (uid === user.uid) return;
      // Someone else was signed in: their data is cleared first.
      if (uid) endSession('left');
      await createProfile(user).catch(async (error: unknown) => {
        await logOut();
        throw error;
      });
    });
  }, MESSAGES.verifyCodeFailed);
}
