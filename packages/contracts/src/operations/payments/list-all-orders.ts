import { z } from 'zod';
import { defineOperation, SEARCH_LIMIT } from '../../operation';
import { orderIdSchema, orderPageSchema } from '../../orders';
import { checkOneFilter } from '../one-filter';
import { pageLimit } from '../page';
import { order } from '../samples';
import { orderFilters } from './order-filters';

export const listAllOrders = defineOperation({
  method: 'get',
  path: '/admin/orders',
  access: { kind: 'staff' },
  summary:
    'Orders, newest first: all, or only some: paid and without an account (`unowned`), ' +
    'with a refund that came back (`refundFailed`), in a state, for a visual, with a promotion code, from a country, paid in a month (UTC), ' +
    'or those that `search` finds, which come on one page: by the start of words in number, name, company and its ' +
    'e-mail, PO, invoice and VAT number, by the name and e-mail of the account, or by id. One of these at a time. ' +
    '`next` is the `after` of the following page',
  input: z.strictObject({ ...orderFilters, after: orderIdSchema.optional(), limit: pageLimit }),
  check: ({ after: _after, limit: _limit, ...filters }) => checkOneFilter(filters),
  output: orderPageSchema,
  errors: [],
  limit: SEARCH_LIMIT,
  example: {
    input: { unowned: 'true' },
    output: {
      data: [{ ...order, uid: null, name: null, unowned: true, refundFailed: false }],
      next: null,
    },
  },
});
