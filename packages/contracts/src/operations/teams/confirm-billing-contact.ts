import { z } from 'zod';
import { emailSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { billingOwnerSchema } from '../../teams';
import { linkCodeSchema } from '../accounts/link-code';
import { billingContact, billingOwner, linkCode } from '../samples';

export const confirmBillingContact = defineOperation({
  method: 'post',
  path: '/billing-contacts/confirm',
  access: { kind: 'public' },
  summary:
    'Confirms a billing contact by the link in its mail. The contact gets invoices and payment e-mails from then on, and no key and no sign-in',
  input: z.strictObject({ code: linkCodeSchema }),
  output: z.object({ email: emailSchema, owner: billingOwnerSchema }),
  errors: ['link-refused'],
  limit: { points: 60, seconds: 600, by: 'address', lasting: true },
  example: {
    input: { code: linkCode },
    output: { email: billingContact.email, owner: billingOwner },
  },
});
