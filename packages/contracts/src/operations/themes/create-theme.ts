import { z } from 'zod';
import { defineOperation } from '../../operation';
import { savedThemeSchema, themeContentSchema, themeNameSchema } from '../../themes';
import { savedTheme, theme } from '../samples';
import { SAVING } from './saving-limit';
import { THEME_AFTER_TIMEOUT } from '../after-timeout';

export const createTheme = defineOperation({
  method: 'post',
  path: '/theme',
  access: { kind: 'signed-in' },
  summary: 'Saves a new theme. Repeating the call with the same `requestId` saves it once',
  input: z.strictObject({
    name: themeNameSchema,
    theme: themeContentSchema,
    requestId: z.uuid().optional(),
  }),
  output: savedThemeSchema,
  created: true,
  errors: ['not-found', 'too-many-themes'],
  limit: SAVING,
  afterTimeout: THEME_AFTER_TIMEOUT,
  example: { input: { name: savedTheme.name, theme }, output: { ...savedTheme, version: 1 } },
});
