import { z } from 'zod';
import { FAILED_MAILS_MAX, failedMailSchema } from '../../mails';
import { defineOperation } from '../../operation';
import { peopleSchema } from '../../people';
import { email, moment, name, uid } from '../samples';

export const listFailedMails = defineOperation({
  method: 'get',
  path: '/admin/mails',
  access: { kind: 'staff' },
  summary:
    `Lists the newest ${FAILED_MAILS_MAX} mails of the last 30 days that could not be delivered to a mail ` +
    'server',
  input: z.strictObject({}),
  output: z.object({
    data: z.array(failedMailSchema),
    people: peopleSchema.meta({ description: 'Names of the users among the recipients' }),
  }),
  errors: [],
  example: {
    input: {},
    output: {
      data: [
        {
          id: 'receipt-cs_1',
          template: 'receipt',
          title: 'Receipt and key',
          createdAt: moment,
          to: email,
          uid,
        },
      ],
      people: { [uid]: name },
    },
  },
});
