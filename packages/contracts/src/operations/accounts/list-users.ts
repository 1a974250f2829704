import { z } from 'zod';
import { USER_PAGE_SIZE, USER_PAGE_SIZE_MAX } from '../../constants';
import { searchSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { USER_FILTERS, USER_SORT_FIELDS, userPageSchema } from '../../users';
import { user } from '../samples';

export const listUsers = defineOperation({
  method: 'get',
  path: '/users',
  access: { kind: 'staff' },
  summary:
    'Lists a page of users. `search` matches the start of words in names and e-mails; `show` filters the ' +
    'list',
  input: z.strictObject({
    search: searchSchema.default(''),
    show: z.enum(USER_FILTERS).optional(),
    page: z.int().min(1).max(1_000_000).default(1),
    limit: z.int().min(1).max(USER_PAGE_SIZE_MAX).default(USER_PAGE_SIZE),
    sortBy: z.enum(USER_SORT_FIELDS).optional(),
    sortOrder: z.enum(['asc', 'desc']).optional(),
  }),
  check: ({ sortBy, sortOrder }) => {
    if (sortBy && !sortOrder) return { field: 'sortOrder', message: 'Goes together with sortBy' };
    if (sortOrder && !sortBy) return { field: 'sortBy', message: 'Goes together with sortOrder' };
    return undefined;
  },
  output: userPageSchema,
  errors: [],
  callable: 'users',
  example: {
    input: { search: 'ines mor', page: 1, limit: 12 },
    output: { data: [user], page: 1, totalPages: 1, total: 1, totalIsExact: true },
  },
});
