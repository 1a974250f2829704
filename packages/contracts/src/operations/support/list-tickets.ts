import { z } from 'zod';
import { instantSchema, searchSchema, uidSchema } from '../../fields';
import { defineOperation, SEARCH_LIMIT } from '../../operation';
import { peopleSchema } from '../../people';
import { TICKET_STATES, ticketSchema } from '../../tickets';
import { before, pageLimit } from '../page';
import { ticket } from '../samples';

export const listTickets = defineOperation({
  method: 'get',
  path: '/admin/tickets',
  access: { kind: 'staff' },
  summary:
    'Lists tickets, newest first. `search` matches the start of words in number, name, e-mail and ' +
    'subject. Pass `next` as `before` to get the following page',
  input: z.strictObject({
    state: z.enum(TICKET_STATES).optional(),
    assignee: uidSchema.optional(),
    search: searchSchema.default(''),
    before,
    limit: pageLimit,
  }),
  check: ({ assignee, search }) =>
    assignee !== undefined && search.trim() !== ''
      ? { field: 'search', message: 'Use either a search or an assignee' }
      : undefined,
  output: z.object({
    data: z.array(ticketSchema),
    next: instantSchema.nullable(),
    people: peopleSchema.meta({
      description: 'Names of the people who answered or changed them, or are assigned',
    }),
  }),
  errors: [],
  limit: SEARCH_LIMIT,
  example: { input: { state: 'open' }, output: { data: [ticket], next: null, people: {} } },
});
