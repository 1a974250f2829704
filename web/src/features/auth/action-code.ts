import { MESSAGES } from '@flexa/contracts/errors';
import type { OperationOutput } from '@flexa/contracts/operations';
import { call } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { isUnanswered, logOut, watchAuth } from './session';
import { refreshIdentity, signIn } from './sign-in';
import type { ActionLink } from './action-link';
import { readOwnSession } from './own-session';
import { hasProviderCode } from './provider-message';
import { attempt, describeFailure, type SignInResult } from './sign-in-result';

/** Result of using a link: its address, or the reason for the refusal. */
export type LinkOutcome =
  /**
   * `isOpen`: it is still to be shown whose account it is, by a sign-in or, where the link allows one
   * (`canSetPassword`), by a new password.
   */
  | { email: string; isOpen: boolean; canSetPassword: boolean }
  | { refused: 'link' }
  | { refused: 'other'; error: string };

/** React asks twice in development, and a code is good for one use: each is tried once. */
const outcomes = new Map<string, Promise<LinkOutcome>>();

function runOnce(code: string, action: () => Promise<LinkOutcome>): Promise<LinkOutcome> {
  const known = outcomes.get(code);
  if (known) return known;
  const outcome = action()
    .catch((error: unknown): LinkOutcome => {
      if (isRefusedLink(error)) return { refused: 'link' };
      // Such as no network: the link may well be good, and is tried again.
      return { refused: 'other', error: describeFailure(error).error ?? MESSAGES.fallback };
    })
    .then((result) => {
      if ('refused' in result ? result.refused === 'other' : result.isOpen) outcomes.delete(code);
      return result;
    });
  outcomes.set(code, outcome);
  return outcome;
}

function isRefusedLink(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'link-refused';
}

/** Returns the account a reset link belongs to, without consuming the link. */
export function findResetOwner(code: string): Promise<LinkOutcome> {
  return runOnce(code, async () => {
    const { email } = await call('checkPasswordReset', { code });
    return { email, isOpen: true, canSetPassword: true };
  });
}

/** Does what the link of a mail about an address asks for: verifies, changes or restores it. */
export function applyLink(code: string): Promise<LinkOutcome> {
  return runOnce(code, async () => {
    const { email, confirmed, canSetPassword } = await confirmAddress(code);
    if (confirmed) await followAddress();
    return { email, isOpen: !confirmed, canSetPassword };
  });
}

/** Asked twice where the answer is lost: the second time it is the same, and nobody is left in doubt. */
async function confirmAddress(code: string): Promise<OperationOutput<'confirmAddress'>> {
  const input = { code, ...(await readOwnSession()) };
  return call('confirmAddress', input).catch((error: unknown) => {
    if (isUnanswered(error)) return call('confirmAddress', input);
    throw error;
  });
}

/** A link that changed the address has ended the earlier sign-in. */
async function followAddress(): Promise<void> {
  await refreshIdentity().catch(async (error: unknown) => {
    if (hasProviderCode(error, 'auth/user-token-expired')) await logOut();
  });
}

interface NewPassword {
  mode: ActionLink['mode'];
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

/** Sets the new password and signs in with it; anyone who was signed in before is signed out. */
export async function resetPassword(wanted: NewPassword): Promise<ResetResult> {
  const { mode, code, email, password, isChanged } = wanted;
  const operation = mode === 'resetPassword' ? 'confirmPasswordReset' : 'confirmAddress';
  let isLinkRefused = false;
  const change = async () => {
    await call(operation, { code, password }).catch((error: unknown) => {
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
