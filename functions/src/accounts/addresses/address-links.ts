import type { UserRecord } from 'firebase-admin/auth';
import {
  findAddressToRestore,
  changeClaims,
  readClaims,
  markProved,
  buildMicrosoftClaim,
  deriveOwnership,
  readValidSince,
} from '../../platform/account';
import { AppError } from '../../platform/errors';
import { isWriteConflict } from '../../platform/firestore';
import type { Platform } from '../../platform/platform';
import { signInChanges } from '../../platform/sign-in-changes';
import type { MailLink } from './link-repository';
import type { MailedLinks } from './mailed-links';
import { hasCode, retryOnRace, skipMissing, verifyToken } from '../auth-answers';
import { createAddressFreer } from './free-address';
import type { ProfileHolder } from '../ports';
import { endSignIns, takeOver } from './take-over';

interface Confirmation {
  code: string;
  session?: string | undefined;
  password?: string | undefined;
}

type AddressLink = MailLink & { uid: string };

/** Number of attempts. Another link for the same account can interfere with each. */
const RESTORE_ROUNDS_MAX = 5;

export interface Confirmed {
  email: string;
  /** False if a session or a password is still needed. */
  confirmed: boolean;
  /** True if a new password is enough instead of a session. */
  canSetPassword: boolean;
}

/**
 * Confirms mailed links about an address. Such a link proves ownership of the mailbox, not of the
 * account: anyone can sign up with an address, or ask to move to it. So a person who opens it
 * without being signed in to the account sets a new password, and everyone else loses access. A
 * proved account already has an owner, and the new address may have a typo, so it moves only with
 * its own session.
 */
