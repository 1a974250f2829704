import { z } from 'zod';
import { uidSchema } from '../../fields';
import { personMailSchema } from '../../mails';
import { defineOperation } from '../../operation';
import { moment, uid } from '../samples';

export const listMails = defineOperation({
  method: 'get',
  path: '/admin/users/{uid}/mails',
  access: { kind: 'staff' },
  summary: 'Lists the mails of the last 30 days to a person, newest first, without their text',
  input: z.strictObject({ uid: uidSchema }),
  output: z.object({ data: z.array(personMailSchema) }),
  errors: ['not-found'],
  example: {
    input: { uid },
    output: {
      data: [
        {
          id: 'receipt-cs_1',
          template: 'receipt',
          title: 'Receipt and key',
          state: 'sent',
          createdAt: moment,
          sentAt: moment,
          canBeRepeated: true,
        },
      ],
    },
  },
});
