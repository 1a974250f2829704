import { z } from 'zod';
import { defineOperation } from '../../operation';
import { moment } from '../samples';

export const health = defineOperation({
  method: 'get',
  path: '/health',
  access: { kind: 'public' },
  summary: 'Returns 200 if the API and its database work',
  input: z.strictObject({}),
  output: z.object({ status: z.literal('ok'), time: z.iso.datetime() }),
  errors: [],
  example: { input: {}, output: { status: 'ok', time: moment } },
});
