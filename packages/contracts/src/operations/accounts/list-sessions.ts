import { z } from 'zod';
import { uidSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { sessionSchema } from '../../sessions';
import { moment, uid } from '../samples';

export const listSessions = defineOperation({
  method: 'get',
  path: '/users/{uid}/sessions',
  access: { kind: 'self', owner: 'uid' },
  summary: 'Lists the browsers in which the account is signed in, latest first',
  input: z.strictObject({ uid: uidSchema }),
  output: z.object({ data: z.array(sessionSchema) }),
  errors: [],
  example: {
    input: { uid },
    output: {
      data: [
        {
          id: '9f86d081',
          device: 'Chrome on macOS',
          firstSeenAt: moment,
          lastSignInAt: moment,
          current: true,
        },
      ],
    },
  },
});
