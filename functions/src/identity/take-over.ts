import { setTimeout as sleep } from 'node:timers/promises';
import type { UserRecord } from 'firebase-admin/auth';
import { queueMail } from '../mail/outbox';
import {
  changeClaims,
  claimsOf,
  revokeTokens,
  socialProviders,
  standingOf,
} from '../platform/account';
import { lostRace } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import type { ProfileHolder } from './ports';

export interface TakeOver {
  /** The provider through which the owner has just proved the address. */
  keep?: string | undefined;
  /** Chosen by the owner; else one that nobody knows. */
  password?: string;
}

/** Tokens count by the second: what was issued in this one is only told apart in the next. */
const untilNextSecond = () => sleep(1001 - (Date.now() % 1000));

/**
 * Makes an account its owner's alone. Everything that can sign in goes here, and nowhere else: password,
 * providers, second factors, sign-ins that are open; for a moment the account is disabled, so that who
 * is signed in can't put anything back. What the account owns stays, for it may be the same person's.
 * Where it stops half-way the account is `settling`, and the next proof does it again.
 */
export function takeOver(platform: Platform, profiles: ProfileHolder) {
  const { db, auth, clock, newId } = platform;
  /** Follows any policy of passwords, and nobody knows it. */
  const unknownPassword = () => `Aa1-${newId()}`;

  return async function run(account: UserRecord, { keep, password }: TakeOver = {}): Promise<void> {
    const { uid } = account;
    const reason = standingOf(account);
    await changeClaims(auth, uid, { settling: true });
    await auth.updateUser(uid, { disabled: true });
    // Read again: nobody but us changes it from here on.
    const shut = await auth.getUser(uid);
    const email = await addressOf(shut);
    const providers = socialProviders(shut).filter((id) => id !== keep);
    const hadPassword = shut.providerData.some(({ providerId }) => providerId === 'password');
    const chosen = password ?? (hadPassword ? unknownPassword() : undefined);
    await auth.updateUser(uid, {
      ...(email !== shut.email && { email }),
      ...(chosen !== undefined && { password: chosen }),
      phoneNumber: null,
      multiFactor: { enrolledFactors: null },
      ...(providers.length > 0 && { providersToUnlink: providers }),
    });
    await untilNextSecond();
    const validSince = await revokeTokens(auth, uid);
    await profiles.raiseValidSince(uid, validSince);
    if (reason !== 'proved' && reason !== 'confirmed') {
      await tell(uid, email, validSince, { wasMoved: email !== shut.email });
    }
    const disabled = (await profiles.get(uid))?.disabled ?? false;
    await auth.updateUser(uid, { disabled, emailVerified: true });
    await changeClaims(auth, uid, { settling: undefined, proved: [email] });
  };

  /** The proved one, also where somebody else has changed it since. */
  async function addressOf(account: UserRecord): Promise<string> {
    const { proved = [] } = claimsOf(account);
    if (proved.length === 0 || proved.includes(account.email ?? '')) return account.email ?? '';
    const profile = await profiles.get(account.uid);
    return profile && proved.includes(profile.email) ? profile.email : (proved[0] ?? '');
  }

  async function tell(uid: string, to: string, validSince: number, data: { wasMoved: boolean }) {
    const batch = db.batch();
    const content = { template: 'account-secured', data } as const;
    queueMail(db, batch, { id: `account-secured-${uid}-${validSince}`, to, uid, content }, clock());
    await batch.commit().catch((error: unknown) => {
      // Another proof in the same second has told already.
      if (!lostRace(error)) throw error;
    });
  }
}
