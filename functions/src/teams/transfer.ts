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
  /** Returns the account of a manager or of a person with a seat. */
  memberAt: (ownerUid: string, email: string) => Promise<string | undefined>,
) {
  /**
   * Makes a manager, or a person with a seat, the owner. Licences with seats become theirs; orders stay with the buyer. If
   * the next owner already has a team, the licences move into it, so that nobody manages more than before. Otherwise
   * the team moves too, and the previous owner becomes its manager. The team's themes move in both cases, even beyond
   * the maximum of a team.
   *
   * @throws AppError permission-denied; cannot-own-team, not-found if there is nothing to transfer,
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
      const nextTeam = await teams.findIn(transaction, to);
      const next = await profiles.getIn(transaction, to);
      // Written again below, so that a theme being shared with the team waits, or is moved.
      const before = await profiles.getIn(transaction, from);
      const moveThemes = await prepareThemes(transaction, from);
      if (!next) throw new AppError('cannot-own-team');
      if (licenses.ids.length === 0) {
        throw new AppError('not-found', 'This team has no licences to hand over');
      }
      const isJoined = nextTeam !== undefined || licenses.hasOwn;
      const managers = addManager(from)(removeManager(to)(team));
      // The billing contact agreed only to the previous owner's mails.
      const { billingContact: _, ...rest } = team;
      const kept = isJoined ? nextTeam : { ...rest, ...managers, ownerUid: to };
      licenses.move(kept?.name ?? next.name);
      teams.delete(transaction, from);
      const companyBuilds = Math.max(team.companyBuilds ?? 0, nextTeam?.companyBuilds ?? 0);
      if (companyBuilds > (kept?.companyBuilds ?? 0)) {
        // The next build of a moved licence needs a higher version than its last one.
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
