import { z } from 'zod';
import { defineOperation } from '../../operation';
import { teamThemeListSchema } from '../../team-themes';
import { teamThemeSummary, themeTeam } from '../samples';

export const listTeamThemes = defineOperation({
  method: 'get',
  path: '/team-theme',
  access: { kind: 'signed-in' },
  summary:
    'Lists the teams that the caller belongs to and the themes that each shares, last saved first',
  input: z.strictObject({}),
  output: z.object({ data: z.array(teamThemeListSchema) }),
  errors: [],
  verified: true,
  limit: { points: 600, seconds: 3600, by: 'caller' },
  example: { input: {}, output: { data: [{ team: themeTeam, themes: [teamThemeSummary] }] } },
});
