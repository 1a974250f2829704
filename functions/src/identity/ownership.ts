import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import { queueMail } from '../mail/outbox';
import { changeClaims, claimsOf, socialProviders, standingOf } from '../platform/account';
import { AppError } from '../platform/errors';
import type { Platform } from '../platform/platform';
import type { ProfileHolder } from './ports';
import { takeOver, type TakeOver } from './take-over';

/** Faults of a token that is no proof; others are of the network, and the code may be tried again. */
const REFUSED = [
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
];
/** Rounds in which somebody else may make or delete the same account. */
const ROUNDS_MAX = 5;
/**
 * So much later than its account, in seconds, the first sign-in through a provider may be. Where a
 * stranger made the account this shortly before, the identity service itself has dropped their password
 * and sign-ins, and only the mail about it is left out.
 */
export const FIRST_SIGN_IN_SECONDS = 2;

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

async function orNone<T>(asked: Promise<T>): Promise<T | undefined> {
  return asked.catch((error: unknown) => {
    if (hasCode(error, 'auth/user-not-found')) return undefined;
    throw error;
  });
}

export type Ownership = ReturnType<typeof ownership>;

/** Decides whose an account is whenever somebody has proved an address. */
export function ownership(platform: Platform, profiles: ProfileHolder) {
  const { auth, db, clock, newId } = platform;
  const makeTheirs = takeOver(platform, profiles);

  /**
   * The account of an address whose owner calls, made where there is none, and the owner's alone from
   * then on. Two at once get the same.
   *
   * @param session an ID token of the same browser: who is signed in to the account and proves its
   * address is one person, and keeps how they sign in.
   * @throws AppError account-disabled; code-refused for admins, as for a wrong code: a mailbox alone must
   * not be enough for them.
   */
  async function ownerByCode(email: string, session?: string): Promise<string> {
    return inRounds(async () => {
      const account = (await accountOf(email)) ?? (await made(email));
      if (claimsOf(account).admin === true) {
        await warnAdmin(account.uid, email);
        throw new AppError('code-refused');
      }
      if (standingOf(account) === 'proved') return account.uid;
      const keepsAll = standingOf(account) === 'confirmed' || (await isSignedIn(account, session));
      if (keepsAll) await confirm(account);
      else await makeTheirs(account);
      return account.uid;
    });
  }

  /** As ownerByCode, for admins too; whoever was signed in is signed out, and this is the password. */
  async function setPassword(email: string, password: string): Promise<void> {
    await inRounds(async () => {
      await makeTheirs((await accountOf(email)) ?? (await made(email)), { password });
    });
  }

  /** @throws AppError account-disabled */
  async function accountOf(email: string): Promise<UserRecord | undefined> {
    const account = (await orNone(auth.getUserByEmail(email))) ?? (await movedFrom(email));
    const isSettling = account && claimsOf(account).settling === true;
    if (account?.disabled && !isSettling) throw new AppError('account-disabled');
    return account;
  }

  /** The account that had this address proved before somebody else changed it. */
  async function movedFrom(email: string): Promise<UserRecord | undefined> {
    const uid = await profiles.uidOf(email);
    const account = uid && (await orNone(auth.getUser(uid)));
    return account && standingOf(account) === 'moved' ? account : undefined;
  }

  function made(email: string): Promise<UserRecord> {
    return auth.createUser({ email, emailVerified: true });
  }

  /** Only the right code comes so far: the admin learns that somebody reads their mail. */
  async function warnAdmin(uid: string, to: string): Promise<void> {
    const batch = db.batch();
    const content = { template: 'admin-code', data: {} } as const;
    queueMail(db, batch, { id: `admin-code-${newId()}`, to, uid, content }, clock());
    await batch.commit();
  }

  async function confirm({ uid, email = '', emailVerified }: UserRecord): Promise<void> {
    if (!emailVerified) await auth.updateUser(uid, { emailVerified: true });
    await changeClaims(auth, uid, { proved: [email] });
  }

  async function isSignedIn(account: UserRecord, session: string | undefined): Promise<boolean> {
    if (!session || standingOf(account) !== 'unproved') return false;
    const claims = await verified(auth, session);
    return claims?.uid === account.uid;
  }

  /**
   * Finds out whose the account of a caller is (isToSettle), before anything is done for them.
   *
   * @throws AppError sign-in-again where it had to be made its owner's alone: all sign-ins have ended.
   */
  async function settle(account: UserRecord, token: DecodedIdToken): Promise<void> {
    const standing = standingOf(account);
    const { sign_in_provider: provider } = token.firebase;
    const isOwn = account.providerData.some(
      ({ providerId, email }) => providerId === provider && email === account.email,
    );
    const isNew =
      isOwn &&
      socialProviders(account).length === 1 &&
      token.auth_time - Date.parse(account.metadata.creationTime) / 1000 <= FIRST_SIGN_IN_SECONDS;
    if (standing === 'confirmed' || (standing === 'unsettled' && isNew)) return confirm(account);
    const kept: TakeOver = standing === 'unsettled' && isOwn ? { keep: provider } : {};
    await makeTheirs(account, kept);
    throw new AppError('sign-in-again');
  }

  /**
   * Lets the address of an account change to another one: a change that was not asked for here is put
   * back (`moved`).
   */
  async function allowAddress(uid: string, address: string): Promise<void> {
    const account = await auth.getUser(uid);
    if (standingOf(account) !== 'proved') return;
    await changeClaims(auth, uid, { proved: [account.email ?? '', address.toLowerCase()] });
  }

  return { ownerByCode, setPassword, settle, allowAddress };
}

/** What an ID token says; undefined where it no longer counts. */
async function verified(auth: Auth, token: string): Promise<DecodedIdToken | undefined> {
  try {
    return await auth.verifyIdToken(token, true);
  } catch (error) {
    const isRefusal = REFUSED.some((code) => hasCode(error, code));
    if (!isRefusal) throw error;
    return undefined;
  }
}

async function inRounds<T>(attempt: () => Promise<T>): Promise<T> {
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
