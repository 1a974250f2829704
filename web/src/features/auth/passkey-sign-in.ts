import { MESSAGES } from '@flexa/contracts/errors';
import { call } from '@/lib/api';
import { explainPasskeyError, showPasskey, wasPasskeyDeclined } from '@/lib/passkey';
import { createProfile, runFlow, logOut } from './session';
import { describeFailure, type SignInResult } from './sign-in-result';

/** Signs in with any passkey of this site that the person chooses. */
export async function signInWithPasskey(): Promise<SignInResult> {
  try {
    const response = await showPasskey(await call('startPasskeySignIn', {}));
    const { customToken } = await call('signInWithPasskey', { response });
    await runFlow(async (auth) => {
      const { signInWithCustomToken } = await import('firebase/auth');
      const { user } = await signInWithCustomToken(auth, customToken);
      await createProfile(user).catch(async (error: unknown) => {
        await logOut();
        throw error;
      });
    });
    return {};
  } catch (error) {
    if (wasPasskeyDeclined(error)) return {};
    const fault = explainPasskeyError(error);
    return fault ? { error: fault } : describeFailure(error, MESSAGES.fallback);
  }
}
