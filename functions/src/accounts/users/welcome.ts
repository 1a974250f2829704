import { queueMail } from '../../mail/outbox';
import type { Caller } from '../../platform/handlers';
import type { Platform } from '../../platform/platform';
import type { LicenseHolder } from './holders';
import type { UserRepository } from './repository';
import type { UserDocument } from './user-document';

/**
 * Welcomes a new account once, at its owner's first call after the address was proved: the identity service
 * doesn't tell us when its link is opened.
 */
export function createWelcomer(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  repository: UserRepository,
  licenses: LicenseHolder,
) {
  return async function welcome(caller: Caller, profile: UserDocument): Promise<void> {
    const { uid, email: to, emailVerified } = caller;
    if (!profile.awaitsWelcome || uid !== profile.uid || !emailVerified || !to) return;
    const hadTrial = await licenses.hadTrial(to);
    await db.runTransaction(async (transaction) => {
      const user = await repository.getIn(transaction, uid);
      // The second of two concurrent calls has nothing left to do.
      if (!user?.awaitsWelcome) return;
      repository.setWelcomed(transaction, uid);
      const content = { template: 'welcome', data: hadTrial ? { hadTrial } : {} } as const;
      queueMail(db, transaction, { id: `welcome-${uid}`, to, uid, content }, clock());
    });
  };
}
