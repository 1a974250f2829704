import { z } from 'zod';
import { CSV_ROWS_MAX } from '../../admin';
import { defineOperation } from '../../operation';
import { csvFile } from '../csv-file';
import { checkOneFilter } from '../one-filter';
import { orderFilters } from './order-filters';

export const exportOrdersCsv = defineOperation({
  method: 'get',
  path: '/admin/orders.csv',
  access: { kind: 'admin' },
  summary:
    'Exports orders as CSV (RFC 4180), with a row for each payment, refund and dispute, and one row for ' +
    'an order without any. Amounts are in the smallest unit of their currency, negative for outgoing ' +
    'money. With `month`: the payments, refunds and disputes of that month (UTC), oldest first. ' +
    `Otherwise: the orders of the list’s filter, newest first, at most ${CSV_ROWS_MAX}. A search reads ` +
    'more orders than in the list, and fails if it can’t read all of them',
  input: z.strictObject(orderFilters),
  check: checkOneFilter,
  ...csvFile,
  atOnce: 1,
  example: {
    input: { month: '2026-11' },
    output: 'date,movement,number,order,product\r\n',
  },
});
