import { z } from 'zod';
import { defineOperation } from '../../operation';
import { teamThemeSchema } from '../../team-themes';
import { themeContentSchema, themeIdSchema, themeNameSchema } from '../../themes';
import { teamTheme, theme } from '../samples';
import { SAVING } from './saving-limit';
import { THEME_AFTER_TIMEOUT } from '../after-timeout';

export const updateTeamTheme = defineOperation({
  method: 'put',
  path: '/team-theme/{id}',
  access: { kind: 'signed-in' },
  summary:
    'Saves a new version of a team’s theme, as its owner or a manager, if `version` is still the latest',
  input: z.strictObject({
    id: themeIdSchema,
    name: themeNameSchema.optional(),
    theme: themeContentSchema.optional(),
    /** The version on which the change is based. */
    version: z.int().min(1),
  }),
  output: teamThemeSchema,
  errors: ['permission-denied', 'not-found', 'theme-changed'],
  verified: true,
  limit: SAVING,
  afterTimeout: THEME_AFTER_TIMEOUT,
  example: { input: { id: teamTheme.id, theme, version: 1 }, output: teamTheme },
});
