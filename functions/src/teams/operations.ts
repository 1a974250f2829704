import type { Handlers } from '../platform/handlers';
import type { TeamService } from './service';

export function teamHandlers(
  teams: TeamService,
): Handlers<'listTeams' | 'getTeam' | 'updateTeam' | 'setTeamMember' | 'transferTeam'> {
  return {
    listTeams: async ({ caller }) => ({ data: await teams.list(caller) }),
    getTeam: ({ caller, input }) => teams.get(caller, input.id),
    updateTeam: ({ caller, input }) => teams.update(caller, input),
    setTeamMember: ({ caller, input }) => teams.setMember(caller, input),
    transferTeam: async ({ caller, input }) => {
      await teams.transfer(caller, input);
      return { transferred: true };
    },
  };
}
