import { z } from 'zod';
import { CSV_ROWS_MAX } from '../../admin';
import { instantSchema, searchSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { USER_FILTERS } from '../../users';
import { csvFile } from '../csv-file';

export const exportUsersCsv = defineOperation({
  method: 'get',
  path: '/admin/users.csv',
  access: { kind: 'admin' },
  summary:
    `Exports users as CSV (RFC 4180), oldest first, at most ${CSV_ROWS_MAX} per call. For more, set ` +
    '`since` (inclusive) and `until` (exclusive) to limit the time of sign-up. `show` and `search` filter ' +
    'as in the list',
  input: z.strictObject({
    since: instantSchema.optional(),
    until: instantSchema.optional(),
    show: z.enum(USER_FILTERS).optional(),
    search: searchSchema.min(1).optional(),
  }),
  check: ({ since, until, show, search }) =>
    (show ?? search) !== undefined && (since !== undefined || until !== undefined)
      ? {
          field: show === undefined ? 'search' : 'show',
          message: 'Use either a time or a filter',
        }
      : undefined,
  ...csvFile,
  example: {
    input: {},
    output:
      'uid,name,email,isAdmin,isSupport,hasPurchased,disabled,createdAt,licenses,seats,packs,paid,currency,lastSeenAt\r\n',
  },
});
