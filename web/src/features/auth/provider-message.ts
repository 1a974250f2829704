import { MESSAGES } from '@flexa/contracts/errors';

export const WRONG_PAIR = 'Wrong e-mail or password';

/**
 * Plain messages for Firebase's error codes. A wrong password and an unknown address share one, so that
 * nobody learns whether an address has an account.
 */
const WORDS: Record<string, string> = {
  'auth/invalid-credential': WRONG_PAIR,
  'auth/wrong-password': WRONG_PAIR,
  'auth/user-not-found': WRONG_PAIR,
  'auth/invalid-email': 'Enter an address like name@company.com',
  'auth/user-disabled': 'This account is disabled. Contact us for help',
  'auth/email-already-in-use': 'This address already has an account. Sign in instead',
  'auth/weak-password': 'Choose a longer password',
  'auth/too-many-requests': 'Too many attempts',
  'auth/network-request-failed': 'No connection. Check your network and try again',
  'auth/popup-blocked': 'Your browser blocked the sign-in window. Allow it and try again',
  'auth/account-exists-with-different-credential':
    'This account uses a different sign-in method. Use that one',
  'auth/requires-recent-login': 'Sign in again first',
  'auth/expired-action-code': 'This link has expired',
  'auth/invalid-action-code': 'This link was already used or is incomplete',
};

function readErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** Returns our message for a provider's error, or the provider's own. */
export function explainProviderError(error: unknown, fallback: string = MESSAGES.fallback): string {
  const code = readErrorCode(error);
  if (!code?.startsWith('auth/')) {
    return error instanceof Error && !code ? error.message : fallback;
  }
  const message = error instanceof Error ? error.message : '';
  // The identity service wraps the answer of our function that guards sign-ins.
  if (message.includes(MESSAGES.microsoftNotConnected)) return MESSAGES.microsoftNotConnected;
  // Leaves “Some words” of 'Firebase: Some words (auth/code).'
  const stripped = message.replace(/^Firebase:\s*/, '').replace(/\s*\(auth\/[\w-]+\)\.?$/, '');
  return WORDS[code] ?? (stripped && stripped !== 'Error' ? stripped : fallback);
}

export function hasProviderCode(error: unknown, ...codes: string[]): boolean {
  return codes.includes(readErrorCode(error) ?? '');
}

/** Returns true if the person closed the provider's window or opened a second one, which is no failure. */
export function wasClosedByPerson(error: unknown): boolean {
  return hasProviderCode(error, 'auth/popup-closed-by-user', 'auth/cancelled-popup-request');
}
