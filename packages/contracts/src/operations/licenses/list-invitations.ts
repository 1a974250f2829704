import { z } from 'zod';
import { defineOperation } from '../../operation';
import { invitationSchema } from '../../seats';
import { invitation } from '../samples';

export const listInvitations = defineOperation({
  method: 'get',
  path: '/seats',
  access: { kind: 'signed-in' },
  summary: 'Lists the seats that the caller’s address was invited to and that wait to be accepted',
  input: z.strictObject({}),
  output: z.object({ data: z.array(invitationSchema) }),
  errors: [],
  callable: 'licenses',
  verified: true,
  limit: { points: 600, seconds: 3600, by: 'caller' },
  example: { input: {}, output: { data: [invitation] } },
});
