import { z } from 'zod';
import { defineOperation } from '../../operation';
import { teamThemeSchema } from '../../team-themes';
import { themeIdSchema } from '../../themes';
import { teamTheme } from '../samples';

export const getTeamTheme = defineOperation({
  method: 'get',
  path: '/team-theme/{id}',
  access: { kind: 'signed-in' },
  summary:
    'Returns the current or an earlier version of a theme of a team that the caller belongs to',
  input: z.strictObject({ id: themeIdSchema, version: z.int().min(1).optional() }),
  output: teamThemeSchema,
  errors: ['not-found'],
  verified: true,
  limit: { points: 600, seconds: 3600, by: 'caller' },
  example: { input: { id: teamTheme.id }, output: teamTheme },
});
