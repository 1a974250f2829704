import { z } from 'zod';
import { uidSchema } from '../../fields';
import { mailCodeSchema } from '../../mails';
import { defineOperation } from '../../operation';
import { linkCode, uid } from '../samples';

export const stopMails = defineOperation({
  method: 'post',
  path: '/mails/{person}/{code}/stop',
  access: { kind: 'public' },
  summary:
    'Switches reminders off, with the code of the unsubscribe link in a reminder. Mail programs post here ' +
    'for their own unsubscribe button (RFC 8058), so the body is ignored',
  input: z.strictObject({ person: uidSchema, code: mailCodeSchema }),
  output: z.object({ stopped: z.literal(true) }),
  errors: ['link-refused'],
  ignoresBody: true,
  // A large mail provider calls from few addresses for all of its users, and a refused call would lose an opt-out.
  // Nobody can guess a code of 122 random bits, so the limit only caps our costs.
  limit: { points: 400, seconds: 60, by: 'address' },
  example: { input: { person: uid, code: linkCode }, output: { stopped: true } },
});
