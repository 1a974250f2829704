import { z } from 'zod';
import { accountEmailSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { invitationSchema } from '../../seats';
import { linkCodeSchema } from '../accounts/link-code';
import { email, invitation, linkCode } from '../samples';

export const readInvitation = defineOperation({
  // The code travels in the body, so that no log of addresses keeps it.
  method: 'post',
  path: '/seats/invitation',
  access: { kind: 'public' },
  summary: 'Reads the invitation of a mailed link, without using the link or proving anything',
  input: z.strictObject({ code: linkCodeSchema }),
  output: invitationSchema.extend({ email: accountEmailSchema }),
  errors: ['link-refused', 'not-invited', 'license-not-active', 'seats-full'],
  // A whole company may open its invitations from one network address; nobody can guess a code.
  limit: { points: 400, seconds: 600, by: 'address' },
  example: { input: { code: linkCode }, output: { ...invitation, email } },
});
