import { z } from 'zod';
import { uidSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { messageSchema, noteSchema, TICKET_STATES, ticketSchema } from '../../tickets';
import { moment, ticket } from '../samples';

export const updateTicket = defineOperation({
  method: 'put',
  path: '/admin/tickets',
  access: { kind: 'staff' },
  summary:
    'Answers, closes, reopens or assigns a ticket, or changes its note. An answer needs the ticket’s ' +
    'current `version`; a note or an assignee checks it if `version` is given',
  input: z.strictObject({
    id: uidSchema,
    /** Answer that is mailed to the sender. Needs `version`. */
    answer: messageSchema.optional(),
    state: z.enum(TICKET_STATES).optional(),
    note: noteSchema.nullable().optional(),
    /** Uid of an admin or a support member. */
    assignee: uidSchema.nullable().optional(),
    version: z.int().min(1).optional(),
  }),
  output: ticketSchema,
  errors: ['not-found', 'ticket-changed'],
  // An answer is a mail in our name with a text by the caller.
  stepUp: ({ answer }) => answer !== undefined,
  limit: { points: 200, seconds: 3600, by: 'caller', lasting: true },
  example: {
    input: { id: ticket.id, state: 'closed' },
    output: { ...ticket, state: 'closed', version: 2, updatedAt: moment, updatedBy: 'admin-uid' },
  },
});
