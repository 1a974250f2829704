import { z } from 'zod';
import { defineOperation } from '../../operation';
import { savedThemeSchema, themeContentSchema, themeIdSchema, themeNameSchema } from '../../themes';
import { savedTheme, theme } from '../samples';
import { SAVING } from './saving-limit';
import { THEME_AFTER_TIMEOUT } from '../after-timeout';

export const updateTheme = defineOperation({
  method: 'put',
  path: '/theme/{id}',
  access: { kind: 'signed-in' },
  summary: 'Saves a new version of a theme. With `version`, only if that is still the latest',
  input: z.strictObject({
    id: themeIdSchema,
    name: themeNameSchema.optional(),
    theme: themeContentSchema.optional(),
    version: z.int().min(1).optional(),
  }),
  output: savedThemeSchema,
  errors: ['not-found', 'theme-changed'],
  limit: SAVING,
  afterTimeout: THEME_AFTER_TIMEOUT,
  example: { input: { id: savedTheme.id, theme, version: 1 }, output: savedTheme },
});
