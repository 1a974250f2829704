import { z } from 'zod';
import { ADMIN_PAGE_MAX, CSV_ROWS_MAX, fileMonthSchema } from '../admin';
import { searchSchema } from '../fields';
import { defineOperation, SEARCH_LIMIT } from '../operation';
import { orderDetailsSchema } from '../order-details';
import {
  adminOrderSchema,
  ORDER_STATES,
  orderIdSchema,
  orderPageSchema,
  REFUND_REASONS,
} from '../orders';
import { VISUAL_TYPES } from '../plans';
import { routes } from '../routes';
import { csvFile } from './csv-file';
import { oneFilter } from './one-filter';

const access = { kind: 'admin' } as const;
const staff = { kind: 'staff' } as const;
const tag = 'Admin';
const limit = z.int().min(1).max(ADMIN_PAGE_MAX).default(25);

const filters = {
  unowned: z.literal('true').optional(),
  refundFailed: z.literal('true').optional(),
  state: z.enum(ORDER_STATES).optional(),
  visualType: z.enum(VISUAL_TYPES).optional(),
  promotionCode: z
    .string()
    .trim()
    .min(1)
    .max(50)
    .regex(/^[A-Za-z0-9-]*$/, 'Use letters, digits and dashes')
    .optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Enter two capital letters')
    .optional(),
  month: fileMonthSchema.optional(),
  search: searchSchema.min(1).optional(),
};

export const listAllOrders = defineOperation({
  name: 'listAllOrders',
  ...routes.listAllOrders,
  access: staff,
  summary:
    'Orders, newest first: all, or only some: paid and without an account (`unowned`), ' +
    'with a refund that came back (`refundFailed`), in a state, for a visual, with a promotion code, from a country, paid in a month (UTC), ' +
    'or those that `search` finds, which come on one page: by the start of words in number, name, company and its ' +
    'e-mail, PO, invoice and VAT number, by the name and e-mail of the account, or by id. One of these at a time. ' +
    '`next` is the `after` of the following page',
  tag,
  input: z.strictObject({ ...filters, after: orderIdSchema.optional(), limit }),
  check: ({ after: _after, limit: _limit, ...wish }) => oneFilter(wish),
  output: orderPageSchema,
  errors: [],
  callable: false,
  limit: SEARCH_LIMIT,
});

export const getOrder = defineOperation({
  name: 'getOrder',
  ...routes.getOrder,
  access: staff,
  summary: 'An order with its licences, refunds, disputes and what the buyer was told',
  tag,
  input: z.strictObject({ id: orderIdSchema }),
  output: orderDetailsSchema,
  errors: ['not-found'],
  callable: false,
});

export const exportOrdersCsv = defineOperation({
  name: 'exportOrdersCsv',
  ...routes.exportOrdersCsv,
  access,
  summary:
    'Orders as CSV (RFC 4180), a row for each payment, refund and dispute, and one for an order without any; ' +
    'amounts in the smallest unit of the currency beside them, less than nothing where money left. With `month` ' +
    'what was paid, refunded and disputed in it (UTC), oldest first; else the orders of the ' +
    `same filter as in the list, newest first, at most ${CSV_ROWS_MAX}; a search reads more orders here than in the ` +
    'list, and is refused where it does not find all',
  tag,
  input: z.strictObject(filters),
  check: oneFilter,
  ...csvFile,
  atOnce: 1,
});

export const startLicenses = defineOperation({
  name: 'startLicenses',
  ...routes.startLicenses,
  access,
  summary:
    'Begins the licences of an open invoice before it is paid. When it is paid nothing is made twice and no term ' +
    'moves; when it ends unpaid they end. `requestId` belongs to one press of a button: sent again it ' +
    'changes nothing',
  tag,
  input: z.strictObject({ id: orderIdSchema, requestId: z.uuid() }),
  output: adminOrderSchema,
  errors: ['not-found', 'not-startable', 'payments-busy'],
  callable: false,
  stepUp: () => true,
  limit: { points: 30, seconds: 600, by: 'caller', lasting: true },
});

export const refundOrder = defineOperation({
  name: 'refundOrder',
  ...routes.refundOrder,
  access,
  summary:
    'Refunds an order: all that is left, or an amount in cents; with `seats` it takes that many seats ' +
    'back, by default for their share of the price. `requestId` belongs to one press of a button: ' +
    'sent again it changes nothing',
  tag,
  input: z.strictObject({
    id: orderIdSchema,
    amount: z.int().min(1).optional(),
    seats: z.int().min(1).optional(),
    reason: z.enum(REFUND_REASONS).optional(),
    requestId: z.uuid(),
  }),
  output: adminOrderSchema,
  errors: ['not-found', 'nothing-to-refund', 'payments-busy'],
  callable: false,
  stepUp: () => true,
});
