import { z } from 'zod';
import { uidSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { teamThemeSchema } from '../../team-themes';
import { themeContentSchema, themeNameSchema } from '../../themes';
import { savedTheme, teamTheme, theme, uid } from '../samples';
import { SAVING } from './saving-limit';
import { THEME_AFTER_TIMEOUT } from '../after-timeout';

export const createTeamTheme = defineOperation({
  method: 'post',
  path: '/team-theme',
  access: { kind: 'signed-in' },
  summary:
    'Shares a theme with a team, as its owner or a manager. Repeating the call with the same `requestId` ' +
    'shares it once',
  input: z.strictObject({
    /** The uid of the team’s owner. */
    teamId: uidSchema,
    name: themeNameSchema,
    theme: themeContentSchema,
    requestId: z.uuid().optional(),
  }),
  output: teamThemeSchema,
  created: true,
  errors: ['permission-denied', 'not-found', 'license-not-active', 'too-many-team-themes'],
  verified: true,
  limit: SAVING,
  afterTimeout: THEME_AFTER_TIMEOUT,
  example: {
    input: { teamId: uid, name: savedTheme.name, theme },
    output: { ...teamTheme, version: 1, versions: teamTheme.versions.slice(1) },
  },
});
