import type { Transaction } from 'firebase-admin/firestore';
import type { UserRecord } from 'firebase-admin/auth';
import { recordAudit } from '../audit/repository';
import { queueMail } from '../mail/outbox';
import { isVerified } from '../platform/account';
import { AppError } from '../platform/errors';
import { retryOnConflict } from '../platform/firestore';
import type { Caller } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import type { TeamAccess } from './access';
import { addManager, removeManager } from './managers';
import type { LicenseHandover, OwnerProfiles, ThemeHandover } from './ports';
import { createUnnamedTeam, type TeamRepository } from './repository';

/** Transfers a team to another owner: docs/decisions/team-ownership-can-change.md. */
export function createTeamTransfer(
  { db, auth, clock, newId }: Pick<Platform, 'db' | 'auth' | 'clock' | 'newId'>,
  teams: TeamRepository,
  access: TeamAccess,
  prepareHandover: LicenseHandover,
  prepareThemes: ThemeHandover,
  profiles: OwnerProfiles,
  /** The account of a manager, or of a person who holds a seat. */
  memberAt: (ownerUid: string, email: string) => Promise<string | undefined>,
) {
  /**
   * Makes a manager, or a person who holds a seat, the owner. Licences with seats become theirs; orders stay
   * with the buyer. A next owner who has a team already takes the licences into it, so that nobody
   * manages what they did not manage before; else the team comes along, and the owner before manages it.
   * The team's themes move in both cases, even beyond the most that a team can share.
   *
   * @throws AppError permission-denied; cannot-own-team, not-found where there is nothing to hand over,
   * too-many-managers
   */
  async function transfer(
    caller: Caller,
    { id: from, email }: { id: string; email: string },
  ): Promise<void> {
    access.requireOwner(caller, from);
    const to = await memberAt(from, email.toLowerCase());
    if (to === undefined || to === from) throw new AppError('cannot-own-team');
    const { users } = await auth.getUsers([{ uid: from }, { uid: to }]);
    const canOwn = users.some((user) => user.uid === to && isVerified(user) && !user.disabled);
    if (!canOwn) throw new AppError('cannot-own-team');
    const recipients = users.filter(isVerified);

    const handOver = async (transaction: Transaction) => {
      const now = clock();
      const licenses = await prepareHandover(transaction, { from, to }, now);
      const team = await teams.getIn(transaction, from);
      const own = await teams.findIn(transaction, to);
      const next = await profiles.getIn(transaction, to);
      // Written again below: a theme that is being shared with the team waits, or is moved.
      const before = await profiles.getIn(transaction, from);
      const moveThemes = await prepareThemes(transaction, from);
      if (!next) throw new AppError('cannot-own-team');
      if (licenses.ids.length === 0) {
        throw new AppError('not-found', 'This team has no licences to hand over');
      }
      const isJoined = own !== undefined || licenses.hasOwn;
      const managers = addManager(from)(removeManager(to)(team));
      // The billing contact agreed to the mails of the owner before.
      const { billingContact: _, ...rest } = team;
      const kept = isJoined ? own : { ...rest, ...managers, ownerUid: to };
      licenses.move(kept?.name ?? next.name);
      teams.delete(transaction, from);
      const companyBuilds = Math.max(team.companyBuilds ?? 0, own?.companyBuilds ?? 0);
      if (companyBuilds > (kept?.companyBuilds ?? 0)) {
        // The next build of a licence that moves needs a higher version than its last one.
        teams.put(transaction, { ...(kept ?? createUnnamedTeam(to)), companyBuilds });
      } else if (kept && !isJoined) teams.put(transaction, kept);
      moveThemes(to);
      if (before) profiles.touch(transaction, from);
      if (licenses.isPaid) profiles.markPurchased(transaction, to);
      else profiles.touch(transaction, to);
      for (const user of recipients) tell(transaction, user, user.uid === to, now);
      const changes = { userId: from, to, licences: licenses.ids.length };
      const entry = { actor: caller.uid, action: 'team.transfer', target: from, changes } as const;
      recordAudit(db, transaction, entry, now);
    };
    await retryOnConflict(() => db.runTransaction(handOver));
  }

  function tell(transaction: Transaction, user: UserRecord, isNext: boolean, at: Date): void {
    const { uid, email } = user;
    if (email === undefined) return;
    const content = { template: 'team-owner', data: { isNext } } as const;
    queueMail(db, transaction, { id: `team-owner-${newId()}`, to: email, uid, content }, at);
  }

  return transfer;
}
