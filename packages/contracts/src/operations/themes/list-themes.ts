import { z } from 'zod';
import { defineOperation } from '../../operation';
import { themeSummarySchema } from '../../themes';
import { themeSummary } from '../samples';

export const listThemes = defineOperation({
  method: 'get',
  path: '/theme',
  access: { kind: 'signed-in' },
  summary: 'Lists the caller’s saved themes, last saved first',
  input: z.strictObject({}),
  output: z.object({ data: z.array(themeSummarySchema) }),
  errors: [],
  example: { input: {}, output: { data: [themeSummary] } },
});
