import type { UserRecord } from 'firebase-admin/auth';
import { deriveOwnership } from '../../platform/account';
import { AppError } from '../../platform/errors';
import type { Platform } from '../../platform/platform';
import { skipMissing } from '../auth-answers';
import type { ProfileHolder } from '../ports';
import type { TakeOver } from './take-over-options';

/** An address that no mail reaches and nobody can prove: the domain is reserved (RFC 2606). */
export function buildUnprovableAddress(uid: string): string {
  return `${uid}@unproved.invalid`.toLowerCase();
}

/**
 * Frees an address for its owner's account, after the owner has proved it. An account that uses the address
 * without proof keeps its contents and only loses the address.
 */
export function createAddressFreer(
  { auth }: Pick<Platform, 'auth'>,
  profiles: Pick<ProfileHolder, 'setEmail'>,
  makeTheirs: (account: UserRecord, how?: TakeOver) => Promise<void>,
) {
  /** @throws AppError address-taken while another account has proved the address. */
  return async function free(address: string, uid: string): Promise<void> {
    const holder = await skipMissing(auth.getUserByEmail(address));
    if (!holder || holder.uid === uid) return;
    const ownership = deriveOwnership(holder);
    // Someone else gave the holder this address, so the holder gets its own address back.
    if (ownership === 'moved') return makeTheirs(holder);
    if (ownership !== 'unproved') throw new AppError('address-taken');
    const email = buildUnprovableAddress(holder.uid);
    await auth.updateUser(holder.uid, { email, emailVerified: false });
    await profiles.setEmail(holder.uid, email);
  };
}
