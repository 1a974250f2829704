import { z } from 'zod';
import { uidSchema } from '../../fields';
import { mailCodeSchema } from '../../mails';
import { defineOperation } from '../../operation';
import { linkCode, uid } from '../samples';

export const leaveBillingContact = defineOperation({
  method: 'post',
  path: '/billing-contacts/{team}/{code}/leave',
  access: { kind: 'public' },
  summary:
    'Ends the mails to a billing contact; the code is that of the link in each of them. ' +
    'A mail program’s own button posts here (RFC 8058), so the body is ignored',
  input: z.strictObject({ team: uidSchema, code: mailCodeSchema }),
  output: z.object({ left: z.literal(true) }),
  errors: ['link-refused'],
  ignoresBody: true,
  // A large mail provider calls from few addresses for all of its users.
  limit: { points: 400, seconds: 60, by: 'address' },
  example: { input: { team: uid, code: linkCode }, output: { left: true } },
});
