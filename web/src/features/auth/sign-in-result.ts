import { MESSAGES } from '@flexa/contracts/errors';
import { ApiError } from '@/lib/api-error';
import { explainError } from '@/lib/report-error';
import { explainProviderError } from './provider-message';

/** Result of a sign-in: an error message, or nothing. */
export interface SignInResult {
  error?: string;
  /** Seconds until the next attempt can succeed. */
  wait?: number;
  /** Field that the error is about. */
  field?: 'email' | 'password';
}

const FIELDS: Record<string, SignInResult['field']> = {
  'auth/email-already-in-use': 'email',
  'auth/invalid-email': 'email',
  'auth/weak-password': 'password',
  'auth/password-does-not-meet-requirements': 'password',
};

/** Wait after too many attempts; the identity service doesn't name one. */
const PROVIDER_WAIT_SECONDS = 60;

/** Returns the message for an error of the API or the identity service. */
export function describeFailure(
  error: unknown,
  fallback: string = MESSAGES.fallback,
): SignInResult {
  if (error instanceof ApiError) {
    const { status, retryAfter } = error;
    const isTooMany = status === 429 && retryAfter !== undefined;
    // The call had its own token, because the person was still signing in.
    const isUnexplained = status === 401 && error.code !== 'sign-in-again';
    const message = isUnexplained ? fallback : explainError(error, fallback);
    return { error: message, ...(isTooMany && { wait: retryAfter }) };
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const field = FIELDS[code];
  return {
    error: explainProviderError(error, fallback),
    ...(code === 'auth/too-many-requests' && { wait: PROVIDER_WAIT_SECONDS }),
    ...(field && { field }),
  };
}

/** Runs an action and returns its error message instead of throwing. */
export async function attempt(
  action: () => Promise<unknown>,
  fallback?: string,
): Promise<SignInResult> {
  try {
    await action();
    return {};
  } catch (error) {
    return describeFailure(error, fallback);
  }
}
