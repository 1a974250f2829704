import { setTimeout as sleep } from 'node:timers/promises';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { nameSchema } from '@flexa/contracts/fields';
import { queueMail } from '../../mail/outbox';
import {
  findAddressToRestore,
  changeClaims,
  readClaims,
  isStaffAccount,
  revokeTokens,
  listSocialProviders,
  deriveOwnership,
} from '../../platform/account';
import { isWriteConflict } from '../../platform/firestore';
import type { Platform } from '../../platform/platform';
import { signInChanges } from '../../platform/sign-in-changes';
import { AppError } from '../../platform/errors';
import { createDeviceRepository } from '../users/device-repository';
import { createAddressFreer, buildUnprovableAddress } from './free-address';
import { createPasskeyRepository } from '../passkeys/passkey-repository';
import type { ProfileHolder } from '../ports';
import { createProviderRepository } from '../users/provider-repository';
import { createSecurityNews } from '../security-news';
import type { TakeOver } from './take-over-options';

/**
 * Ends all sign-ins, for the security rules too. Tokens count by the second: what was issued in this one
 * is only told apart in the next.
 *
 * @returns the second since which sign-ins count
 */
export async function endSignIns(
  auth: Auth,
  profiles: Pick<ProfileHolder, 'raiseValidSince'>,
  uid: string,
): Promise<number> {
  await sleep(1001 - (Date.now() % 1000));
  const validSince = await revokeTokens(auth, uid);
  await profiles.raiseValidSince(uid, validSince);
  return validSince;
}

/** By the provider that has just shown whose the address is, else by the address. */
function chooseName({ providerData }: UserRecord, keep: string | undefined, email: string): string {
  const kept = providerData.find(({ providerId }) => providerId === keep);
  const names = [kept?.displayName, email.split('@')[0]];
  return names.map((name) => nameSchema.safeParse(name).data).find(Boolean) ?? 'Customer';
}

/**
 * Gives an account to its owner alone. This is the only place that removes every way to sign in:
 * password, providers, passkeys, second factors, open sign-ins and known devices. The account is
 * disabled for a moment, so that no open sign-in can add anything back. The account's possessions
 * stay, since they may be the same person's. If nobody had proved the address before, texts that
 * someone else may have typed are removed. An interrupted take-over leaves the account `settling`,
 * and the next proof or a job repeats it.
 */
export function takeOver(platform: Platform, profiles: ProfileHolder) {
  const { db, auth, clock, newId } = platform;
  const devices = createDeviceRepository(db);
  const passkeys = createPasskeyRepository(db);
  const providersTold = createProviderRepository(db);
  const news = createSecurityNews(platform);
  const signIns = signInChanges(platform);
  /** Follows any policy of passwords, and nobody knows it. */
  const generatePassword = () => `Aa1-${newId()}`;

  async function run(account: UserRecord, how: TakeOver = {}): Promise<void> {
    const { keep, isFirst = false } = how;
    const { uid } = account;
    const reason = deriveOwnership(account);
    const end = await signIns.beginAlone(uid, 'take-over');
    await changeClaims(auth, uid, { settling: true, microsoft: undefined });
    let done = await replaceSignIns(uid, how);
    // An admin may have opened it meanwhile, and its first person gone back in.
    while (!(await auth.getUser(uid)).disabled) {
      done = await replaceSignIns(uid, how);
    }
    const { shut, email, isOwners, validSince } = done;
    const { proved = [] } = readClaims(account);
    if (proved.length === 0) {
      const name = chooseName(shut, keep, email);
      await auth.updateUser(uid, { displayName: name, photoURL: null });
      await profiles.startAfresh(uid, name);
    }
    // The person has not been here since: receipts would go to another address until then.
    await profiles.setEmail(uid, email);
    // Without a way in there was nobody else: it was being made by another proof of the same address.
    const hadWayIn = shut.providerData.length > 0 && !isFirst;
    if (reason !== 'proved' && hadWayIn && isOwners) {
      await tell(uid, email, validSince, { wasMoved: email !== shut.email });
    } else if (reason === 'proved' && how.password !== undefined) {
      await tellOfPassword(uid, email);
    }
    const isDisabled = async () => (await profiles.get(uid))?.disabled ?? false;
    let written: boolean | undefined;
    // An admin who disables the person meanwhile finds the account shut already, and writes nothing.
    for (let disabled = await isDisabled(); disabled !== written; disabled = await isDisabled()) {
      await auth.updateUser(uid, { disabled, emailVerified: isOwners });
      written = disabled;
    }
    await changeClaims(auth, uid, { settling: undefined, proved: isOwners ? [email] : undefined });
    await end();
  }

  const free = createAddressFreer(platform, profiles, run);

  /** Replaces every way in while the account is disabled, and ends all sign-ins. */
  async function replaceSignIns(uid: string, { keep, password }: TakeOver) {
    await auth.updateUser(uid, { disabled: true });
    // Read again: nobody but us changes it from here on.
    const shut = await auth.getUser(uid);
    const { email, isOwners } = await chooseAddress(shut);
    const providers = listSocialProviders(shut).filter((id) => id !== keep);
    const hadPassword = shut.providerData.some(({ providerId }) => providerId === 'password');
    const chosen = password ?? (hadPassword ? generatePassword() : undefined);
    await auth.updateUser(uid, {
      ...(email !== shut.email && { email }),
      ...(chosen !== undefined && { password: chosen }),
      phoneNumber: null,
      multiFactor: { enrolledFactors: null },
      ...(providers.length > 0 && { providersToUnlink: providers }),
    });
    // The mail about the take-over tells of them.
    await providersTold.forget(uid);
    // Those of admins and support stay: they were added with one that was there, and a mailbox must not be enough.
    if (!isStaffAccount(shut)) await passkeys.removeAll(uid);
    const validSince = await endSignIns(auth, profiles, uid);
    // Once no call can note one any more: strangers' browsers would count as the owner's.
    await devices.removeAll(uid);
    return { shut, email, isOwners, validSince };
  }

  /**
   * Returns the account's new address. If its owner has another account at the proved address by
   * now, this one keeps its contents under an address that nobody can prove.
   */
  async function chooseAddress(account: UserRecord): Promise<{ email: string; isOwners: boolean }> {
    const restored = findAddressToRestore(account);
    if (restored === undefined) return { email: account.email ?? '', isOwners: true };
    try {
      await free(restored, account.uid);
      return { email: restored, isOwners: true };
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'address-taken') throw error;
      return { email: buildUnprovableAddress(account.uid), isOwners: false };
    }
  }

  async function tellOfPassword(uid: string, email: string): Promise<void> {
    const batch = db.batch();
    news.queue(batch, { uid, email, emailVerified: true }, 'password-changed');
    await batch.commit();
  }

  async function tell(uid: string, to: string, validSince: number, data: { wasMoved: boolean }) {
    const batch = db.batch();
    const content = { template: 'account-secured', data } as const;
    queueMail(db, batch, { id: `account-secured-${uid}-${validSince}`, to, uid, content }, clock());
    await batch.commit().catch((error: unknown) => {
      // Another proof in the same second has told already.
      if (!isWriteConflict(error)) throw error;
    });
  }

  return run;
}
