import type { Transaction } from 'firebase-admin/firestore';
import { recordAudit } from '../audit/repository';
import type { ParsedInput } from '@flexa/contracts/operations';
import type { SecurityNews } from '../mail/mails';
import { queueMail } from '../mail/outbox';
import { AppError, invalidField } from '../platform/errors';
import { retryOnConflict } from '../platform/firestore';
import type { Caller } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { applyRights, hasVerifiedAddress } from './identity';
import { userRepository, type UserRepository } from './repository';
import type { UserDocument } from './user-document';

export const noSuchUser = () => new AppError('not-found', 'There is no such user');

function withoutPersonalData(changes: Record<string, boolean | string>) {
  return Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [
      field,
      typeof value === 'boolean' ? value : ('changed' as const),
    ]),
  );
}

type Rights = { isAdmin?: boolean | undefined; disabled?: boolean | undefined };

/** What a change of rights means for the person it is about. */
function newsOf(user: UserDocument, { isAdmin, disabled }: Rights): SecurityNews[] {
  const news: SecurityNews[] = [];
  if (disabled !== undefined && disabled !== user.disabled) {
    news.push(disabled ? 'account-disabled' : 'account-enabled');
  }
  if (isAdmin !== undefined && isAdmin !== user.isAdmin) {
    news.push(isAdmin ? 'admin-granted' : 'admin-removed');
  }
  return news;
}

/** @throws AppError last-admin where nobody else who can sign in is an admin. */
export async function refuseLastAdmin(
  repository: UserRepository,
  transaction: Transaction,
  uid: string,
): Promise<void> {
  if (!(await repository.hasOtherAdmin(transaction, uid))) throw new AppError('last-admin');
}

/**
 * Changes a profile and brings the sign-in in line with it.
 *
 * @throws AppError invalid-argument for a field that is not the caller's to change; not-found;
 * admin-unverified for a new admin whose address nobody has proved; last-admin where nobody who can sign in would be an admin any more.
 */
export function userUpdate({
  db,
  auth,
  clock,
  newId,
}: Pick<Platform, 'db' | 'auth' | 'clock' | 'newId'>) {
  const repository = userRepository(db);

  /** Who is an admin already stays one by the same change. */
  async function refuseUnlessAdmin(uid: string): Promise<void> {
    const user = await repository.get(uid);
    if (!user) throw noSuchUser();
    if (!user.isAdmin) throw new AppError('admin-unverified');
  }

  /** What the person hears of it, at an address that is known to be theirs. */
  function tell(transaction: Transaction, user: UserDocument, changes: Rights): void {
    for (const news of newsOf(user, changes)) {
      const content = { template: 'security-news', data: { news, device: null } } as const;
      const mail = { id: `${news}-${newId()}`, to: user.email, uid: user.uid, content };
      queueMail(db, transaction, mail, clock());
    }
  }

  /** What every other admin hears of a new one. */
  function announce(transaction: Transaction, user: UserDocument, admin: UserDocument): void {
    const data = { uid: user.uid, email: user.email };
    const content = { template: 'new-admin', data } as const;
    const mail = { id: `new-admin-${newId()}`, to: admin.email, uid: admin.uid, content };
    queueMail(db, transaction, mail, clock());
  }

  return async function update(caller: Caller, input: ParsedInput<'updateUser'>): Promise<void> {
    const { id, ...changes } = input;
    if (!caller.isAdmin) {
      for (const field of ['isAdmin', 'disabled'] as const) {
        if (changes[field] !== undefined)
          throw invalidField(field, 'Only an admin can change this');
      }
    }
    const isProved = await hasVerifiedAddress(auth, id);
    if (changes.isAdmin && !isProved) await refuseUnlessAdmin(id);
    const change = async (transaction: Transaction) => {
      const user = await repository.getIn(transaction, id);
      if (!user) throw noSuchUser();
      const staysAdmin = (changes.isAdmin ?? user.isAdmin) && !(changes.disabled ?? user.disabled);
      const losesAdmin = user.isAdmin && !user.disabled && !staysAdmin;
      if (losesAdmin) await refuseLastAdmin(repository, transaction, id);
      const becomesAdmin = changes.isAdmin === true && !user.isAdmin;
      const admins = becomesAdmin ? await repository.adminsIn(transaction) : [];
      repository.update(transaction, user, changes);
      if (isProved) tell(transaction, user, changes);
      for (const admin of admins) announce(transaction, user, admin);
      if (caller.isAdmin) {
        const audited = withoutPersonalData(changes);
        const entry = { actor: caller.uid, target: id, changes: audited };
        recordAudit(db, transaction, { ...entry, action: 'user.update' }, clock());
      }
    };
    await retryOnConflict(() => db.runTransaction(change));
    await applyRights(auth, id, repository);
  };
}
