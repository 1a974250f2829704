import { z } from 'zod';
import { defineOperation } from '../../operation';
import { savedThemeSchema, themeIdSchema } from '../../themes';
import { savedTheme } from '../samples';

export const getTheme = defineOperation({
  method: 'get',
  path: '/theme/{id}',
  access: { kind: 'signed-in' },
  summary: 'Returns the current or an earlier version of one of the caller’s saved themes',
  input: z.strictObject({ id: themeIdSchema, version: z.int().min(1).optional() }),
  output: savedThemeSchema,
  errors: ['not-found'],
  example: { input: { id: savedTheme.id }, output: savedTheme },
});
