import { z } from 'zod';
import { defineOperation } from '../../operation';
import { TEAM_ROLES, teamSchema } from '../../teams';
import { teamName, uid } from '../samples';

export const listTeams = defineOperation({
  method: 'get',
  path: '/teams',
  access: { kind: 'signed-in' },
  summary: 'Lists the teams that the caller owns or manages',
  input: z.strictObject({}),
  output: z.object({
    data: z.array(
      teamSchema.pick({ id: true, name: true, billing: true }).extend({ role: z.enum(TEAM_ROLES) }),
    ),
  }),
  errors: [],
  callable: 'licenses',
  verified: true,
  limit: { points: 600, seconds: 3600, by: 'caller' },
  example: { input: {}, output: { data: [{ id: uid, name: teamName, role: 'owner' }] } },
});
