import { tagOperations } from '../../operation';
import { getTeam } from './get-team';
import { listTeams } from './list-teams';
import { setTeamMember } from './set-team-member';
import { transferTeam } from './transfer-team';
import { updateTeam } from './update-team';

export const teams = tagOperations('Teams', {
  listTeams,
  getTeam,
  updateTeam,
  setTeamMember,
  transferTeam,
});
