import { adminHandlers } from './admin/operations';
import { adminService } from './admin/service';
import { isActive } from '@flexa/contracts/licenses';
import type { OperationName } from '@flexa/contracts/routes';
import { discountHandlers } from './discount/operations';
import { discountService } from './discount/service';
import { identityHandlers } from './identity/operations';
import { passkeyHandlers } from './identity/passkey-operations';
import { passkeyService } from './identity/passkeys';
import { identityService } from './identity/service';
import { sessionHandlers } from './identity/session-operations';
import { sessionService } from './identity/sessions';
import { createLimits } from './http/limits';
import { jobService } from './jobs/service';
import { licenseKeyHandlers } from './licenses/key-operations';
import { licenseKeyService } from './licenses/key-service';
import { licenseHandlers } from './licenses/operations';
import { licenseService } from './licenses/service';
import { mailAllowance } from './mail/allowance';
import { mailSender } from './mail/sender';
import { paymentHandlers } from './payments/operations';
import { paymentService } from './payments/service';
import type { Handlers } from './platform/handlers';
import { mailboxOf } from './platform/mailbox';
import { getPlatform, type Platform } from './platform/platform';
import { supportHandlers } from './support/operations';
import { supportService } from './support/service';
import { themeHandlers } from './themes/operations';
import { themeService } from './themes/service';
import { addressees } from './users/addressee';
import { userHandlers } from './users/operations';
import { userRepository } from './users/repository';
import { userService } from './users/service';
import { verificationHandlers } from './verification/operations';
import { fingerprint } from './platform/fingerprint';
import { verificationService } from './verification/service';
import { waitListHandlers } from './wait-list/operations';
import { waitListService } from './wait-list/service';

export type Services = ReturnType<typeof composeServices>;

/** The services, wired: they do not know each other, each names what it needs of another. */
export function composeServices(platform: Platform) {
  const { clock, db } = platform;
  const repository = userRepository(db);
  const profiles = {
    ...repository,
    exists: async (uid: string) => (await repository.get(uid)) !== undefined,
  };

  const count = createLimits(platform);
  const allow = mailAllowance(count);
  const discount = discountService(platform, profiles, (email) =>
    fingerprint(platform.config.codeHmacKey, 'claim', mailboxOf(email)),
  );
  const licenses = licenseService(platform, discount, profiles);
  const licenseKeys = licenseKeyService(platform, licenses);
  const payments = paymentService(platform, licenses, profiles);
  const themes = themeService(platform, profiles, allow);
  const waitList = waitListService(platform);
  const identity = identityService(platform, repository);
  const passkeys = passkeyService(platform);
  const sessions = sessionService(platform, repository, count);
  const support = supportService(platform, allow);
  const keyFor = async (id: string) => {
    const license = await licenses.find(id);
    return license && isActive(license, clock()) ? licenseKeys.keyFor(license, clock()) : null;
  };
  const mail = mailSender(platform, keyFor, addressees(platform, repository));
  return {
    discount,
    licenses,
    licenseKeys,
    payments,
    themes,
    mail,
    users: userService(platform, licenses, discount, {
      orders: payments,
      themes,
      waitList,
      resets: identity,
      passkeys,
      sessions,
      tickets: support,
    }),
    identity,
    passkeys,
    sessions,
    verification: verificationService(platform, identity.owners),
    support,
    waitList,
    admin: adminService(platform, discount, licenses, payments),
    jobs: jobService(platform, { contact: repository.get }, payments, mail),
  };
}

/** The handler of every operation. */
export function composeHandlers(
  platform: Platform,
  services: Services = composeServices(platform),
): Handlers<OperationName> {
  return {
    health: async () => {
      await platform.db.collection('offers').limit(1).get();
      return { status: 'ok', time: platform.clock().toISOString() };
    },
    ...userHandlers(services.users),
    ...licenseHandlers(services.licenses),
    ...licenseKeyHandlers(services.licenseKeys),
    ...paymentHandlers(services.payments),
    ...discountHandlers(services.discount),
    ...identityHandlers(services.identity),
    ...passkeyHandlers(services.passkeys),
    ...sessionHandlers(services.sessions),
    ...verificationHandlers(services.verification),
    ...themeHandlers(services.themes),
    ...supportHandlers(services.support),
    ...waitListHandlers(services.waitList),
    ...adminHandlers(services.admin),
  };
}

let services: Services | undefined;

/** The services of this process, made at first use (see getPlatform). */
export function processServices(): Services {
  return (services ??= composeServices(getPlatform()));
}
