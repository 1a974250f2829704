import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import { createMicrosoftLinks } from '../accounts/sign-in/microsoft-links';
import { createOwnership } from '../accounts/addresses/ownership';
import {
  readClaims,
  isForeignMicrosoft,
  isStaffAccount,
  isSettlementDue,
  isVerified,
  readSignInTime,
  readSince,
  listSocialProviders,
  readValidSince,
} from '../platform/account';
import { findFreshProof } from '../accounts/passkeys/fresh-proof';
import { PASSKEY_CLAIM } from '../accounts/passkeys/passkeys';
import type { Platform } from '../platform/platform';
import type { Caller } from '../platform/handlers';
import { AppError } from '../platform/errors';
import { createUserRepository, type UserRepository } from '../accounts/users/repository';

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
 * Returns whether the account still has the sign-in method of a token, because the identity service renews the
 * tokens of a disconnected provider.
 */
function isLinked({ providerData }: UserRecord, { firebase }: DecodedIdToken): boolean {
  const { sign_in_provider: provider, identities } = firebase;
  if (provider === 'custom') return true;
  const known = identities[provider] as unknown;
  return providerData.some(
    ({ providerId, uid }) =>
      providerId === provider && (!Array.isArray(known) || known.includes(uid)),
  );
}

/**
 * The claim gives a role, and a profile that says otherwise takes it away: rights are written to the
 * profile first, and where that stops before the account the lesser right counts.
 */
async function determineRole(
  account: UserRecord,
  profiles: UserRepository,
): Promise<Pick<Caller, 'isAdmin' | 'isSupport'>> {
  if (!isStaffAccount(account)) return { isAdmin: false, isSupport: false };
  const { admin = false, support = false } = readClaims(account);
  const profile = await profiles.get(account.uid);
  if (!profile) return { isAdmin: admin, isSupport: support };
  return {
    isAdmin: admin && profile.isAdmin && !profile.disabled,
    isSupport: support && profile.isSupport && !profile.disabled,
  };
}

/**
 * Creates the function that finds the caller of an Authorization header. It reads the account again each time, so a
 * person who was disabled, deleted, signed out everywhere or lost the admin claim is refused at once, not when the
 * token expires.
 */
export function createCallerAuthenticator(platform: Platform) {
  const { auth, db } = platform;
  const profiles = createUserRepository(db);
  const ownership = createOwnership(platform, profiles);
  const microsoft = createMicrosoftLinks(platform, profiles);

  async function readCaller(token: string, stepUp: string | undefined): Promise<Caller> {
    const claims = await auth.verifyIdToken(token);
    const account = await auth.getUser(claims.uid);
    const validSince = readValidSince(account);
    const isValid =
      !account.disabled && readSince(claims) >= validSince && isLinked(account, claims);
    if (!isValid) throw new AppError('unauthenticated');
    if (isSettlementDue(account)) await ownership.settle(account, claims);
    if (isForeignMicrosoft(account, claims.firebase.sign_in_provider)) {
      await microsoft.refuse(account);
    }
    await microsoft.forgetDisconnected(account);
    const signedInAt = readSignInTime(claims);
    const signIn = { uid: account.uid, signedInAt, byPasskey: claims[PASSKEY_CLAIM] === true };
    return {
      uid: account.uid,
      email: account.email ?? null,
      emailVerified: isVerified(account),
      ...(await determineRole(account, profiles)),
      signedInAt,
      since: readSince(claims),
      validSince,
      providers: listSocialProviders(account),
      freshProof: await findFreshProof(platform, signIn, stepUp),
    };
  }

  /**
   * @param stepUp a token of POST /auth/step-up
   * @throws AppError unauthenticated; sign-in-again if we made the account its owner's alone, or if the owner has not
   * connected the Microsoft account; account-changing
   */
  return async function authenticateCaller(
    authorization: string | undefined,
    stepUp?: string,
  ): Promise<Caller> {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
    if (!token) throw new AppError('unauthenticated');
    try {
      return await readCaller(token, stepUp);
    } catch (error) {
      if (isRefusal(error)) throw new AppError('unauthenticated');
      throw error;
    }
  };
}
