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
    'Answers, closes or reopens a ticket, assigns it, or changes its note; an answer, or a note or ' +
    'assignee with `version`, only if that is still the ticket’s version',
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
  // An answer is a mail under our name, in words of the caller’s.
  stepUp: ({ answer }) => answer !== undefined,
  limit: { points: 200, seconds: 3600, by: 'caller', lasting: true },
  example: {
    input: { id: ticket.id, state: 'closed' },
    output: { ...ticket, state: 'closed', version: 2, updatedAt: moment, updatedBy: 'admin-uid' },
  },
});
