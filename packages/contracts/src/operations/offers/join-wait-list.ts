import { z } from 'zod';
import { emailSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { WAIT_LIST_PRODUCTS } from '../../tickets';
import { email } from '../samples';

export const joinWaitList = defineOperation({
  method: 'post',
  path: '/wait_list',
  botCheck: true,
  access: { kind: 'public' },
  summary: 'Adds an address to the wait list of a product. Repeating the call changes nothing',
  input: z.strictObject({ email: emailSchema, product: z.enum(WAIT_LIST_PRODUCTS) }),
  output: z.object({ joined: z.literal(true) }),
  errors: [],
  limit: [
    { points: 20, seconds: 3600, by: 'email', lasting: true },
    { points: 30, seconds: 3600, by: 'address', lasting: true },
  ],
  example: { input: { email, product: 'analytics' }, output: { joined: true } },
});
