import type { Transaction } from 'firebase-admin/firestore';
import { RECENT_SIGN_IN_MS } from '@flexa/contracts/constants';
import type { User, UserExport, UserPage } from '@flexa/contracts/users';
import { createAuditRepository, recordAudit, type NewAuditEntry } from '../../audit/repository';
import { queueMail } from '../../mail/outbox';
import { isVerified, revokeTokens } from '../../platform/account';
import { answerCreated, defineHandlers, type Caller, type Context } from '../../platform/handlers';
import { AppError, createInvalidField } from '../../platform/errors';
import { isAlreadyThere, retryOnConflict } from '../../platform/firestore';
import type { Platform } from '../../platform/platform';
import { signInChanges } from '../../platform/sign-in-changes';
import { createAddressFollower } from './address';
import { applyRights, deleteIdentity, hasIdentity, readSignInMethods } from './identity';
import type { LicenseHolder, OtherHolders, PlaceHolder } from './holders';
import { resolveMailPreferences } from '../mails/mail-preferences';
import { createPersonalMail } from '../mails/personal-mail';
import { createUserRepository } from './repository';
import { parseSearch } from '../../platform/search';
import { createNoSuchUser, refuseLastAdmin, createUserUpdate } from './update';
import type { UserDocument } from './user-document';
import type { FilterUsers } from './user-filter';
import { paginate, MAX_USERS_READ } from './user-list';
import { createWelcomer } from './welcome';

