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
   * `isOpen`: the person must still prove that the account is theirs, by signing in or, if the link allows it
   * (`canSetPassword`), with a new password.
   */
  | { email: string; isOpen: boolean; canSetPassword: boolean }
  | { refused: 'link' }
  | { refused: 'other'; error: string };

/** Outcomes by code. React runs effects twice in development and a code works once, so each is tried once. */
const outcomes = new Map<string, Promise<LinkOutcome>>();

function runOnce(code: string, action: () => Promise<LinkOutcome>): Promise<LinkOutcome> {
  const known = outcomes.get(code);
  if (known) return known;
  const outcome = action()
    .catch((error: unknown): LinkOutcome => {
      if (isRefusedLink(error)) return { refused: 'link' };
      // Such as no network. The link may still work, so people can try again.
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

/** Applies the link of a mail about an address: verifies, changes or restores the address. */
export function applyLink(code: string): Promise<LinkOutcome> {
  return runOnce(code, async () => {
    const { email, confirmed, canSetPassword } = await confirmAddress(code);
    if (confirmed) await refreshAfterAddressChange();
    return { email, isOpen: !confirmed, canSetPassword };
  });
}

/** Repeats the call if its answer is lost; the server gives the same answer again. */
async function confirmAddress(code: string): Promise<OperationOutput<'confirmAddress'>> {
  const input = { code, ...(await readOwnSession()) };
  return call('confirmAddress', input).catch((error: unknown) => {
    if (isUnanswered(error)) return call('confirmAddress', input);
    throw error;
  });
}

/** Refreshes the identity. A link that changed the address ended the earlier sign-in. */
async function refreshAfterAddressChange(): Promise<void> {
  await refreshIdentity().catch(async (error: unknown) => {
    if (hasProviderCode(error, 'auth/user-token-expired')) await logOut();
  });
}

interface NewPassword {
  mode: ActionLink['mode'];
  code: string;
  email: string;
  password: string;
  /** True if an earlier attempt set the password and only its sign-in failed. */
  isChanged: boolean;
}

export interface ResetResult extends SignInResult {
  /** True if the link has expired, so that only a new one helps. */
  isLinkRefused?: boolean;
  isChanged?: boolean;
}

/** Sets the new password and signs in with it; anyone who was signed in before is signed out. */
export async function resetPassword(request: NewPassword): Promise<ResetResult> {
  const { mode, code, email, password, isChanged } = request;
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
  const changeResult = isChanged ? {} : await attempt(change, MESSAGES.resetPasswordFailed);
  if (changeResult.error) return { ...changeResult, isLinkRefused };
  return { ...(await signIn(email, password)), isChanged: true };
}
