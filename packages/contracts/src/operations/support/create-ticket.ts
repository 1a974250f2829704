import { z } from 'zod';
import { emailSchema, nameSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { messageSchema, subjectSchema, TICKET_KINDS } from '../../tickets';
import { sessionSchema } from '../../verification';
import { email, name, ticket } from '../samples';

export const createTicket = defineOperation({
  method: 'post',
  path: '/email_support',
  botCheck: true,
  access: { kind: 'public' },
  summary:
    'Opens a ticket, mails it to support and confirms it to the sender; the confirmation contains the ' +
    'message if `session` proves the address. Repeating the call with the same `requestId` returns the ' +
    'same ticket; without one, the same message within ten minutes does',
  input: z.strictObject({
    kind: z.enum(TICKET_KINDS).default('contact'),
    name: nameSchema,
    email: emailSchema,
    subject: subjectSchema,
    message: messageSchema,
    session: sessionSchema.optional(),
    requestId: z.uuid().optional(),
  }),
  output: z.object({ ticketId: z.string() }),
  created: true,
  errors: [],
  limit: { points: 20, seconds: 3600, by: 'address', lasting: true },
  example: {
    input: { kind: 'support', name, email, subject: ticket.subject, message: ticket.message },
    output: { ticketId: ticket.id },
  },
});
