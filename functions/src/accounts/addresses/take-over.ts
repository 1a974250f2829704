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
 * Ends all sign-ins, for the security rules too. Tokens carry whole seconds, so tokens issued in the current
 * second can only be told apart in the next.
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

/** Names a person after the provider that has just proved the address, or else after the address. */
function chooseName({ providerData }: UserRecord, keep: string | undefined, email: string): string {
  const keptProvider = providerData.find(({ providerId }) => providerId === keep);
  const names = [keptProvider?.displayName, email.split('@')[0]];
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
  const securityNews = createSecurityNews(platform);
  const signIns = signInChanges(platform);
  /** Satisfies any password policy, and nobody knows it. */
  const generatePassword = () => `Aa1-${newId()}`;

  async function run(account: UserRecord, how: TakeOver = {}): Promise<void> {
    const { keep, isFirst = false } = how;
    const { uid } = account;
    const reason = deriveOwnership(account);
    const end = await signIns.beginAlone(uid, 'take-over');
    await changeClaims(auth, uid, { settling: true, microsoft: undefined });
    let replacement = await replaceSignIns(uid, how);
    // An admin may have enabled the account meanwhile, and the stranger signed in again.
    while (!(await auth.getUser(uid)).disabled) {
      replacement = await replaceSignIns(uid, how);
    }
    const { shut, email, isOwners, validSince } = replacement;
    const { proved = [] } = readClaims(account);
    if (proved.length === 0) {
      const name = chooseName(shut, keep, email);
      await auth.updateUser(uid, { displayName: name, photoURL: null });
      await profiles.startAfresh(uid, name);
    }
    // The owner has not signed in since, and receipts would go to the other address until then.
    await profiles.setEmail(uid, email);
    // An account without a way in had no other user: another proof of the same address was creating it.
    const hadWayIn = shut.providerData.length > 0 && !isFirst;
    if (reason !== 'proved' && hadWayIn && isOwners) {
      await mailAboutTakeOver(uid, email, validSince, { wasMoved: email !== shut.email });
    } else if (reason === 'proved' && how.password !== undefined) {
      await mailAboutPassword(uid, email);
    }
    const isDisabled = async () => (await profiles.get(uid))?.disabled ?? false;
    let lastWritten: boolean | undefined;
    // An admin who disables the person meanwhile finds the account disabled already, and writes nothing.
    for (
      let disabled = await isDisabled();
      disabled !== lastWritten;
      disabled = await isDisabled()
    ) {
      await auth.updateUser(uid, { disabled, emailVerified: isOwners });
      lastWritten = disabled;
    }
    await changeClaims(auth, uid, { settling: undefined, proved: isOwners ? [email] : undefined });
    await end();
  }

  const free = createAddressFreer(platform, profiles, run);

  /** Replaces every way in while the account is disabled, and ends all sign-ins. */
  async function replaceSignIns(uid: string, { keep, password }: TakeOver) {
    await auth.updateUser(uid, { disabled: true });
    // Read again, because only this call changes the account from here on.
    const shut = await auth.getUser(uid);
    const { email, isOwners } = await chooseAddress(shut);
    const providers = listSocialProviders(shut).filter((id) => id !== keep);
    const hadPassword = shut.providerData.some(({ providerId }) => providerId === 'password');
    const newPassword = password ?? (hadPassword ? generatePassword() : undefined);
    await auth.updateUser(uid, {
      ...(email !== shut.email && { email }),
      ...(newPassword !== undefined && { password: newPassword }),
      phoneNumber: null,
      multiFactor: { enrolledFactors: null },
      ...(providers.length > 0 && { providersToUnlink: providers }),
    });
    // The mail about the take-over covers the removed providers.
    await providersTold.forget(uid);
    // Admins and support keep their passkeys: adding one required another, and a mailbox alone must not be
    // enough.
    if (!isStaffAccount(shut)) await passkeys.removeAll(uid);
    const validSince = await endSignIns(auth, profiles, uid);
    // Removed once no call can add a device any more: strangers' browsers would count as the owner's.
    await devices.removeAll(uid);
    return { shut, email, isOwners, validSince };
  }

  /**
   * Returns the account's new address. If its owner already has another account at the proved address, this one
   * keeps its contents under an address that nobody can prove.
   */
  async function chooseAddress(account: UserRecord): Promise<{ email: string; isOwners: boolean }> {
    const ownerAddress = findAddressToRestore(account);
    if (ownerAddress === undefined) return { email: account.email ?? '', isOwners: true };
    try {
      await free(ownerAddress, account.uid);
      return { email: ownerAddress, isOwners: true };
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'address-taken') throw error;
      return { email: buildUnprovableAddress(account.uid), isOwners: false };
    }
  }

  async function mailAboutPassword(uid: string, email: string): Promise<void> {
    const batch = db.batch();
    securityNews.queue(batch, { uid, email, emailVerified: true }, 'password-changed');
    await batch.commit();
  }

  async function mailAboutTakeOver(
    uid: string,
    to: string,
    validSince: number,
    data: { wasMoved: boolean },
  ) {
    const batch = db.batch();
    const content = { template: 'account-secured', data } as const;
    queueMail(db, batch, { id: `account-secured-${uid}-${validSince}`, to, uid, content }, clock());
    await batch.commit().catch((error: unknown) => {
      // Another proof in the same second has already sent the mail.
      if (!isWriteConflict(error)) throw error;
    });
  }

  return run;
}
