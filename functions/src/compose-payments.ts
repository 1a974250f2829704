import { createUserFinder } from './accounts/users/found-users';
import { createUserRepository } from './accounts/users/repository';
import { createUserFilter } from './accounts/users/user-filter';
import { createUserList } from './accounts/users/user-list';
import { createLicenseService } from './licenses/service';
import { createOfferService } from './offers/service';
import { createPaymentService } from './payments/service';
import { computeFingerprint } from './platform/fingerprint';
import { normalizeMailbox } from './platform/mailbox';
import type { Platform } from './platform/platform';
import { createTeamRepository } from './teams/repository';

/** Creates the services that turn payments into licences. Stripe's events need no others, so their function loads less. */
export function composePayments(platform: Platform) {
  const { config, db } = platform;
  const repository = createUserRepository(db);
  const profiles = {
    ...repository,
    findBillingContact: createTeamRepository(db).findContact,
    exists: async (uid: string) => (await repository.get(uid)) !== undefined,
  };
  const hashMailbox = (email: string) =>
    computeFingerprint(config.codeHmacKey, 'claim', normalizeMailbox(email));
  const offers = createOfferService(platform, profiles, hashMailbox);
  const licenses = createLicenseService(platform, offers, profiles, hashMailbox);
  const filter = createUserFilter(platform, licenses);
  const found = createUserFinder(filter, createUserList(db));
  const payments = createPaymentService(platform, licenses, profiles, found);
  return { repository, profiles, offers, licenses, filter, found, payments };
}
