import { z } from 'zod';
import { instantSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { waitListEntrySchema } from '../../people';
import { WAIT_LIST_PRODUCTS } from '../../tickets';
import { before, pageLimit } from '../page';
import { email, moment } from '../samples';

export const listWaitList = defineOperation({
  method: 'get',
  path: '/admin/wait-list',
  access: { kind: 'staff' },
  summary: 'Lists the wait list, newest first. Pass `next` as `before` to get the following page',
  input: z.strictObject({
    product: z.enum(WAIT_LIST_PRODUCTS).optional(),
    before,
    limit: pageLimit,
  }),
  output: z.object({ data: z.array(waitListEntrySchema), next: instantSchema.nullable() }),
  errors: [],
  example: {
    input: { product: 'analytics' },
    output: { data: [{ email, product: 'analytics', createdAt: moment }], next: null },
  },
});