export function createAddressLinks(
  platform: Platform,
  profiles: ProfileHolder,
  links: MailedLinks,
) {
  const { db, auth } = platform;
  const makeTheirs = takeOver(platform, profiles);
  const free = createAddressFreer(platform, profiles, makeTheirs);
  const signIns = signInChanges(platform);

  async function confirm({ code, session, password }: Confirmation): Promise<Confirmed> {
    const link = await links.find(code, ['verify', 'change', 'restore', 'seat']);
    const { kind, email, uid } = link;
    const answer: Confirmed = { email, confirmed: true, canSetPassword: false };
    if (kind === 'seat') return confirmInvited(link, code, session);
    if (uid === null) throw new AppError('link-refused');
    if (kind === 'restore') {
      await restore({ ...link, uid }, code);
      return answer;
    }
    // Two concurrent calls get the same answer, and so does a repeat of a call that failed after
    // its last step.
    const account = await skipMissing(auth.getUser(uid));
    if (account?.email === email && deriveOwnership(account) === 'proved') {
      if (kind === 'change') await completeMove(account);
      return answer;
    }
    const isSignedIn = (await verifyToken(auth, session))?.uid === uid;
    const canSetPassword = !(account && isMovedBySessionOnly(kind, account));
    if (!isSignedIn && (password === undefined || !canSetPassword)) {
      if (link.usedAt !== null || password !== undefined) throw new AppError('link-refused');
      return { email, confirmed: false, canSetPassword };
    }
    await links.use(code, (usedLink) => {
      const about: AddressLink = { ...usedLink, uid };
      const proof = { session, password };
      return kind === 'verify' ? verify(about, proof) : move(about, proof);
    });
    return answer;
  }

  /**
   * Proves the address of an invitation to a seat, for an account with that address alone: someone else who got the
   * mail, by forwarding or as a scanner, proves nothing and leaves the link unused. Two tabs of the same account may
   * confirm at once.
   */
  async function confirmInvited(
    { email }: MailLink,
    code: string,
    session: string | undefined,
  ): Promise<Confirmed> {
    const token = await verifyToken(auth, session);
    const account = token && (await skipMissing(auth.getUser(token.uid)));
    if (!token || !account || account.email?.toLowerCase() !== email) {
      return { email, confirmed: false, canSetPassword: false };
    }
    const ownership = deriveOwnership(account);
    if (ownership !== 'proved') {
      // In any other state the owner's own proof is already changing the account.
      if (ownership !== 'unproved') throw new AppError('link-refused');
      await links.markUsedBy(code, account.uid);
      await markProved(auth, account, token);
    }
    return { email, confirmed: true, canSetPassword: false };
  }

  type Proof = Pick<Confirmation, 'session' | 'password'>;

  /** Returns this browser's sign-in, verified again. With a sign-in the account keeps its sign-in methods. */
  async function findSession({ uid }: AddressLink, { session }: Proof) {
    const token = await verifyToken(auth, session);
    return token?.uid === uid ? token : undefined;
  }

  async function verify(link: AddressLink, proof: Proof): Promise<void> {
    const account = await readAccount(link);
    if (account.email !== link.email) throw new AppError('link-refused');
    const session =
      deriveOwnership(account) === 'unproved' ? await findSession(link, proof) : undefined;
    if (session) return markProved(auth, account, session);
    await makeTheirs(account, pickPassword(proof));
  }

  /** Moves the account to the link's address. Calling it again completes an interrupted move. */
  async function move(link: AddressLink, proof: Proof): Promise<void> {
    const { uid, email } = link;
    const account = await readAccount(link);
    if (isTakenOverAt(account, email)) return makeTheirs(account, pickPassword(proof));
    const before = account.email ?? '';
    const isPending = readValidSince(account) === link.validSince;
    const isBegun = findAddressToRestore(account) === email;
    const isProved = deriveOwnership(account) === 'proved';
    if (!isPending || !(isBegun || isProved || deriveOwnership(account) === 'unproved')) {
      throw new AppError('link-refused');
    }
    const holder = await skipMissing(auth.getUserByEmail(email));
    if (holder && holder.uid !== uid) throw new AppError('address-taken');
    const session = await findSession(link, proof);
    if (!session && isMovedBySessionOnly('change', account)) throw new AppError('link-refused');
    // Only a proved previous address gets a mail: an unproved one may be a stranger's.
    if (isProved) await warn(link, before);
    const end = await signIns.beginAlone(uid, 'move');
    // The profile first: it leads from the address to the account, in case someone else moves it on.
    await profiles.setEmail(uid, email);
    // Then the claim: an address missing from it counts as set by someone else.
    await changeClaims(auth, uid, {
      proved: isProved ? [before, email] : [email],
      ...(!isProved && buildMicrosoftClaim(account, session)),
    });
    try {
      await auth.updateUser(uid, { email, emailVerified: true });
    } catch (error) {
      if (!hasCode(error, 'auth/email-already-exists')) throw error;
      // Someone else has taken the address meanwhile, so the account goes back to its previous state.
      const { proved, microsoft } = readClaims(account);
      await changeClaims(auth, uid, { proved: isBegun ? undefined : proved, microsoft });
      await profiles.setEmail(uid, before);
      await end();
      throw new AppError('address-taken');
    }
    const current = await auth.getUser(uid);
    if (session) await endMove(current);
    else await makeTheirs(current, pickPassword(proof));
    await end();
  }

  /**
   * Ends all sign-ins of an account that has its new address, and removes the mailed links to the previous one.
   */
  async function endMove({ uid, email = '' }: UserRecord): Promise<void> {
    await endSignIns(auth, profiles, uid);
    await changeClaims(auth, uid, { proved: [email] });
  }

  /** Completes a move that was interrupted after the account got its new address. */
  async function completeMove(account: UserRecord): Promise<void> {
    const { proved = [] } = readClaims(account);
    if (proved.length > 1 && proved[0] !== account.email) await endMove(account);
  }

  /** Completes an interrupted move, or undoes it if the account still has its previous address. */
  async function finishMove(uid: string): Promise<void> {
    const account = await skipMissing(auth.getUser(uid));
    if (!account?.email) return;
    // The proof of the new address started a move that was interrupted before the account changed.
    if (findAddressToRestore(account) !== undefined) return makeTheirs(account);
    if (deriveOwnership(account) !== 'proved') return;
    const { email } = account;
    await profiles.setEmail(uid, email);
    if (readClaims(account).proved?.[0] === email)
      await changeClaims(auth, uid, { proved: [email] });
    else await endMove(account);
  }

  /** Mails the previous address a link that restores it. */
  async function warn({ uid, expireAt }: AddressLink, before: string): Promise<void> {
    const batch = db.batch();
    const mailId = `address-changed-${uid}-${Date.parse(expireAt)}`;
    links.queue(batch, { kind: 'restore', email: before, uid }, mailId);
    await batch.commit().catch((error: unknown) => {
      // An earlier attempt with the same link has already sent the mail.
      if (!isWriteConflict(error)) throw error;
    });
  }

  /**
   * Restores the previous address and ends every other way in, because its holder did not want the change. A
   * thief who moved the account again has such a link too, so the link of the earliest address wins, no matter
   * which is opened first. Opening it again restores the address again.
   */
  async function restore(link: AddressLink, code: string): Promise<void> {
    const { uid } = link;
    const account = await readAccount(link);
    if (isAlone(account, link.email)) return;
    // Freed before the link is marked as used: while another account holds the address the link stays valid.
    await free(link.email, uid);
    const usedLink = await links.useToRestore(code);
    for (let round = 1; ; round += 1) {
      const email = await links.findAddressToRestore(usedLink);
      await changeClaims(auth, uid, { proved: [email] });
      await retryOnRace(async () => {
        await free(email, uid);
        await makeTheirs(await auth.getUser(uid));
      });
      // Another link may have been opened meanwhile.
      const isLast = (await links.findAddressToRestore(usedLink)) === email;
      if (isLast && isAlone(await auth.getUser(uid), email)) return;
      if (round >= RESTORE_ROUNDS_MAX) throw new Error(`${uid} is changed again and again`);
    }
  }

  async function readAccount({ uid }: AddressLink): Promise<UserRecord> {
    const account = await skipMissing(auth.getUser(uid));
    if (!account) throw new AppError('link-refused');
    if (account.disabled && deriveOwnership(account) !== 'settling') {
      throw new AppError('account-disabled');
    }
    return account;
  }

  return { confirm, finishMove };
}

/** True if only its owner has access, at that address, and no change is under way. */
function isAlone(account: UserRecord, email: string): boolean {
  const { proved = [] } = readClaims(account);
  return account.email === email && deriveOwnership(account) === 'proved' && proved.length === 1;
}

/** True if the account has moved to the address, and its take-over by the owner is under way. */
function isTakenOverAt(account: UserRecord, email: string): boolean {
  const { proved = [] } = readClaims(account);
  return (
    deriveOwnership(account) === 'settling' && account.email === email && proved.includes(email)
  );
}

function isMovedBySessionOnly(kind: MailLink['kind'], account: UserRecord): boolean {
  return kind === 'change' && deriveOwnership(account) === 'proved';
}

function pickPassword({ password }: Pick<Confirmation, 'password'>): { password?: string } {
  return password === undefined ? {} : { password };
}
