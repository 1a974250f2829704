import { z } from 'zod';
import { emailSchema, uidSchema } from '../../fields';
import { formatCount } from '../../format';
import { askStaff, defineOperation } from '../../operation';
import { billingContactSchema } from '../../teams';
import { MAIL_PAUSE_MS } from '../../verification-limits';
import { MAIL_AFTER_TIMEOUT } from '../after-timeout';
import { billingContact, uid } from '../samples';

const describePause = (seconds: number) =>
  `We have just written to this address. You can send the e-mail again in ${formatCount(seconds, 'second')}`;

export const setBillingContact = defineOperation({
  method: 'put',
  path: '/teams/{id}/billing-contact',
  access: { kind: 'signed-in' },
  summary:
    'Names the address that gets invoices and payment e-mails, and mails it a link to confirm. Naming the same address again sends another link',
  input: z.strictObject({ id: uidSchema, email: emailSchema }),
  output: billingContactSchema,
  errors: ['permission-denied', 'not-found'],
  verified: true,
  stepUp: askStaff,
  limit: [
    {
      points: 1,
      seconds: MAIL_PAUSE_MS / 1000,
      by: 'email-and-address',
      lasting: true,
      message: describePause,
    },
    { points: 20, seconds: 24 * 60 * 60, by: 'caller', lasting: true },
  ],
  afterTimeout: MAIL_AFTER_TIMEOUT,
  example: { input: { id: uid, email: billingContact.email }, output: billingContact },
});
