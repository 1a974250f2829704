import { z } from 'zod';
import { emailSchema, nameSchema } from '../fields';
import { defineOperation } from '../operation';
import { routes } from '../routes';
import { messageSchema, subjectSchema, TICKET_KINDS, WAIT_LIST_PRODUCTS } from '../tickets';
import { sessionSchema } from '../verification';

export const createTicket = defineOperation({
  name: 'createTicket',
  ...routes.createTicket,
  access: { kind: 'public' },
  summary:
    'Opens a ticket: a mail to support, a confirmation to the sender, with a copy of the message if `session` ' +
    'has confirmed the address. The same message with the same `requestId` is the same ticket; ' +
    'without one it is for ten minutes',
  tag: 'Support',
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
  callable: false,
  limit: { points: 20, seconds: 3600, by: 'address', lasting: true },
});

export const joinWaitList = defineOperation({
  name: 'joinWaitList',
  ...routes.joinWaitList,
  access: { kind: 'public' },
  summary: 'Puts an address on the wait list of a product; repeating it changes nothing',
  tag: 'Support',
  input: z.strictObject({ email: emailSchema, product: z.enum(WAIT_LIST_PRODUCTS) }),
  output: z.object({ joined: z.literal(true) }),
  errors: [],
  callable: false,
  limit: [
    { points: 20, seconds: 3600, by: 'email', lasting: true },
    { points: 30, seconds: 3600, by: 'address', lasting: true },
  ],
});
