import { z } from 'zod';
import { emailSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { billingOwnerSchema } from '../../teams';
import { linkCodeSchema } from '../accounts/link-code';
import { billingContact, billingOwner, linkCode } from '../samples';

export const readBillingRequest = defineOperation({
  // The code travels in the body, so that no log of addresses keeps it.
  method: 'post',
  path: '/billing-contacts/request',
  access: { kind: 'public' },
  summary:
    'Returns the owner who asks an address to be their billing contact, without consuming the link',
  input: z.strictObject({ code: linkCodeSchema }),
  output: z.object({ email: emailSchema, owner: billingOwnerSchema }),
  errors: ['link-refused'],
  limit: { points: 60, seconds: 600, by: 'address' },
  example: {
    input: { code: linkCode },
    output: { email: billingContact.email, owner: billingOwner },
  },
});
