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
    'Orders as CSV (RFC 4180), a row for each payment, refund and dispute, and one for an order without any; ' +
    'amounts in the smallest unit of the currency beside them, less than nothing where money left. With `month` ' +
    'what was paid, refunded and disputed in it (UTC), oldest first; else the orders of the ' +
    `same filter as in the list, newest first, at most ${CSV_ROWS_MAX}; a search reads more orders here than in the ` +
    'list, and is refused where it does not find all',
  input: z.strictObject(orderFilters),
  check: checkOneFilter,
  ...csvFile,
  atOnce: 1,
  example: {
    input: { month: '2026-11' },
    output: 'date,movement,number,order,product\r\n',
  },
});
