import { z } from 'zod';
import { defineOperation } from '../operation';
import { routes } from '../routes';

export const health = defineOperation({
  name: 'health',
  ...routes.health,
  access: { kind: 'public' },
  summary: 'Answers if the API and its database work',
  tag: 'Service',
  input: z.strictObject({}),
  output: z.object({ status: z.literal('ok'), time: z.iso.datetime() }),
  errors: [],
  callable: false,
});
