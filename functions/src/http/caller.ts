import type { Platform } from '../platform/platform';
import type { Caller } from '../platform/handlers';
import { AppError } from '../platform/errors';

/** Token faults that are the caller's; anything else is a fault of ours or of the network. */
const REFUSED = new Set([
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && REFUSED.has(String(error.code));
}

/**
 * The caller of an Authorization header. The account is read anew each time, so a person who was
 * disabled, deleted, signed out everywhere or lost the admin claim is refused at once and not when
 * the token runs out.
 *
 * @throws AppError unauthenticated
 */
export async function callerOf(
  { auth }: Platform,
  authorization: string | undefined,
): Promise<Caller> {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw new AppError('unauthenticated');
  try {
    const claims = await auth.verifyIdToken(token);
    const account = await auth.getUser(claims.uid);
    const validSince = account.tokensValidAfterTime ? Date.parse(account.tokensValidAfterTime) : 0;
    if (account.disabled || claims.auth_time * 1000 < validSince) {
      throw new AppError('unauthenticated');
    }
    return {
      uid: account.uid,
      email: account.email ?? null,
      emailVerified: account.email !== undefined && account.emailVerified,
      isAdmin: account.customClaims?.['admin'] === true,
      signedInAt: new Date(claims.auth_time * 1000),
    };
  } catch (error) {
    if (isRefusal(error)) throw new AppError('unauthenticated');
    throw error;
  }
}
