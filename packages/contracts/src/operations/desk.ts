import { z } from 'zod';
import { ADMIN_PAGE_MAX } from '../admin';
import { instantSchema, searchSchema, uidSchema } from '../fields';
import { defineOperation, SEARCH_LIMIT } from '../operation';
import { FAILED_MAILS_MAX, failedMailSchema, mailIdSchema, personMailSchema } from '../mails';
import { peopleSchema, waitListEntrySchema } from '../people';
import { routes } from '../routes';
import {
  messageSchema,
  noteSchema,
  TICKET_STATES,
  ticketSchema,
  WAIT_LIST_PRODUCTS,
  WAIT_LIST_TOLD_MAX,
} from '../tickets';

const access = { kind: 'staff' } as const;
const tag = 'Admin';
/** A page of something newest first: those before a moment. */
const before = instantSchema.optional();
const limit = z.int().min(1).max(ADMIN_PAGE_MAX).default(25);

export const listTickets = defineOperation({
  name: 'listTickets',
  ...routes.listTickets,
  access,
  summary:
    'Tickets, newest first; `search` matches the start of words in number, name, e-mail and subject; ' +
    '`next` is the `before` of the following page',
  tag,
  input: z.strictObject({
    state: z.enum(TICKET_STATES).optional(),
    assignee: uidSchema.optional(),
    search: searchSchema.default(''),
    before,
    limit,
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
  callable: false,
  limit: SEARCH_LIMIT,
});

export const updateTicket = defineOperation({
  name: 'updateTicket',
  ...routes.updateTicket,
  access,
  summary:
    'Answers, closes or reopens a ticket, assigns it, or changes its note; an answer, or a note or ' +
    'assignee with `version`, only if that is still the ticket’s version',
  tag,
  input: z.strictObject({
    id: uidSchema,
    /** Goes to the sender by mail. Needs `version`. */
    answer: messageSchema.optional(),
    state: z.enum(TICKET_STATES).optional(),
    note: noteSchema.nullable().optional(),
    /** An admin, or someone of support. */
    assignee: uidSchema.nullable().optional(),
    version: z.int().min(1).optional(),
  }),
  output: ticketSchema,
  errors: ['not-found', 'ticket-changed'],
  callable: false,
  // An answer is a mail under our name, in words of the caller’s.
  stepUp: ({ answer }) => answer !== undefined,
  limit: { points: 200, seconds: 3600, by: 'caller', lasting: true },
});

export const listWaitList = defineOperation({
  name: 'listWaitList',
  ...routes.listWaitList,
  access,
  summary: 'The wait list, newest first; `next` is the `before` of the following page',
  tag,
  input: z.strictObject({ product: z.enum(WAIT_LIST_PRODUCTS).optional(), before, limit }),
  output: z.object({ data: z.array(waitListEntrySchema), next: instantSchema.nullable() }),
  errors: [],
  callable: false,
});

export const notifyWaitList = defineOperation({
  name: 'notifyWaitList',
  ...routes.notifyWaitList,
  access: { kind: 'admin' },
  summary:
    'Tells everybody who waits for a product that a free offer is open, and takes them off the list; ' +
    `at most ${WAIT_LIST_TOLD_MAX} by one call, those who came first before others`,
  tag,
  input: z.strictObject({ product: z.enum(WAIT_LIST_PRODUCTS) }),
  output: z.object({ told: z.int().min(0), left: z.int().min(0) }),
  errors: [],
  callable: false,
  stepUp: () => true,
  limit: { points: 20, seconds: 3600, by: 'caller', lasting: true },
});

export const listMails = defineOperation({
  name: 'listMails',
  ...routes.listMails,
  access,
  summary: 'The mails of the last 30 days to a person, newest first, without their text',
  tag,
  input: z.strictObject({ uid: uidSchema }),
  output: z.object({ data: z.array(personMailSchema) }),
  errors: ['not-found'],
  callable: false,
});

export const listFailedMails = defineOperation({
  name: 'listFailedMails',
  ...routes.listFailedMails,
  access,
  summary: `The newest ${FAILED_MAILS_MAX} mails of the last 30 days that no mail server took`,
  tag,
  input: z.strictObject({}),
  output: z.object({
    data: z.array(failedMailSchema),
    people: peopleSchema.meta({ description: 'Names of the users among the recipients' }),
  }),
  errors: [],
  callable: false,
});

export const repeatMail = defineOperation({
  name: 'repeatMail',
  ...routes.repeatMail,
  access,
  summary:
    'Sends a mail of a person again, to the address the account has now. `requestId` belongs to one ' +
    'press of a button: sent again it sends nothing',
  tag,
  input: z.strictObject({ uid: uidSchema, id: mailIdSchema, requestId: z.uuid() }),
  output: z.object({ sent: z.literal(true) }),
  errors: ['not-found'],
  callable: false,
  limit: { points: 60, seconds: 3600, by: 'caller', lasting: true },
});
