import { hasKey } from '@flexa/contracts/licenses';
import type { OperationName } from '@flexa/contracts/operations';
import { createMailedLinks } from './accounts/addresses/mailed-links';
import { createNameLookup } from './accounts/mails/addressee';
import { createMailDesk } from './accounts/mails/mail-desk';
import { createMailPreferences } from './accounts/mails/mail-preferences';
import { createPasskeyService } from './accounts/passkeys/passkeys';
import { createIdentityService } from './accounts/sign-in/service';
import { createSessionService } from './accounts/sign-in/sessions';
import { createPeopleService } from './accounts/users/people-service';
import { createUserService } from './accounts/users/service';
import { createVerificationService } from './accounts/verification/service';
import { createAuditService } from './audit/service';
import { composePayments } from './compose-payments';
import { createLimits } from './platform/limits';
import { createJobService } from './jobs/service';
import { createReminderCheck } from './jobs/still-wanted';
import { createContactCheck } from './teams/contact-check';
import { createCompanyBuildHandlers } from './licenses/company-build';
import { createLicenseLabels } from './licenses/label';
import { createLicenseKeyHandlers } from './licenses/key-handlers';
import { createLicenseKeyService } from './licenses/key-service';
import { createRevocationListService } from './licenses/revocation-list';
import { createSeatService } from './licenses/seat-service';
import { createMailAllowance } from './mail/allowance';
import type { MailDocument } from './mail/mails';
import { createMailSender } from './mail/sender';
import { createWaitListService } from './offers/wait-list';
import { createStatsService } from './payments/stats';
import { createTeamInvoices } from './payments/team-invoices';
import { isStaff, type Handlers } from './platform/handlers';
import { createHealthHandlers } from './platform/health';
import { getPlatform, type Platform } from './platform/platform';
import { signInChanges } from './platform/sign-in-changes';
import { createSupportService } from './support/service';
import { createBillingContacts } from './teams/billing-contacts';
import { createTeamAccess } from './teams/access';
import { createTeamRepository } from './teams/repository';
import { createTeamRoles } from './teams/roles';
import { createTeamService } from './teams/service';
import { createThemeService } from './themes/service';
import { createTeamThemeService } from './themes/team-theme-service';

export type Services = ReturnType<typeof composeServices>;

/** Creates and connects the services. They don't import each other; each declares the functions it needs of others. */
export function composeServices(platform: Platform) {
  const { clock, db } = platform;
  const { repository, profiles, offers, licenses, filter, found, payments } =
    composePayments(platform);

  const { count } = createLimits(platform);
  const allow = createMailAllowance(count);
  const licenseKeys = createLicenseKeyService(platform, licenses);
  const revocationList = createRevocationListService(platform, licenseKeys, licenses);
  const teamDocuments = createTeamRepository(db);
  const access = createTeamAccess(teamDocuments);
  const { issueForSeat, findInvitation, contactLinks } = createMailedLinks(platform);
  const seats = createSeatService(platform, access, profiles, {
    findCompany: payments.findCompany,
    links: { issue: issueForSeat, find: findInvitation },
  });
  const labels = createLicenseLabels(platform, licenses, access);
  const companyBuilds = createCompanyBuildHandlers(
    platform,
    licenses,
    access,
    teamDocuments,
    licenseKeys,
  );
  const roles = createTeamRoles(teamDocuments, seats, licenses, repository);
  const teamThemes = createTeamThemeService(platform, roles, repository);
  const teams = createTeamService(
    platform,
    teamDocuments,
    access,
    licenses,
    seats,
    repository,
    teamThemes.prepareMove,
    payments.followContact,
  );
  const billingContacts = createBillingContacts(platform, teamDocuments, access, repository, {
    links: contactLinks,
    allowMail: allow,
    followContact: payments.followContact,
  });
  const identity = createIdentityService(
    platform,
    repository,
    async (id) => (await licenses.findEffective(id)) !== undefined,
  );
  const themes = createThemeService(platform, profiles, allow, identity.isOwnAddress);
  const waitList = createWaitListService(platform);
  const passkeys = createPasskeyService(platform);
  const sessions = createSessionService(platform, repository, count);
  const findRelatedIds = async (search: string, limit: number) => {
    const [orders, tickets] = await Promise.all([
      payments.find(search, limit),
      support.find(search, limit),
    ]);
    return [...orders, ...tickets].map(({ id }) => id);
  };
  const people = createPeopleService(platform, licenses, payments, found);
  const staff = {
    names: people.names,
    isStaff: async (uid: string) => {
      const user = await repository.get(uid);
      return user !== undefined && isStaff(user) && !user.disabled;
    },
  };
  const support = createSupportService(platform, allow, staff, identity.isOwnAddress);
  const issueLicenseKey = async (id: string, uid: string | null) => {
    const license = await licenses.findEffective(id);
    if (license?.userId !== uid || !hasKey(license, clock())) return null;
    return licenseKeys.issue(license);
  };
  const preferences = createMailPreferences(platform, repository);
  const contacts = {
    contact: preferences.findContact,
    findStop: preferences.findStop,
    managers: async (uid: string) => (await teamDocuments.get(uid)).managerUids,
  };
  const isReminderWanted = createReminderCheck(contacts);
  const isForContact = createContactCheck(teamDocuments.findContact);
  const isWanted = async (queued: MailDocument) =>
    (await isForContact(queued)) && isReminderWanted(queued);
  const mail = createMailSender(
    platform,
    issueLicenseKey,
    createNameLookup(platform, repository),
    isWanted,
  );
  const users = createUserService(
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
      billingContacts,
      teamThemes,
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
    companyBuilds,
    labels,
    seats,
    teams,
    billingContacts,
    payments,
    invoices: createTeamInvoices(payments, access),
    themes,
    teamThemes,
    mail,
    users,
    mailDesk: createMailDesk(platform, people.names),
    preferences,
    identity,
    passkeys,
    sessions,
    verification: createVerificationService(platform, identity.owners),
    support,
    waitList,
    people,
    audit: createAuditService(platform, people, findRelatedIds),
    stats: createStatsService(platform, offers),
    jobs: createJobService(platform, contacts, payments, mail, seats, signIns, revocationList),
  };
}

/** Returns the handlers of all operations. */
export function composeHandlers(
  platform: Platform,
  services: Services = composeServices(platform),
): Handlers<OperationName> {
  return {
    ...createHealthHandlers(platform),
    ...services.users.handlers,
    ...services.mailDesk.handlers,
    ...services.preferences.handlers,
    ...services.licenses.handlers,
    ...services.companyBuilds,
    ...services.labels,
    ...createLicenseKeyHandlers(services.licenseKeys, services.seats, services.revocationList),
    ...services.seats.handlers,
    ...services.teams.handlers,
    ...services.billingContacts.handlers,
    ...services.payments.handlers,
    ...services.invoices.handlers,
    ...services.offers.handlers,
    ...services.identity.handlers,
    ...services.passkeys.handlers,
    ...services.sessions.handlers,
    ...services.verification.handlers,
    ...services.themes.handlers,
    ...services.teamThemes.handlers,
    ...services.support.handlers,
    ...services.waitList.handlers,
    ...services.people.handlers,
    ...services.audit.handlers,
    ...services.stats.handlers,
  };
}

let services: Services | undefined;

/** Returns the services of this process, creating them on the first call (see getPlatform). */
export function processServices(): Services {
  return (services ??= composeServices(getPlatform()));
}