export function createUserService(
  platform: Platform,
  licenses: LicenseHolder,
  places: PlaceHolder,
  others: OtherHolders,
  filter: FilterUsers,
) {
  const { db, auth, clock } = platform;
  const repository = createUserRepository(db);
  const mail = createPersonalMail(db);
  const audits = createAuditRepository(db);
  const signIns = signInChanges(platform);
  const followAddress = createAddressFollower(platform, repository);
  const welcome = createWelcomer(platform, repository, licenses);

  async function withLicenses(user: UserDocument): Promise<User> {
    return { ...user, props: { licenses: await licenses.listActive(user.uid) } };
  }

  async function get(caller: Caller, uid: string): Promise<User> {
    const user = await repository.get(uid);
    if (!user) throw createNoSuchUser();
    await welcome(caller, user);
    return withLicenses(await followAddress(caller, user));
  }

  /**
   * Creates the caller's profile, or returns the stored one: two tabs at once create one.
   *
   * @throws AppError invalid-argument if the e-mail is not that of the token.
   */
  async function createUser({ caller, input }: Context<'createUser'>) {
    const email = caller.email;
    if (!email) throw createInvalidField('email', 'This sign-in has no e-mail address');
    if (input.email && input.email.toLowerCase() !== email.toLowerCase()) {
      throw createInvalidField('email', 'Must be the address of the sign-in');
    }
    const { user, isNew } = await retryOnConflict(async () => {
      const stored = await repository.get(caller.uid);
      if (stored) return { user: await followAddress(caller, stored), isNew: false };
      const created = await repository.create({
        id: caller.uid,
        uid: caller.uid,
        name: input.name,
        email,
        isAdmin: caller.isAdmin,
        isSupport: caller.isSupport,
        hasPurchased: false,
        disabled: false,
        // Excludes people who signed in earlier without creating a profile.
        validSince: caller.since,
        awaitsWelcome: true,
        createdAt: clock().toISOString(),
      });
      return { user: created, isNew: true };
    });
    // A concurrent deletion of the account may have looked for the profile too early.
    if (isNew && !(await hasIdentity(auth, caller.uid))) {
      await (await removeData(caller.uid)).end();
      throw new AppError('unauthenticated');
    }
    await welcome(caller, user);
    const answer = await withLicenses(user);
    return isNew ? answerCreated(answer) : answer;
  }

  async function listUsers({ input }: Context<'listUsers'>): Promise<UserPage> {
    const { show, page, limit, sortBy = 'createdAt', sortOrder = 'desc' } = input;
    const search = parseSearch(input.search);
    // A search without letters or digits finds nobody, rather than everybody.
    const isHopeless = search.terms.length === 0 && input.search.trim() !== '';
    const request = { search, sortBy, sortOrder, page, limit };
    const list = isHopeless
      ? { data: [], total: 0, totalIsExact: true }
      : show
        ? paginate(await filter(show, MAX_USERS_READ), request)
        : await repository.list(request);
    return { ...list, page, totalPages: Math.ceil(list.total / limit) };
  }

  /** @throws AppError see createUserUpdate. */
  async function updateUser({ caller, input }: Context<'updateUser'>): Promise<User> {
    await createUserUpdate(platform)(caller, input);
    return get(caller, input.id);
  }

  /**
   * Ends the person's licences and removes their profile, themes and personal data, then the
   * account. A failure in between leaves the account, with which the person can repeat the call;
   * otherwise a job does.
   *
   * @throws AppError recent-sign-in-required for people deleting themselves more than five minutes
   * after signing in; team-in-use, permission-denied, not-found, last-admin.
   */
  async function deleteUser({ caller, input }: Context<'deleteUser'>) {
    const { id, uid, team } = input;
    const asAdmin = uid !== undefined;
    if (asAdmin && !caller.isAdmin) throw new AppError('permission-denied');
    if (!asAdmin && id !== caller.uid) throw new AppError('permission-denied');
    if (id === caller.uid) {
      const age = clock().getTime() - caller.signedInAt.getTime();
      if (age > RECENT_SIGN_IN_MS) throw new AppError('recent-sign-in-required');
    }
    if (team !== 'end' && (await others.teams.isInUse(id))) throw new AppError('team-in-use');
    const audit = asAdmin
      ? ({ actor: caller.uid, action: 'user.delete', target: id, changes: {} } as const)
      : undefined;
    if (!(await removeAll(id, audit))) throw createNoSuchUser();
    return { deleted: true as const };
  }

  /** Returns false if there was neither profile nor account. */
  async function removeAll(id: string, audit?: NewAuditEntry): Promise<boolean> {
    const address = await findVerifiedAddress(id);
    await others.billingContacts.removeOwn(id);
    const { existed, end } = await removeData(id, audit);
    // Sent while the account exists, with which an interrupted deletion can be repeated.
    if (address) await queueFarewell(id, address);
    const couldSignIn = await deleteIdentity(auth, id);
    // Created by a concurrent call; from here on such a call finds no account.
    const late = (await repository.get(id)) && (await removeData(id));
    if (!late) await repository.deleteBelow(id);
    await (late ? late.end() : end());
    return existed || couldSignIn;
  }

  /** Completes an interrupted deletion, unless the person has come back since. */
  async function finishRemoval(uid: string, startedAt: Date): Promise<void> {
    const profile = await repository.get(uid);
    if (profile && new Date(profile.createdAt) > startedAt) return;
    await removeAll(uid);
  }

  /** Completes an interrupted change of rights, which may have stopped before the sign-ins ended. */
  async function finishRights(uid: string, _startedAt: Date, losesRole: boolean): Promise<void> {
    await applyRights(auth, uid, repository);
    const profile = await repository.get(uid);
    if (!profile || !(losesRole || profile.disabled)) return;
    await repository.raiseValidSince(uid, await revokeTokens(auth, uid));
  }

  /**
   * Returns the address under which data without an account is stored. It must be verified, or else anyone
   * could request and delete the data of someone else's address.
   */
  async function findVerifiedAddress(uid: string): Promise<string | undefined> {
    const { users } = await auth.getUsers([{ uid }]);
    return users[0] && isVerified(users[0]) ? users[0].email : undefined;
  }

  /**
   * Ends the licences, removes the person from the orders, and removes profile, themes, mails and other
   * personal data.
   *
   * @returns whether there was a profile, and a function to call once the account is deleted too.
   */
  async function removeData(uid: string, audit?: NewAuditEntry) {
    const address = await findVerifiedAddress(uid);
    const remove = async (transaction: Transaction) => {
      const retire = await licenses.prepareRetirement(transaction, uid);
      const anonymise = await others.orders.prepareAnonymise(transaction, uid);
      // Reads the profile last. Read before the licences, it would block a concurrent claim for which the read
      // of the licences waits, and both would hang for seconds.
      const user = await repository.getIn(transaction, uid);
      if (user?.isAdmin && !user.disabled) {
        await refuseLastAdmin(auth, repository, transaction, uid);
      }
      retire(clock());
      const open = anonymise();
      if (user) repository.delete(transaction, uid);
      if (audit) recordAudit(db, transaction, audit, clock());
      const end = signIns.begin(transaction, uid, 'deletion');
      return { existed: user !== undefined, unpaid: open, end };
    };
    const { existed, unpaid, end } = await retryOnConflict(() => db.runTransaction(remove));
    await others.orders.closeAbandoned(unpaid);
    await Promise.all([repository.deleteBelow(uid), places.forgetHolder(uid)]);
    await Promise.all([
      others.seats.forget(uid, address),
      others.teams.forget(uid),
      others.billingContacts.forget(uid, address),
      others.teamThemes.forget(uid),
    ]);
    // Comes afterwards, because a mail for the person is queued together with data that has just ended.
    await mail.forget(uid, address);
    if (address) {
      const { waitList, resets, tickets } = others;
      await Promise.all([waitList, resets, tickets].map((holder) => holder.forget(address)));
    }
    return { existed, end };
  }

  /** Queues the mail without personal data; it is sent, then removed (mail/sender.ts). */
  async function queueFarewell(uid: string, to: string): Promise<void> {
    const batch = db.batch();
    const data = { news: 'account-deleted' } as const;
    const content = { template: 'security-news', data } as const;
    queueMail(db, batch, { id: `account-deleted-${uid}`, to, uid: null, content }, clock());
    await batch.commit().catch((error: unknown) => {
      // Two concurrent deletions send it once.
      if (!isAlreadyThere(error)) throw error;
    });
  }

  /** Returns everything stored about the person. The audit records the export first. */
  async function exportUser({ input: { uid } }: Context<'exportUser'>): Promise<UserExport> {
    const address = await findVerifiedAddress(uid);
    const [
      user,
      signIn,
      licenseDocuments,
      offerPlaces,
      orders,
      themes,
      mails,
      waitList,
      tickets,
      keys,
      devices,
      seats,
      teams,
      billingContactFor,
      teamThemes,
    ] = await Promise.all([
      repository.get(uid),
      readSignInMethods(auth, uid),
      licenses.all(uid),
      places.findPlaces(uid, address),
      others.orders.all(uid),
      others.themes.exportThemes(uid),
      mail.findByPerson(uid, address),
      address ? others.waitList.findProducts(address) : [],
      address ? others.tickets.findBySender(address) : [],
      others.passkeys.list(uid),
      others.sessions.exportDevices(uid),
      others.seats.exportSeats(uid, address),
      others.teams.exportTeams(uid),
      others.billingContacts.exportOwners(address),
      others.teamThemes.exportThemes(uid),
    ]);
    if (!user) throw createNoSuchUser();
    const ids = [...orders, ...tickets].map(({ id }) => id);
    const audit = await audits.aboutPerson(uid, ids);
    const batch = db.batch();
    const entry = { actor: uid, action: 'user.export', target: uid, changes: {} } as const;
    recordAudit(db, batch, entry, clock());
    await batch.commit();
    return {
      exportedAt: clock().toISOString(),
      user,
      licenses: licenseDocuments,
      offerPlaces,
      signIn,
      passkeys: keys.data.map(({ id: _, ...passkey }) => passkey),
      devices,
      orders,
      themes,
      mails,
      mailPreferences: resolveMailPreferences(user),
      waitList,
      tickets,
      seats,
      teams,
      billingContactFor,
      teamThemes,
      audit,
    };
  }

  const handlers = defineHandlers({
    getUser: ({ caller, input }) => get(caller, input.uid),
    createUser,
    listUsers,
    updateUser,
    deleteUser,
    exportUser,
  });

  return { handlers, finishRemoval, finishRights };
}
