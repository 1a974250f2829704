import { z } from 'zod';
import { uidSchema } from '../../fields';
import { mailIdSchema } from '../../mails';
import { defineOperation } from '../../operation';
import { uid } from '../samples';

export const repeatMail = defineOperation({
  method: 'post',
  path: '/admin/users/{uid}/mails/{id}/again',
  access: { kind: 'staff' },
  summary:
    'Sends a mail again, to the account’s current address. Repeating the call with the same `requestId` ' +
    'sends no other mail',
  input: z.strictObject({ uid: uidSchema, id: mailIdSchema, requestId: z.uuid() }),
  output: z.object({ sent: z.literal(true) }),
  errors: ['not-found'],
  limit: { points: 60, seconds: 3600, by: 'caller', lasting: true },
  example: {
    input: { uid, id: 'receipt-cs_1', requestId: '5f0c8f2e-5d0e-4c51-9c43-2f1f4f5c6b7a' },
    output: { sent: true },
  },
});
