import { z } from 'zod';
import { defineOperation } from '../../operation';
import { themeIdSchema } from '../../themes';
import { teamTheme } from '../samples';
import { SAVING } from './saving-limit';

export const deleteTeamTheme = defineOperation({
  method: 'delete',
  path: '/team-theme/{id}',
  access: { kind: 'signed-in' },
  summary: 'Deletes a team’s theme with all its versions, as its owner or a manager',
  input: z.strictObject({ id: themeIdSchema }),
  output: z.object({ deleted: z.literal(true) }),
  errors: ['permission-denied', 'not-found'],
  verified: true,
  limit: SAVING,
  example: { input: { id: teamTheme.id }, output: { deleted: true } },
});
