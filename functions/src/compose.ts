import { adminHandlers } from './admin/operations';
import { adminService } from './admin/service';
import { hasKey } from '@flexa/contracts/licenses';
import type { OperationName } from '@flexa/contracts/operations';
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
import { stillWanted } from './jobs/still-wanted';
import { licenseKeyHandlers } from './licenses/key-operations';
import { licenseKeyService } from './licenses/key-service';
import { licenseHandlers } from './licenses/operations';
import { revocationListService } from './licenses/revocation-list';
import { seatHandlers } from './licenses/seat-operations';
import { seatService } from './licenses/seat-service';
import { licenseService } from './licenses/service';
import { mailAllowance } from './mail/allowance';
import { mailSender } from './mail/sender';
import { paymentHandlers, teamInvoiceHandlers } from './payments/operations';
import { paymentService } from './payments/service';
import { teamInvoices } from './payments/team-invoices';
import { isStaff, type Handlers } from './platform/handlers';
import { mailboxOf } from './platform/mailbox';
import { getPlatform, type Platform } from './platform/platform';
import { supportHandlers } from './support/operations';
import { supportService } from './support/service';
import { teamAccess } from './teams/access';
import { teamHandlers } from './teams/operations';
import { teamRepository } from './teams/repository';
import { teamService } from './teams/service';
import { themeHandlers } from './themes/operations';
import { themeService } from './themes/service';
import { addressees } from './users/addressee';
import { mailDesk } from './users/mail-desk';
import { mailPreferenceHandlers, mailPreferences } from './users/mail-preferences';
import { mailDeskHandlers, userHandlers } from './users/operations';
import { foundUsers } from './users/found-users';
import { userFilter } from './users/user-filter';
import { userList } from './users/user-list';
import { userRepository } from './users/repository';
import { userService } from './users/service';
import { verificationHandlers } from './verification/operations';
import { fingerprint } from './platform/fingerprint';
import { signInChanges } from './platform/sign-in-changes';
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

  const { count } = createLimits(platform);
  const allow = mailAllowance(count);
  const mailboxKey = (email: string) =>
    fingerprint(platform.config.codeHmacKey, 'claim', mailboxOf(email));
  const discount = discountService(platform, profiles, mailboxKey);
  const licenses = licenseService(platform, discount, profiles, mailboxKey);
  const licenseKeys = licenseKeyService(platform, licenses);
  const revocationList = revocationListService(platform, licenseKeys, licenses);
  const teamDocuments = teamRepository(db);
  const access = teamAccess(teamDocuments);
  const seats = seatService(platform, access, profiles);
  const teams = teamService(platform, teamDocuments, access, licenses, seats, repository);
  const filter = userFilter(platform, licenses);
  const found = foundUsers(filter, userList(db));
  const payments = paymentService(platform, licenses, profiles, found);
  const identity = identityService(platform, repository);
  const themes = themeService(platform, profiles, allow, identity.isOwnAddress);
  const waitList = waitListService(platform);
  const passkeys = passkeyService(platform);
  const sessions = sessionService(platform, repository, count);
  const related = async (search: string, limit: number) => {
    const [orders, tickets] = await Promise.all([
      payments.list({ search, limit }),
      support.find(search, limit),
    ]);
    return [...orders.data, ...tickets].map(({ id }) => id);
  };
  const admin = adminService(platform, discount, licenses, payments, found, related);
  const staff = {
    names: admin.names,
    isStaff: async (uid: string) => {
      const user = await repository.get(uid);
      return user !== undefined && isStaff(user) && !user.disabled;
    },
  };
  const support = supportService(platform, allow, staff, identity.isOwnAddress);
  const keyOf = async (id: string, uid: string | null) => {
    const license = await licenses.standing(id);
    if (license?.userId !== uid || !hasKey(license, clock())) return null;
    return licenseKeys.issue(license);
  };
  const preferences = mailPreferences(platform, repository);
  const contacts = {
    contact: preferences.contact,
    stopOf: preferences.stopOf,
    managers: async (uid: string) => (await teamDocuments.get(uid)).managerUids,
  };
  const mail = mailSender(platform, keyOf, addressees(platform, repository), stillWanted(contacts));
  const users = userService(
    platform,
    licenses,
    discount,
    {
      orders: payments,
      themes,
      waitList,
      resets: identity,
      passkeys,
      sessions,
      tickets: support,
      seats,
      teams,
    },
    filter,
  );
  const signIns = {
    finishPasswordChanges: identity.finishPasswordChanges,
    finishSignInChanges: () =>
      signInChanges(platform).finishDue({
        rights: users.finishRights,
        deletion: users.finishRemoval,
        'take-over': identity.owners.finishTakeOver,
        move: identity.finishMove,
      }),
  };
  return {
    discount,
    licenses,
    licenseKeys,
    revocationList,
    seats,
    teams,
    payments,
    invoices: teamInvoices(payments, access),
    themes,
    mail,
    users,
    mailDesk: mailDesk(platform, admin.names),
    preferences,
    identity,
    passkeys,
    sessions,
    verification: verificationService(platform, identity.owners),
    support,
    waitList,
    admin,
    jobs: jobService(platform, contacts, payments, mail, seats, signIns, revocationList),
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
    ...mailDeskHandlers(services.mailDesk),
    ...mailPreferenceHandlers(services.preferences),
    ...licenseHandlers(services.licenses),
    ...licenseKeyHandlers(services.licenseKeys, services.seats, services.revocationList),
    ...seatHandlers(services.seats),
    ...teamHandlers(services.teams),
    ...paymentHandlers(services.payments),
    ...teamInvoiceHandlers(services.invoices),
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
