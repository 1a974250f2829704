import type { TeamRole } from '@flexa/contracts/teams';
import type { ThemeTeam } from '@flexa/contracts/team-themes';
import type { ProfileReader, SeatedLicenses } from './ports';
import type { TeamRepository } from './repository';

/** The seat functions that roles need. */
export interface SeatReader {
  /** Returns the owners of licences in which the person holds a seat. */
  findOwners(uid: string): Promise<string[]>;
}

/** Reads a person's current teams and their role in each. */
export function createTeamRoles(
  teams: TeamRepository,
  seats: SeatReader,
  licenses: Pick<SeatedLicenses, 'listRestorableWithSeats'>,
  profiles: ProfileReader,
) {
  async function buildTeam(id: string, role: TeamRole): Promise<ThemeTeam> {
    const name = (await teams.get(id)).name ?? (await profiles.get(id))?.name ?? null;
    return { id, name, role };
  }

  async function listTeams(uid: string): Promise<ThemeTeam[]> {
    const [managed, owners] = await Promise.all([teams.findByManager(uid), seats.findOwners(uid)]);
    const roles = new Map<string, TeamRole>(owners.map((owner) => [owner, 'member']));
    for (const { ownerUid } of managed) roles.set(ownerUid, 'manager');
    roles.delete(uid);
    return Promise.all(
      [[uid, 'owner'] as const, ...roles].map(([id, role]) => buildTeam(id, role)),
    );
  }

  return {
    listTeams,

    async findTeam(uid: string, ownerUid: string): Promise<ThemeTeam | undefined> {
      return (await listTeams(uid)).find(({ id }) => id === ownerUid);
    },

    async hasSeats(ownerUid: string): Promise<boolean> {
      return (await licenses.listRestorableWithSeats(ownerUid)).length > 0;
    },
  };
}
