import { z } from 'zod';
import { uidSchema } from '../../fields';
import { askStaff, defineOperation } from '../../operation';
import { uid } from '../samples';

export const removeBillingContact = defineOperation({
  method: 'delete',
  path: '/teams/{id}/billing-contact',
  access: { kind: 'signed-in' },
  summary: 'Removes the billing contact: only the owner gets invoices and payment e-mails again',
  input: z.strictObject({ id: uidSchema }),
  output: z.object({ removed: z.literal(true) }),
  errors: ['permission-denied', 'not-found'],
  verified: true,
  stepUp: askStaff,
  limit: { points: 60, seconds: 3600, by: 'caller', lasting: true },
  example: { input: { id: uid }, output: { removed: true } },
});
