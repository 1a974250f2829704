import { z } from 'zod';
import { uidSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { teamViewSchema } from '../../teams';
import { teamView, uid } from '../samples';

export const getTeam = defineOperation({
  method: 'get',
  path: '/teams/{id}',
  access: { kind: 'signed-in' },
  summary: 'Returns a team with its licences, its people and their seats',
  input: z.strictObject({ id: uidSchema }),
  output: teamViewSchema,
  errors: ['permission-denied', 'not-found'],
  callable: 'licenses',
  verified: true,
  limit: { points: 600, seconds: 3600, by: 'caller' },
  example: { input: { id: uid }, output: teamView },
});
