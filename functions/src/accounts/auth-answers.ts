import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { isForeignMicrosoft } from '../platform/account';

/** Errors of an invalid token. Others come from the network, and the code may be tried again. */
const REFUSED = [
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
];

/** Maximum number of attempts while someone else creates or deletes the same account. */
const ROUNDS_MAX = 5;

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Returns undefined if the identity service has no such account. */
export async function skipMissing<T>(request: Promise<T>): Promise<T | undefined> {
  return request.catch((error: unknown) => {
    if (hasCode(error, 'auth/user-not-found')) return undefined;
    throw error;
  });
}

/**
 * Verifies an ID token; returns undefined for a missing, expired or revoked one, for a disabled or deleted
 * account, and for a sign-in by a Microsoft account that its owner has not connected.
 */
export async function verifyToken(
  auth: Auth,
  token: string | undefined,
): Promise<DecodedIdToken | undefined> {
  if (!token) return undefined;
  try {
    const session = await auth.verifyIdToken(token, true);
    const account = await auth.getUser(session.uid);
    return isForeignMicrosoft(account, session.firebase.sign_in_provider) ? undefined : session;
  } catch (error) {
    const isRefusal = REFUSED.some((code) => hasCode(error, code));
    if (!isRefusal) throw error;
    return undefined;
  }
}

/** Retries if someone else has created or deleted the same account meanwhile. */
export async function retryOnRace<T>(attempt: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round += 1) {
    try {
      return await attempt();
    } catch (error) {
      const isRace =
        hasCode(error, 'auth/email-already-exists') || hasCode(error, 'auth/user-not-found');
      if (!isRace || round >= ROUNDS_MAX) throw error;
    }
  }
}
