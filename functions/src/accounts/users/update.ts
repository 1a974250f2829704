import type { Auth } from 'firebase-admin/auth';
import type { Transaction } from 'firebase-admin/firestore';
import { recordAudit } from '../../audit/repository';
import { queueMail } from '../../mail/outbox';
import type { SecurityNews } from '../../mail/templates/security-news';
import { AppError, createInvalidField } from '../../platform/errors';
import { retryOnConflict } from '../../platform/firestore';
import type { Caller } from '../../platform/handlers';
import type { Platform } from '../../platform/platform';
import { signInChanges } from '../../platform/sign-in-changes';
import { applyRights, hasVerifiedAddress, hasWorkingAdmin } from './identity';
import { createUserRepository, type UserRepository } from './repository';
import type { UserDocument } from './user-document';

export const createNoSuchUser = () => new AppError('not-found', 'There is no such user');

function omitPersonalData(changes: Record<string, boolean | string>) {
  return Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [
      field,
      typeof value === 'boolean' ? value : ('changed' as const),
    ]),
  );
}

type Role = 'isAdmin' | 'isSupport';
type Rights = Partial<Record<Role | 'disabled', boolean | undefined>>;

interface UserChange extends Rights {
  id: string;
  name?: string | undefined;
}

/** Removes the other role, because a person has one role at most. */
function limitToOneRole<T extends Rights>(changes: T): T & Rights {
  if (changes.isAdmin) return { ...changes, isSupport: false };
  if (changes.isSupport) return { ...changes, isAdmin: false };
  return changes;
}

/** Lists the roles that a new role replaces. The request doesn't name them, but the audit needs them. */
function listLostRoles(user: UserDocument, changes: Rights): Record<string, boolean> {
  const lostRoles = (['isAdmin', 'isSupport'] as const).filter(
    (role) => user[role] && changes[role] === false,
  );
  return Object.fromEntries(lostRoles.map((role) => [role, false]));
}

/** Lists the mails to the person about a change of rights. */
function listRightsNews(
  user: UserDocument,
  { isAdmin, isSupport, disabled }: Rights,
): SecurityNews[] {
  const news: SecurityNews[] = [];
  if (disabled !== undefined && disabled !== user.disabled) {
    news.push(disabled ? 'account-disabled' : 'account-enabled');
  }
  if (isAdmin !== undefined && isAdmin !== user.isAdmin) {
    news.push(isAdmin ? 'admin-granted' : 'admin-removed');
  }
  // An admin can already do everything that support can, so nothing was lost.
  if (isSupport !== undefined && isSupport !== user.isSupport && !isAdmin) {
    news.push(isSupport ? 'support-granted' : 'support-removed');
  }
  return news;
}

/** @throws AppError last-admin if nobody else who can sign in is an admin. */
export async function refuseLastAdmin(
  auth: Auth,
  repository: UserRepository,
  transaction: Transaction,
  uid: string,
): Promise<void> {
  const admins = await repository.readAdmins(transaction);
  const others = admins.map((admin) => admin.uid).filter((other) => other !== uid);
  if (!(await hasWorkingAdmin(auth, others))) throw new AppError('last-admin');
}

/**
 * Changes a profile and aligns the account with it.
 *
 * @throws AppError invalid-argument for a field that the caller may not change; not-found; admin-unverified for
 * a role if the address is unproved; last-admin if no remaining admin could sign in.
 */
export function createUserUpdate(
  platform: Pick<Platform, 'db' | 'auth' | 'clock' | 'log' | 'newId'>,
) {
  const { db, auth, clock, newId } = platform;
  const signIns = signInChanges(platform);
  const repository = createUserRepository(db);

  /** Refuses the change unless the person already has the role, because keeping it needs no proof. */
  async function refuseUnlessHeld(uid: string, role: Role): Promise<void> {
    const user = await repository.get(uid);
    if (!user) throw createNoSuchUser();
    if (!user[role]) throw new AppError('admin-unverified');
  }

  /** Mails the news to the person, at a proved address. */
  function queueNews(transaction: Transaction, user: UserDocument, changes: Rights): void {
    for (const news of listRightsNews(user, changes)) {
      const content = { template: 'security-news', data: { news } } as const;
      const mail = { id: `${news}-${newId()}`, to: user.email, uid: user.uid, content };
      queueMail(db, transaction, mail, clock());
    }
  }

  /** Mails all other admins about a new admin or support member. */
  function announce(
    transaction: Transaction,
    user: UserDocument,
    admin: UserDocument,
    isSupport: boolean,
  ): void {
    const data = { uid: user.uid, email: user.email, ...(isSupport && { isSupport }) };
    const content = { template: 'new-admin', data } as const;
    const mail = { id: `new-admin-${newId()}`, to: admin.email, uid: admin.uid, content };
    queueMail(db, transaction, mail, clock());
  }

  return async function update(caller: Caller, input: UserChange): Promise<void> {
    const { id, ...requestedChanges } = input;
    const changes = limitToOneRole(requestedChanges);
    if (!caller.isAdmin) {
      for (const field of ['isAdmin', 'isSupport', 'disabled'] as const) {
        if (changes[field] !== undefined)
          throw createInvalidField(field, 'Only an admin can change this');
      }
    }
    const isProved = await hasVerifiedAddress(auth, id);
    for (const role of ['isAdmin', 'isSupport'] as const) {
      if (changes[role] && !isProved) await refuseUnlessHeld(id, role);
    }
    const change = async (transaction: Transaction) => {
      const user = await repository.getIn(transaction, id);
      if (!user) throw createNoSuchUser();
      const staysAdmin = (changes.isAdmin ?? user.isAdmin) && !(changes.disabled ?? user.disabled);
      const losesAdmin = user.isAdmin && !user.disabled && !staysAdmin;
      if (losesAdmin) await refuseLastAdmin(auth, repository, transaction, id);
      const becomesAdmin = changes.isAdmin === true && !user.isAdmin;
      const joinsSupport = changes.isSupport === true && !user.isSupport;
      const admins = becomesAdmin || joinsSupport ? await repository.readAdmins(transaction) : [];
      repository.update(transaction, user, changes);
      const losesRole = Object.keys(listLostRoles(user, changes)).length > 0 && !becomesAdmin;
      const end = signIns.begin(transaction, id, 'rights', losesRole);
      if (isProved) queueNews(transaction, user, changes);
      for (const admin of admins) {
        if (admin.uid !== id) announce(transaction, user, admin, joinsSupport);
      }
      if (caller.isAdmin) {
        const auditedChanges = {
          ...omitPersonalData(requestedChanges),
          ...listLostRoles(user, changes),
        };
        const entry = { actor: caller.uid, target: id, changes: auditedChanges };
        recordAudit(db, transaction, { ...entry, action: 'user.update' }, clock());
      }
      return end;
    };
    const end = await retryOnConflict(() => db.runTransaction(change));
    await applyRights(auth, id, repository);
    await end();
  };
}
