import type { Transaction } from 'firebase-admin/firestore';
import { RECENT_SIGN_IN_MS } from '../contracts/constants';
import type { License } from '../contracts/licenses';
import type { ParsedInput } from '../contracts/operations';
import type { User, UserExport, UserPage } from '../contracts/users';
import { recordAudit } from '../audit/repository';
import type { Caller } from '../platform/handlers';
import { AppError, invalidField } from '../platform/errors';
import { untilSettled } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import { applyRights, deleteIdentity, identityOf } from './identity';
import { userRepository, type UserDocument } from './repository';
import { searchTerms } from './search';

/** What the users need of the licences. */
export interface LicenseHolder {
  active(uid: string): Promise<License[]>;
  all(uid: string): Promise<License[]>;
  prepareRetirement(transaction: Transaction, uid: string): Promise<(at: Date) => void>;
}

/** What the users need of the free offer. */
export interface PlaceHolder {
  placesOf(uid: string): Promise<{ offerId: string; takenAt: string }[]>;
}

function withoutPersonalData(changes: Record<string, boolean | string>) {
  return Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [
      field,
      typeof value === 'boolean' ? value : ('changed' as const),
    ]),
  );
}

const noSuchUser = () => new AppError('not-found', 'There is no such user');

export type UserService = ReturnType<typeof userService>;

export function userService(platform: Platform, licenses: LicenseHolder, places: PlaceHolder) {
  const { db, auth, clock } = platform;
  const repository = userRepository(db);

  async function withLicenses(user: UserDocument): Promise<User> {
    return { ...user, props: { licenses: await licenses.active(user.uid) } };
  }

  async function get(uid: string): Promise<User> {
    const user = await repository.get(uid);
    if (!user) throw noSuchUser();
    return withLicenses(user);
  }

  /**
   * Makes the caller's profile, or answers the stored one: two tabs at once make one.
   *
   * @throws AppError invalid-argument where the e-mail is not that of the token.
   */
  async function create(
    caller: Caller,
    input: ParsedInput<'createUser'>,
  ): Promise<{ user: User; isNew: boolean }> {
    const email = caller.email;
    if (!email) throw invalidField('email', 'This sign-in has no e-mail address');
    if (input.email && input.email.toLowerCase() !== email.toLowerCase()) {
      throw invalidField('email', 'Must be the address of the sign-in');
    }
    const { user, isNew } = await untilSettled(async () => {
      const stored = await repository.get(caller.uid);
      if (stored) return { user: stored, isNew: false };
      const made = await repository.create({
        id: caller.uid,
        uid: caller.uid,
        name: input.name,
        email,
        isAdmin: caller.isAdmin,
        hasPurchased: false,
        disabled: false,
        createdAt: clock().toISOString(),
      });
      return { user: made, isNew: true };
    });
    return { user: await withLicenses(user), isNew };
  }

  async function list(input: ParsedInput<'listUsers'>): Promise<UserPage> {
    const { page, limit, sortBy = 'createdAt', sortOrder = 'desc' } = input;
    const terms = searchTerms(input.search);
    // A search of nothing but signs has no word to begin with: it finds nobody, not everybody.
    const isHopeless = terms.length === 0 && input.search.trim() !== '';
    const { data, total } = isHopeless
      ? { data: [], total: 0 }
      : await repository.list({ terms, sortBy, sortOrder, page, limit });
    return { data, page, totalPages: Math.ceil(total / limit), total };
  }

  /**
   * @throws AppError invalid-argument for a field that is not the caller's to change; not-found;
   * last-admin where nobody who can sign in would be an admin any more.
   */
  async function update(caller: Caller, input: ParsedInput<'updateUser'>): Promise<User> {
    const { id, ...changes } = input;
    if (!caller.isAdmin) {
      for (const field of ['isAdmin', 'disabled'] as const) {
        if (changes[field] !== undefined)
          throw invalidField(field, 'Only an admin can change this');
      }
    }
    await db.runTransaction(async (transaction) => {
      const user = await repository.getIn(transaction, id);
      if (!user) throw noSuchUser();
      const staysAdmin = (changes.isAdmin ?? user.isAdmin) && !(changes.disabled ?? user.disabled);
      if (user.isAdmin && !user.disabled && !staysAdmin) await refuseLastAdmin(transaction, id);
      const write = await repository.prepareUpdate(transaction, user, changes);
      write();
      if (caller.isAdmin) {
        const audited = withoutPersonalData(changes);
        const entry = { actor: caller.uid, target: id, changes: audited };
        recordAudit(db, transaction, { ...entry, action: 'user.update' }, clock());
      }
    });
    await applyRights(auth, id, () => repository.get(id));
    return get(id);
  }

  async function refuseLastAdmin(transaction: Transaction, uid: string): Promise<void> {
    if (!(await repository.hasOtherAdmin(transaction, uid))) throw new AppError('last-admin');
  }

  /**
   * Ends the person's licences and removes their profile, themes and personal data, then the
   * sign-in. A failure in between leaves the sign-in, with which it can be done again.
   *
   * @throws AppError recent-sign-in-required for the own account after a sign-in that is older than
   * five minutes; permission-denied, not-found, last-admin.
   */
  async function remove(caller: Caller, input: ParsedInput<'deleteUser'>): Promise<void> {
    const { id, uid } = input;
    const asAdmin = uid !== undefined;
    if (asAdmin && !caller.isAdmin) throw new AppError('permission-denied');
    if (!asAdmin && id !== caller.uid) throw new AppError('permission-denied');
    if (id === caller.uid) {
      const age = clock().getTime() - caller.signedInAt.getTime();
      if (age > RECENT_SIGN_IN_MS) throw new AppError('recent-sign-in-required');
    }
    const existed = await db.runTransaction(async (transaction) => {
      const user = await repository.getIn(transaction, id);
      if (user?.isAdmin && !user.disabled) await refuseLastAdmin(transaction, id);
      const retire = await licenses.prepareRetirement(transaction, id);
      const removeProfile = user && (await repository.prepareDelete(transaction, user));
      retire(clock());
      removeProfile?.();
      if (asAdmin) {
        const entry = {
          actor: caller.uid,
          action: 'user.delete',
          target: id,
          changes: {},
        } as const;
        recordAudit(db, transaction, entry, clock());
      }
      return user !== undefined;
    });
    await repository.deleteBelow(id);
    const couldSignIn = await deleteIdentity(auth, id);
    if (!existed && !couldSignIn) throw noSuchUser();
  }

  async function exportAll(uid: string): Promise<UserExport> {
    const [user, held, offerPlaces, signIn] = await Promise.all([
      repository.get(uid),
      licenses.all(uid),
      places.placesOf(uid),
      identityOf(auth, uid),
    ]);
    if (!user) throw noSuchUser();
    return { exportedAt: clock().toISOString(), user, licenses: held, offerPlaces, signIn };
  }

  return { get, create, list, update, remove, exportAll };
}
