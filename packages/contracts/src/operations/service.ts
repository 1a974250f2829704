import { z } from 'zod';
import { defineOperation } from '../operation';
import { routes } from '../routes';
import { statusSchema } from '../status';

export const health = defineOperation({
  name: 'health',
  ...routes.health,
  access: { kind: 'public' },
  summary: 'Whether the API and its database answer',
  tag: 'Service',
  input: z.strictObject({}),
  output: z.object({ status: z.literal('ok'), time: z.iso.datetime() }),
  errors: [],
  callable: false,
});

export const getStatus = defineOperation({
  name: 'getStatus',
  ...routes.getStatus,
  access: { kind: 'public' },
  summary: 'Which parts of the portal work, as last checked, and recent outages',
  tag: 'Service',
  input: z.strictObject({}),
  output: statusSchema,
  errors: [],
  callable: false,
  limit: { points: 60, seconds: 60, by: 'address' },
});
