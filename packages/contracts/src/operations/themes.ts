import { z } from 'zod';
import { emailSchema } from '../fields';
import { defineOperation } from '../operation';
import { routes } from '../routes';
import {
  savedThemeSchema,
  themeContentSchema,
  themeIdSchema,
  themeNameSchema,
  themeSummarySchema,
} from '../themes';
import { sessionSchema } from '../verification';

/**
 * Limit of saved versions. At 200 kB each it allows 24 MB an hour, of which we keep 1 MB a theme
 * and 50 MB in total.
 */
const SAVING = { points: 120, seconds: 3600, by: 'caller', lasting: true } as const;

export const listThemes = defineOperation({
  name: 'listThemes',
  ...routes.listThemes,
  access: { kind: 'signed-in' },
  summary: 'The caller’s saved themes, last saved first',
  tag: 'Themes',
  input: z.strictObject({}),
  output: z.object({ data: z.array(themeSummarySchema) }),
  errors: [],
  callable: false,
});

export const createTheme = defineOperation({
  name: 'createTheme',
  ...routes.createTheme,
  access: { kind: 'signed-in' },
  summary: 'Saves a new theme. The same theme with the same `requestId` is saved once',
  tag: 'Themes',
  input: z.strictObject({
    name: themeNameSchema,
    theme: themeContentSchema,
    requestId: z.uuid().optional(),
  }),
  output: savedThemeSchema,
  created: true,
  errors: ['not-found', 'too-many-themes'],
  callable: false,
  limit: SAVING,
});

export const getTheme = defineOperation({
  name: 'getTheme',
  ...routes.getTheme,
  access: { kind: 'signed-in' },
  summary: 'One of the caller’s saved themes, current or an earlier version',
  tag: 'Themes',
  input: z.strictObject({ id: themeIdSchema, version: z.int().min(1).optional() }),
  output: savedThemeSchema,
  errors: ['not-found'],
  callable: false,
});

export const updateTheme = defineOperation({
  name: 'updateTheme',
  ...routes.updateTheme,
  access: { kind: 'signed-in' },
  summary: 'Saves a new version; with `version` only if that is still the last one',
  tag: 'Themes',
  input: z.strictObject({
    id: themeIdSchema,
    name: themeNameSchema.optional(),
    theme: themeContentSchema.optional(),
    version: z.int().min(1).optional(),
  }),
  output: savedThemeSchema,
  errors: ['not-found', 'theme-changed'],
  callable: false,
  limit: SAVING,
});

export const deleteTheme = defineOperation({
  name: 'deleteTheme',
  ...routes.deleteTheme,
  access: { kind: 'signed-in' },
  summary: 'Deletes a saved theme with all its versions',
  tag: 'Themes',
  input: z.strictObject({ id: themeIdSchema }),
  output: z.object({ deleted: z.literal(true) }),
  errors: ['not-found'],
  callable: false,
  limit: SAVING,
});

export const emailTheme = defineOperation({
  name: 'emailTheme',
  ...routes.emailTheme,
  access: { kind: 'public' },
  summary:
    'Mails the theme file someone made; without its words where the address is not that of `session`',
  tag: 'Themes',
  input: z.strictObject({
    email: emailSchema,
    theme: themeContentSchema,
    session: sessionSchema.optional(),
  }),
  output: z.object({ sent: z.literal(true) }),
  errors: [],
  callable: false,
  limit: { points: 10, seconds: 3600, by: 'address', lasting: true },
});
