import { hasKey } from '@flexa/contracts/licenses';
import type { OperationName } from '@flexa/contracts/operations';
import { mailedLinks } from './accounts/addresses/mailed-links';
import { addressees } from './accounts/mails/addressee';
import { mailDesk } from './accounts/mails/mail-desk';
import { mailPreferences } from './accounts/mails/mail-preferences';
import { passkeyService } from './accounts/passkeys/passkeys';
import { identityService } from './accounts/sign-in/service';
import { sessionService } from './accounts/sign-in/sessions';
import { foundUsers } from './accounts/users/found-users';
import { peopleService } from './accounts/users/people-service';
import { userRepository } from './accounts/users/repository';
import { userService } from './accounts/users/service';
import { userFilter } from './accounts/users/user-filter';
import { userList } from './accounts/users/user-list';
import { verificationService } from './accounts/verification/service';
import { auditService } from './audit/service';
import { createLimits } from './http/limits';
import { jobService } from './jobs/service';
import { stillWanted } from './jobs/still-wanted';
import { licenseKeyHandlers } from './licenses/key-handlers';
import { licenseKeyService } from './licenses/key-service';
import { revocationListService } from './licenses/revocation-list';
import { seatService } from './licenses/seat-service';
import { licenseService } from './licenses/service';
import { mailAllowance } from './mail/allowance';
import { mailSender } from './mail/sender';
import { offerService } from './offers/service';
import { waitListService } from './offers/wait-list';
import { paymentService } from './payments/service';
import { statsService } from './payments/stats';
import { teamInvoices } from './payments/team-invoices';
import { fingerprint } from './platform/fingerprint';
import { isStaff, type Handlers } from './platform/handlers';
import { healthHandlers } from './platform/health';
import { mailboxOf } from './platform/mailbox';
import { getPlatform, type Platform } from './platform/platform';
import { signInChanges } from './platform/sign-in-changes';
import { supportService } from './support/service';
import { teamAccess } from './teams/access';
import { teamRepository } from './teams/repository';
import { teamService } from './teams/service';
import { themeService } from './themes/service';

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
  const offers = offerService(platform, profiles, mailboxKey);
  const licenses = licenseService(platform, offers, profiles, mailboxKey);
  const licenseKeys = licenseKeyService(platform, licenses);
  const revocationList = revocationListService(platform, licenseKeys, licenses);
  const teamDocuments = teamRepository(db);
  const access = teamAccess(teamDocuments);
  const { issueForSeat, findInvitation } = mailedLinks(platform);
  const seats = seatService(platform, access, profiles, {
    companyOf: (license) => payments.companyOf(license),
    links: { issue: issueForSeat, find: findInvitation },
  });
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
      payments.find(search, limit),
      support.find(search, limit),
    ]);
    return [...orders, ...tickets].map(({ id }) => id);
  };
  const people = peopleService(platform, licenses, payments, found);
  const staff = {
    names: people.names,
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
    offers,
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
    offers,
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
    mailDesk: mailDesk(platform, people.names),
    preferences,
    identity,
    passkeys,
    sessions,
    verification: verificationService(platform, identity.owners),
    support,
    waitList,
    people,
    audit: auditService(platform, people, related),
    stats: statsService(platform, offers),
    jobs: jobService(platform, contacts, payments, mail, seats, signIns, revocationList),
  };
}

/** The handler of every operation. */
export function composeHandlers(
  platform: Platform,
  services: Services = composeServices(platform),
): Handlers<OperationName> {
  return {
    ...healthHandlers(platform),
    ...services.users.handlers,
    ...services.mailDesk.handlers,
    ...services.preferences.handlers,
    ...services.licenses.handlers,
    ...licenseKeyHandlers(services.licenseKeys, services.seats, services.revocationList),
    ...services.seats.handlers,
    ...services.teams.handlers,
    ...services.payments.handlers,
    ...services.invoices.handlers,
    ...services.offers.handlers,
    ...services.identity.handlers,
    ...services.passkeys.handlers,
    ...services.sessions.handlers,
    ...services.verification.handlers,
    ...services.themes.handlers,
    ...services.support.handlers,
    ...services.waitList.handlers,
    ...services.people.handlers,
    ...services.audit.handlers,
    ...services.stats.handlers,
  };
}

let services: Services | undefined;

/** The services of this process, made at first use (see getPlatform). */
export function processServices(): Services {
  return (services ??= composeServices(getPlatform()));
}
