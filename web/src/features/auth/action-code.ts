import { MESSAGES } from '@flexa/contracts/errors';
import { call } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { logOut, watchAuth } from './session';
import { refreshIdentity, signIn } from './sign-in';
import { hasProviderCode } from './provider-message';
import { attempt, failureOf, type SignInResult } from './sign-in-result';

const sdk = () => import('firebase/auth');

/** What became of a link: the address it was about, or why it is refused. */
export type LinkOutcome =
  { email: string } | { refused: 'link' } | { refused: 'other'; error: string };

/** React asks twice in development, and a code is good for one use: each is tried once. */
const outcomes = new Map<string, Promise<LinkOutcome>>();

function once(code: string, action: () => Promise<LinkOutcome>): Promise<LinkOutcome> {
  const known = outcomes.get(code);
  if (known) return known;
  const outcome = action().catch((error: unknown): LinkOutcome => {
    if (isRefusedLink(error)) return { refused: 'link' };
    // Such as no network: the link may well be good, and is tried again.
    outcomes.delete(code);
    return { refused: 'other', error: failureOf(error).error ?? MESSAGES.fallback };
  });
  outcomes.set(code, outcome);
  return outcome;
}

function isRefusedLink(error: unknown): boolean {
  if (error instanceof ApiError) return error.code === 'link-refused';
  return hasProviderCode(
    error,
    'auth/expired-action-code',
    'auth/invalid-action-code',
    'auth/user-not-found',
    'auth/user-disabled',
  );
}

/** Whose password the link may set; uses nothing up. */
export function ownerOfReset(code: string): Promise<LinkOutcome> {
  return once(code, async () => {
    return { email: (await call('checkPasswordReset', { code })).email };
  });
}

/** Does what the link of a mail about an address asks for: verifies, changes or restores it. */
export function applyLink(code: string): Promise<LinkOutcome> {
  return once(code, async () => {
    const [auth, { applyActionCode, checkActionCode }] = await Promise.all([watchAuth(), sdk()]);
    const { data } = await checkActionCode(auth, code);
    await applyActionCode(auth, code);
    // Where it changed the address the sign-in may have ended with it.
    await refreshIdentity().catch(() => undefined);
    return { email: data.email ?? '' };
  });
}

interface NewPassword {
  code: string;
  email: string;
  password: string;
  /** It was set before, and only the sign-in failed. */
  isChanged: boolean;
}

export interface ResetResult extends SignInResult {
  /** The link has had its time: only a new one helps. */
  isLinkRefused?: boolean;
  isChanged?: boolean;
}

/** Sets the new password and signs in with it; whoever was signed in before is signed out. */
export async function resetPassword(wanted: NewPassword): Promise<ResetResult> {
  const { code, email, password, isChanged } = wanted;
  let isLinkRefused = false;
  const change = async () => {
    await call('confirmPasswordReset', { code, password }).catch((error: unknown) => {
      isLinkRefused = isRefusedLink(error);
      throw error;
    });
    const auth = await watchAuth();
    await auth.authStateReady();
    if (auth.currentUser) await logOut();
  };
  const changed = isChanged ? {} : await attempt(change, MESSAGES.resetPasswordFailed);
  if (changed.error) return { ...changed, isLinkRefused };
  return { ...(await signIn(email, password)), isChanged: true };
}
