import type { UserRecord } from 'firebase-admin/auth';
import { standingOf } from '../platform/account';
import { AppError } from '../platform/errors';
import type { Platform } from '../platform/platform';
import { orNone } from './auth-answers';
import type { ProfileHolder } from './ports';
import type { TakeOver } from './take-over';

/** A domain that nobody can have (RFC 2606): no mail goes there and nobody proves such an address. */
const NOWHERE = 'unproved.invalid';

/**
 * Frees an address for the account of its owner, who has just proved it. Another account that has it
 * without a proof keeps all that is in it, and only loses the address.
 */
export function addressFreer(
  { auth }: Pick<Platform, 'auth'>,
  profiles: Pick<ProfileHolder, 'setEmail'>,
  makeTheirs: (account: UserRecord, how?: TakeOver) => Promise<void>,
) {
  /** @throws AppError address-taken by who has proved it, too. */
  return async function free(address: string, uid: string): Promise<void> {
    const holder = await orNone(auth.getUserByEmail(address));
    if (!holder || holder.uid === uid) return;
    const standing = standingOf(holder);
    // Someone else gave it this address: it goes back to its own.
    if (standing === 'moved') return makeTheirs(holder);
    if (standing !== 'unproved') throw new AppError('address-taken');
    const email = `${holder.uid}@${NOWHERE}`.toLowerCase();
    await auth.updateUser(holder.uid, { email, emailVerified: false });
    await profiles.setEmail(holder.uid, email);
  };
}
