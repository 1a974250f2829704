import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import { queueMail } from '../../mail/outbox';
import {
  findAddressToRestore,
  readClaims,
  isStaffAccount,
  isSettlementDue,
  markProved,
  listSocialProviders,
  deriveOwnership,
} from '../../platform/account';
import { AppError } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { signInChanges } from '../../platform/sign-in-changes';
import { retryOnRace, skipMissing, verifyToken } from '../auth-answers';
import { createAddressFreer } from './free-address';
import type { ProfileHolder } from '../ports';
import { takeOver } from './take-over';

/**
 * Maximum age of an account, in seconds, at its first sign-in with Google. A stranger who created the account
 * this shortly before is locked out like any other; we only skip the mail about it.
 */
const FIRST_SIGN_IN_SECONDS = 2;
/** Maximum number of accounts that the identity service reads in one call. */
const ACCOUNTS_PER_CALL = 100;
/**
 * The provider whose sign-in proves the address. Microsoft's does not: a directory can write any address into its
 * accounts, and the identity service never reveals the directory. See docs/decisions/a-microsoft-sign-in-proves-no-address.md.
 */
const PROVING_PROVIDER = 'google.com';

/** Decides who owns an account whenever someone has proved an address. */
export function createOwnership(platform: Platform, profiles: ProfileHolder) {
  const { auth, db, clock, newId } = platform;
  const makeTheirs = takeOver(platform, profiles);
  const free = createAddressFreer(platform, profiles, makeTheirs);
  const signIns = signInChanges(platform);

  /**
   * Returns the account of a proved address, creating it if necessary. From then on only the owner
   * has access. Concurrent calls get the same account.
   *
   * @param session an ID token of the same browser. It shows that the person signed in to the
   * account also owns the address, so they keep their sign-in methods.
   * @throws AppError account-disabled; code-refused for admins and support, as for a wrong code,
   * because a mailbox alone must not be enough for them.
   */
  async function findOwnerByCode(email: string, session?: string): Promise<string> {
    return retryOnRace(async () => {
      const account = (await findAccount(email)) ?? (await createAccount(email));
      if (isStaffAccount(account)) {
        await warnAdmin(account.uid, email);
        throw new AppError('code-refused');
      }
      if (deriveOwnership(account) === 'proved') return account.uid;
      const sessionToken = await findSession(account, session);
      if (sessionToken) await markProved(auth, account, sessionToken);
      else await makeTheirs(account);
      return account.uid;
    });
  }

  /** Sets a password like findOwnerByCode, for admins too. Everyone who was signed in is signed out. */
  async function setPassword(email: string, password: string): Promise<void> {
    await retryOnRace(async () => {
      const account = await findAccount(email);
      if (account) await makeTheirs(account, { password });
      else await createAccount(email, password);
    });
  }

  /**
   * Reads an account unless it is in the middle of a move: then it looks as if someone else had moved it, and
   * would lose its password. Reads it twice, since a move may have ended after the first reading.
   *
   * @throws AppError account-changing
   */
  async function readOutsideMove(
    read: () => Promise<UserRecord | undefined>,
  ): Promise<UserRecord | undefined> {
    const found = await read();
    if (!found) return undefined;
    if (await signIns.isOpen(found.uid, 'move')) throw new AppError('account-changing');
    return read();
  }

  /** @throws AppError account-disabled, account-changing */
  async function findAccount(email: string): Promise<UserRecord | undefined> {
    let account = await readOutsideMove(() => skipMissing(auth.getUserByEmail(email)));
    if (account && findAddressToRestore(account) !== undefined) {
      // Someone else gave the account this address. Its owner gets the account back; the caller has no claim to
      // it.
      await makeTheirs(account);
      account = undefined;
    }
    if (!account || deriveOwnership(account) === 'unproved') {
      const moved = await readOutsideMove(() => findMovedAccount(email));
      if (moved && account) await free(email, moved.uid);
      account = moved ?? account;
    }
    const isSettling = account && readClaims(account).settling === true;
    if (account?.disabled && !isSettling) throw new AppError('account-disabled');
    return account;
  }

  /**
   * Finds the account that someone else moved away from this address. Anyone can have a profile with the
   * address, so profiles only name candidates; the account's own claims show whether its owner proved it.
   */
  async function findMovedAccount(email: string): Promise<UserRecord | undefined> {
    const uids = await profiles.findUids(email);
    for (let start = 0; start < uids.length; start += ACCOUNTS_PER_CALL) {
      const page = uids.slice(start, start + ACCOUNTS_PER_CALL);
      const { users } = await auth.getUsers(page.map((uid) => ({ uid })));
      const moved = users.find((account) => findAddressToRestore(account) === email);
      if (moved) return moved;
    }
    return undefined;
  }

  /** Creates an account that only its owner has ever used. */
  async function createAccount(email: string, password?: string): Promise<UserRecord> {
    const credentials = password === undefined ? {} : { password };
    const account = await auth.createUser({ email, emailVerified: true, ...credentials });
    await markProved(auth, account);
    return auth.getUser(account.uid);
  }

  /** Only a right code gets here, so the admin learns that someone reads their mail. */
  async function warnAdmin(uid: string, to: string): Promise<void> {
    const batch = db.batch();
    const content = { template: 'admin-code', data: {} } as const;
    queueMail(db, batch, { id: `admin-code-${newId()}`, to, uid, content }, clock());
    await batch.commit();
  }

  /** Returns this browser's sign-in to an account that nobody has proved yet. */
  async function findSession(
    account: UserRecord,
    session: string | undefined,
  ): Promise<DecodedIdToken | undefined> {
    if (deriveOwnership(account) !== 'unproved') return undefined;
    const token = await verifyToken(auth, session);
    return token?.uid === account.uid ? token : undefined;
  }

  /**
   * Settles who owns the caller's account (isSettlementDue) before the call proceeds. If its only
   * sign-in method is a provider that proves no address, nobody else has access: it stays the
   * caller's, unproved, as after a sign-up with a password.
   *
   * @throws AppError sign-in-again in every other case: only the owner has access now, and all
   * sign-ins have ended. This includes a first sign-in, because tokens carry whole seconds: a
   * stranger who signed up in the same second has an indistinguishable token. account-changing
   * while a move is under way.
   */
  async function settle(account: UserRecord, token: DecodedIdToken): Promise<void> {
    const status = deriveOwnership(account);
    if (status === 'moved') {
      const now = await readOutsideMove(() => skipMissing(auth.getUser(account.uid)));
      // A move that finished after the account was read has ended its sign-ins too.
      if (!now || !isSettlementDue(now)) throw new AppError('sign-in-again');
    }
    const { sign_in_provider: provider } = token.firebase;
    const isTheirs =
      listSocialProviders(account).includes(provider) &&
      account.providerData.some(
        ({ providerId, email }) => providerId === provider && email === account.email,
      );
    // A password proves no address. Nor does a link of the identity service, which doesn't say who opened it.
    const isProof = status === 'unsettled' && isTheirs && provider === PROVING_PROVIDER;
    if (status === 'unsettled' && isTheirs && !isProof && account.providerData.length === 1) {
      await auth.updateUser(account.uid, { emailVerified: false });
      return;
    }
    const isFirst =
      isProof &&
      account.providerData.length === 1 &&
      (await profiles.get(account.uid)) === undefined &&
      token.auth_time - Date.parse(account.metadata.creationTime) / 1000 <= FIRST_SIGN_IN_SECONDS;
    await makeTheirs(account, isProof ? { keep: provider, isFirst } : {});
    throw new AppError('sign-in-again');
  }

  /**
   * Completes an interrupted take-over; until then nobody can sign in. The password or provider that the owner
   * used is lost by now, so they sign in through the mailbox.
   */
  async function finishTakeOver(uid: string): Promise<void> {
    const account = await skipMissing(auth.getUser(uid));
    if (account && deriveOwnership(account) === 'settling') await makeTheirs(account);
  }

  return { findOwnerByCode, setPassword, settle, finishTakeOver };
}
