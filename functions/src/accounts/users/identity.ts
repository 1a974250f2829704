import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { UserExport } from '@flexa/contracts/users';
import { changeClaims, readClaims, isVerified, revokeTokens } from '../../platform/account';
import type { UserRepository } from './repository';

/** Codes of the Admin SDK (firebase.google.com/docs/auth/admin/errors). */
function isUserNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
}

async function findSignIn(auth: Auth, uid: string): Promise<UserRecord | undefined> {
  try {
    return await auth.getUser(uid);
  } catch (error) {
    if (isUserNotFound(error)) return undefined;
    throw error;
  }
}

/**
 * Aligns the account with the profile: display name, disabled flag and the claims of a role. A
 * person who loses a right is signed out everywhere, because a token keeps its claims for up to an
 * hour. The profile is read again afterwards, so that the later of two concurrent changes wins on
 * both sides.
 */
export async function applyRights(
  auth: Auth,
  uid: string,
  profiles: Pick<UserRepository, 'get' | 'raiseValidSince'>,
): Promise<void> {
  for (let profile = await profiles.get(uid); profile;) {
    const record = await findSignIn(auth, uid);
    if (!record) return; // Deleted in the console, so there is nothing to align.
    const { admin: wasAdmin = false, support: wasSupport = false, settling } = readClaims(record);
    // Skips fields that already agree, because they may be outdated by the time of the write. An account in a
    // take-over stays disabled until the take-over ends, which enables it according to the profile.
    const isToOpen = record.disabled && !profile.disabled && settling !== true;
    const changes = {
      ...(record.displayName !== profile.name && { displayName: profile.name }),
      ...(isToOpen && { disabled: false }),
      ...(!record.disabled && profile.disabled && { disabled: true }),
    };
    if (Object.keys(changes).length > 0) await auth.updateUser(uid, changes);
    const claims = {
      ...(wasAdmin !== profile.isAdmin && { admin: profile.isAdmin }),
      ...(wasSupport !== profile.isSupport && { support: profile.isSupport }),
    };
    if (Object.keys(claims).length > 0) await changeClaims(auth, uid, claims);
    const losesRole =
      (wasAdmin && !profile.isAdmin) || (wasSupport && !profile.isSupport && !profile.isAdmin);
    if (losesRole || (!record.disabled && profile.disabled)) {
      await profiles.raiseValidSince(uid, await revokeTokens(auth, uid));
    }
    const now = await profiles.get(uid);
    const isAligned =
      now?.name === profile.name &&
      now.disabled === profile.disabled &&
      now.isAdmin === profile.isAdmin &&
      now.isSupport === profile.isSupport;
    if (isAligned) return;
    profile = now;
  }
}

export async function hasIdentity(auth: Auth, uid: string): Promise<boolean> {
  return (await findSignIn(auth, uid)) !== undefined;
}

export async function hasVerifiedAddress(auth: Auth, uid: string): Promise<boolean> {
  const record = await findSignIn(auth, uid);
  return record !== undefined && isVerified(record);
}

/** Maximum number of accounts that the identity service returns at once. */
const LOOKED_UP_MAX = 100;

/**
 * Returns true if one of them can sign in as an admin. A profile can outlive an account that was deleted or
 * disabled at the identity service.
 */
export async function hasWorkingAdmin(auth: Auth, uids: readonly string[]): Promise<boolean> {
  for (let from = 0; from < uids.length; from += LOOKED_UP_MAX) {
    const identifiers = uids.slice(from, from + LOOKED_UP_MAX).map((uid) => ({ uid }));
    const { users } = await auth.getUsers(identifiers);
    if (users.some((user) => !user.disabled && readClaims(user).admin === true)) return true;
  }
  return false;
}

/** Deletes the account; returns false if there was none. */
export async function deleteIdentity(auth: Auth, uid: string): Promise<boolean> {
  try {
    await auth.deleteUser(uid);
    return true;
  } catch (error) {
    if (isUserNotFound(error)) return false;
    throw error;
  }
}

/** Reads a person's sign-in methods from the identity service. */
export async function readSignInMethods(auth: Auth, uid: string): Promise<UserExport['signIn']> {
  const { emailVerified, providerData, metadata } = await auth.getUser(uid);
  return {
    emailVerified,
    providers: providerData.map((provider) => provider.providerId),
    createdAt: metadata.creationTime,
    lastSignInAt: metadata.lastSignInTime || null,
  };
}
