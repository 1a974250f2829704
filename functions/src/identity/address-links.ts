import type { UserRecord } from 'firebase-admin/auth';
import type { ParsedInput } from '@flexa/contracts/operations';
import { changeClaims, markProved, standingOf, validSinceOf } from '../platform/account';
import { AppError } from '../platform/errors';
import { isWriteConflict } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import type { MailLink } from './link-repository';
import type { MailedLinks } from './mailed-links';
import { hasCode, inRounds, orNone, verified } from './auth-answers';
import { addressFreer } from './free-address';
import type { ProfileHolder } from './ports';
import { endSignIns, takeOver } from './take-over';

type Confirmation = ParsedInput<'confirmAddress'>;
type AddressLink = MailLink & { uid: string };

export interface Confirmed {
  email: string;
  /** False where a session or a password is still needed. */
  confirmed: boolean;
  /** Whether a new password is enough in place of a session. */
  canSetPassword: boolean;
}

/**
 * Does what the links of mails about an address say. Such a link proves whose mailbox it came to, not
 * who made the account: anybody can sign up with an address, or ask to move to it. So who is not signed in
 * to the account where the link is opened sets a new password, and the account is theirs alone. A proved
 * account has an owner already, and the new address may have a typo: it moves by its own session alone.
 */
export function addressLinks(platform: Platform, profiles: ProfileHolder, links: MailedLinks) {
  const { db, auth } = platform;
  const makeTheirs = takeOver(platform, profiles);
  const free = addressFreer(platform, profiles, makeTheirs);

  /** @throws AppError link-refused, address-taken, account-disabled */
  async function confirm({ code, session, password }: Confirmation): Promise<Confirmed> {
    const link = await links.find(code, ['verify', 'change', 'restore']);
    const { kind, email, uid } = link;
    const done: Confirmed = { email, confirmed: true, canSetPassword: false };
    if (uid === null) throw new AppError('link-refused');
    if (kind === 'restore') {
      // Before the link is used up: it waits for an address that is taken.
      if (link.usedAt === null) await free(email, uid);
    } else {
      // Of two who open it at once, and where it stopped after the last step, the second is told the same.
      const account = await orNone(auth.getUser(uid));
      if (account?.email === email && standingOf(account) === 'proved') {
        return done;
      }
      const isSignedIn = (await verified(auth, session))?.uid === uid;
      const canSetPassword = !(account && movesBySessionAlone(kind, account));
      if (!isSignedIn && (password === undefined || !canSetPassword)) {
        if (link.usedAt !== null || password !== undefined) throw new AppError('link-refused');
        return { email, confirmed: false, canSetPassword };
      }
    }
    await links.use(code, (used) => {
      const about: AddressLink = { ...used, uid };
      if (kind === 'restore') return putBack(about, code);
      const proof = { session, password };
      return kind === 'verify' ? verify(about, proof) : move(about, proof);
    });
    return done;
  }

  type Proof = Pick<Confirmation, 'session' | 'password'>;

  /** Whether the account stays as it is: by a sign-in of this browser, which is looked at once more. */
  async function keepsAll({ uid }: AddressLink, { session }: Proof): Promise<boolean> {
    return (await verified(auth, session))?.uid === uid;
  }

  async function verify(link: AddressLink, proof: Proof): Promise<void> {
    const account = await accountOf(link);
    if (account.email !== link.email) throw new AppError('link-refused');
    const isOwn = standingOf(account) === 'unproved' && (await keepsAll(link, proof));
    if (isOwn) return markProved(auth, account);
    await makeTheirs(account, passwordOf(proof));
  }

  async function move(link: AddressLink, proof: Proof): Promise<void> {
    const { uid, email } = link;
    const account = await accountOf(link);
    const before = account.email ?? '';
    const standing = standingOf(account);
    const isPending = validSinceOf(account) === link.validSince;
    if (!isPending || !['proved', 'unproved'].includes(standing)) {
      throw new AppError('link-refused');
    }
    const holder = await orNone(auth.getUserByEmail(email));
    if (holder && holder.uid !== uid) throw new AppError('address-taken');
    const isOwn = await keepsAll(link, proof);
    if (!isOwn && movesBySessionAlone('change', account)) throw new AppError('link-refused');
    // Only who has proved the address before hears of it: another one may be a stranger's.
    if (standing === 'proved') await warn(link, before);
    // First, since an address that is not in it counts as set by someone else.
    await changeClaims(auth, uid, { proved: standing === 'proved' ? [before, email] : [email] });
    await auth.updateUser(uid, { email, emailVerified: true }).catch((error: unknown) => {
      throw hasCode(error, 'auth/email-already-exists') ? new AppError('address-taken') : error;
    });
    if (!isOwn) return makeTheirs(await auth.getUser(uid), passwordOf(proof));
    await changeClaims(auth, uid, { proved: [email] });
    await endSignIns(auth, profiles, uid);
  }

  /** Tells the address of before, with a link that puts it back. */
  async function warn({ uid, expireAt }: AddressLink, before: string): Promise<void> {
    const batch = db.batch();
    const mailId = `address-changed-${uid}-${Date.parse(expireAt)}`;
    links.queue(batch, { kind: 'restore', email: before, uid }, mailId);
    await batch.commit().catch((error: unknown) => {
      // An earlier try of the same link has told already.
      if (!isWriteConflict(error)) throw error;
    });
  }

  /** The one who holds the address of before did not want the change, so nobody else stays signed in. */
  async function putBack(link: AddressLink, code: string): Promise<void> {
    const { uid, email } = link;
    await accountOf(link);
    // Anyone who moved the account on has had such a link too.
    await links.removeOthers(uid, code);
    await changeClaims(auth, uid, { proved: [email] });
    await inRounds(async () => {
      await free(email, uid);
      await makeTheirs(await auth.getUser(uid));
    });
  }

  async function accountOf({ uid }: AddressLink): Promise<UserRecord> {
    const account = await orNone(auth.getUser(uid));
    if (!account) throw new AppError('link-refused');
    if (account.disabled && standingOf(account) !== 'settling') {
      throw new AppError('account-disabled');
    }
    return account;
  }

  return confirm;
}

function movesBySessionAlone(kind: MailLink['kind'], account: UserRecord): boolean {
  return kind === 'change' && standingOf(account) === 'proved';
}

function passwordOf({ password }: Pick<Confirmation, 'password'>): { password?: string } {
  return password === undefined ? {} : { password };
}
