import { tagged, type Capability } from '../../capability';
import { getTeam } from './get-team';
import { listTeams } from './list-teams';
import { setTeamMember } from './set-team-member';
import { transferTeam } from './transfer-team';
import { updateTeam } from './update-team';

export const teams = {
  callable: 'licenses',
  operations: tagged('Teams', { listTeams, getTeam, updateTeam, setTeamMember, transferTeam }),
} as const satisfies Capability;
