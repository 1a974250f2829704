import { z } from 'zod';
import { defineOperation } from '../../operation';
import { themeIdSchema } from '../../themes';
import { savedTheme } from '../samples';
import { SAVING } from './saving-limit';

export const deleteTheme = defineOperation({
  method: 'delete',
  path: '/theme/{id}',
  access: { kind: 'signed-in' },
  summary: 'Deletes a saved theme with all its versions',
  input: z.strictObject({ id: themeIdSchema }),
  output: z.object({ deleted: z.literal(true) }),
  errors: ['not-found'],
  limit: SAVING,
  example: { input: { id: savedTheme.id }, output: { deleted: true } },
});
