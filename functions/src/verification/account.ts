import type { Auth } from 'firebase-admin/auth';
import { AppError } from '../platform/errors';

/** Rounds in which somebody else may make or delete the same account. */
const ROUNDS_MAX = 5;

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/**
 * The account of an address whose owner calls, made where there is none. Two at once get the same.
 *
 * @returns its uid
 * @throws AppError account-disabled
 */
export async function accountOf(auth: Auth, email: string): Promise<string> {
  for (let round = 1; ; round += 1) {
    try {
      return (await existing(auth, email)) ?? (await made(auth, email));
    } catch (error) {
      const isRace =
        hasCode(error, 'auth/email-already-exists') || hasCode(error, 'auth/user-not-found');
      if (!isRace || round >= ROUNDS_MAX) throw error;
    }
  }
}

async function existing(auth: Auth, email: string): Promise<string | undefined> {
  const account = await auth.getUserByEmail(email).catch((error: unknown) => {
    if (hasCode(error, 'auth/user-not-found')) return undefined;
    throw error;
  });
  if (account?.disabled) throw new AppError('account-disabled');
  if (account && !account.emailVerified) {
    await auth.updateUser(account.uid, { emailVerified: true });
  }
  return account?.uid;
}

async function made(auth: Auth, email: string): Promise<string> {
  return (await auth.createUser({ email, emailVerified: true })).uid;
}
