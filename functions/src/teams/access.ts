import { AppError } from '../platform/errors';
import type { Caller } from '../platform/handlers';
import type { TeamRepository } from './repository';

export const createNoSuchTeam = () => new AppError('not-found', 'There is no such team');

/** Decides who may act on a team, for the teams and the seats. */
export function createTeamAccess(teams: TeamRepository) {
  async function isManager(ownerUid: string, uid: string): Promise<boolean> {
    return (await teams.get(ownerUid)).managerUids.includes(uid);
  }

  return {
    isManager,

    /** True if the link's code lets the address take a seat. */
    async admits(ownerUid: string, code: string, email: string): Promise<boolean> {
      const { link, domains } = await teams.get(ownerUid);
      const domain = email.slice(email.lastIndexOf('@') + 1);
      return link !== null && link === code && domains.includes(domain);
    },

    /** @throws AppError permission-denied unless the caller owns or manages the team. */
    async requireManager(caller: Caller, ownerUid: string): Promise<void> {
      const isTheirs = caller.isAdmin || caller.uid === ownerUid;
      if (isTheirs || (await isManager(ownerUid, caller.uid))) return;
      throw new AppError('permission-denied');
    },

    /** @throws AppError permission-denied unless the caller owns the team. */
    requireOwner(caller: Caller, ownerUid: string): void {
      if (!caller.isAdmin && caller.uid !== ownerUid) throw new AppError('permission-denied');
    },
  };
}

export type TeamAccess = ReturnType<typeof createTeamAccess>;
