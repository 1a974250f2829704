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

/** Attempts, each of which another link about the same account may disturb. */
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

  /** @throws AppError link-refused, address-taken, account-disabled */
  async function confirm({ code, session, password }: Confirmation): Promise<Confirmed> {
    const link = await links.find(code, ['verify', 'change', 'restore', 'seat']);
    const { kind, email, uid } = link;
    const done: Confirmed = { email, confirmed: true, canSetPassword: false };
    if (kind === 'seat') return confirmInvited(link, code, session);
    if (uid === null) throw new AppError('link-refused');
    if (kind === 'restore') {
      await restore({ ...link, uid }, code);
      return done;
    }
    // Two concurrent calls get the same answer, and so does a repeat of a call that failed after
    // its last step.
    const account = await skipMissing(auth.getUser(uid));
    if (account?.email === email && deriveOwnership(account) === 'proved') {
      if (kind === 'change') await completeMove(account);
      return done;
    }
    const isSignedIn = (await verifyToken(auth, session))?.uid === uid;
    const canSetPassword = !(account && movesBySessionAlone(kind, account));
    if (!isSignedIn && (password === undefined || !canSetPassword)) {
      if (link.usedAt !== null || password !== undefined) throw new AppError('link-refused');
      return { email, confirmed: false, canSetPassword };
    }
    await links.use(code, (used) => {
      const about: AddressLink = { ...used, uid };
      const proof = { session, password };
      return kind === 'verify' ? verify(about, proof) : move(about, proof);
    });
    return done;
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
      // Any other state is being settled by its owner's own proof.
      if (ownership !== 'unproved') throw new AppError('link-refused');
      await links.useFor(code, account.uid);
      await markProved(auth, account, token);
    }
    return { email, confirmed: true, canSetPassword: false };
  }

  type Proof = Pick<Confirmation, 'session' | 'password'>;

  /** Returns the sign-in of this browser, verified once more. With it the account stays as it is. */
  async function findSession({ uid }: AddressLink, { session }: Proof) {
    const token = await verifyToken(auth, session);
    return token?.uid === uid ? token : undefined;
  }

  async function verify(link: AddressLink, proof: Proof): Promise<void> {
    const account = await readAccount(link);
    if (account.email !== link.email) throw new AppError('link-refused');
    const own =
      deriveOwnership(account) === 'unproved' ? await findSession(link, proof) : undefined;
    if (own) return markProved(auth, account, own);
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
    const own = await findSession(link, proof);
    if (!own && movesBySessionAlone('change', account)) throw new AppError('link-refused');
    // Only a proved previous address gets a mail: an unproved one may be a stranger's.
    if (isProved) await warn(link, before);
    const end = await signIns.beginAlone(uid, 'move');
    // The profile first: it leads from the address to the account, in case someone else moves it
    // on.
    await profiles.setEmail(uid, email);
    // Then the claim: an address that isn't in it counts as set by someone else.
    await changeClaims(auth, uid, {
      proved: isProved ? [before, email] : [email],
      ...(!isProved && buildMicrosoftClaim(account, own)),
    });
    try {
      await auth.updateUser(uid, { email, emailVerified: true });
    } catch (error) {
      if (!hasCode(error, 'auth/email-already-exists')) throw error;
      // Someone else has taken the address meanwhile, so the account goes back to its previous
      // state.
      const { proved, microsoft } = readClaims(account);
      await changeClaims(auth, uid, { proved: isBegun ? undefined : proved, microsoft });
      await profiles.setEmail(uid, before);
      await end();
      throw new AppError('address-taken');
    }
    const moved = await auth.getUser(uid);
    if (own) await endMove(moved);
    else await makeTheirs(moved, pickPassword(proof));
    await end();
  }

  /** Ends all sign-ins of an account that has its new address, and forgets the previous one. */
  async function endMove({ uid, email = '' }: UserRecord): Promise<void> {
    await endSignIns(auth, profiles, uid);
    await changeClaims(auth, uid, { proved: [email] });
  }

  /** Ends a move that has stopped after the account got its new address. */
  async function completeMove(account: UserRecord): Promise<void> {
    const { proved = [] } = readClaims(account);
    if (proved.length > 1 && proved[0] !== account.email) await endMove(account);
  }

  /** Sees a move to its end that stopped half-way, or takes it back where the account has kept its address. */
  async function finishMove(uid: string): Promise<void> {
    const account = await skipMissing(auth.getUser(uid));
    if (!account?.email) return;
    // One that stopped before the account changed has been begun by the proof of the new address.
    if (findAddressToRestore(account) !== undefined) return makeTheirs(account);
    if (deriveOwnership(account) !== 'proved') return;
    const { email } = account;
    await profiles.setEmail(uid, email);
    if (readClaims(account).proved?.[0] === email)
      await changeClaims(auth, uid, { proved: [email] });
    else await endMove(account);
  }

  /** Tells the previous address, with a link that restores it. */
  async function warn({ uid, expireAt }: AddressLink, before: string): Promise<void> {
    const batch = db.batch();
    const mailId = `address-changed-${uid}-${Date.parse(expireAt)}`;
    links.queue(batch, { kind: 'restore', email: before, uid }, mailId);
    await batch.commit().catch((error: unknown) => {
      // An earlier try of the same link has told already.
      if (!isWriteConflict(error)) throw error;
    });
  }

  /**
   * Restores the previous address, and ends every other way in: its holder did not want the change. Someone
   * who moved the account on has such a link too, so the link of the earliest address wins, no matter which
   * is opened first; opened again, it restores the address again.
   */
  async function restore(link: AddressLink, code: string): Promise<void> {
    const { uid } = link;
    const account = await readAccount(link);
    if (isAlone(account, link.email)) return;
    // Before the link counts as used: it waits for an address that is taken.
    await free(link.email, uid);
    const used = await links.useToRestore(code);
    for (let round = 1; ; round += 1) {
      const email = await links.addressToRestoreBy(used);
      await changeClaims(auth, uid, { proved: [email] });
      await retryOnRace(async () => {
        await free(email, uid);
        await makeTheirs(await auth.getUser(uid));
      });
      // Another link may have been opened meanwhile.
      const isLast = (await links.addressToRestoreBy(used)) === email;
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

function movesBySessionAlone(kind: MailLink['kind'], account: UserRecord): boolean {
  return kind === 'change' && deriveOwnership(account) === 'proved';
}

function pickPassword({ password }: Pick<Confirmation, 'password'>): { password?: string } {
  return password === undefined ? {} : { password };
}
