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
    'Lists orders, newest first, with one filter at a time: paid without an account (`unowned`), with a ' +
    'returned refund (`refundFailed`), by state, visual, promotion code, country or month of payment ' +
    '(UTC), or by `search`. A search returns a single page. It matches the start of words in the number, ' +
    'name, company, company e-mail, PO, invoice and VAT number, the name and e-mail of the account, or an ' +
    'id. Otherwise pass `next` as `after` to get the following page',
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
