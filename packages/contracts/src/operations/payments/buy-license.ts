import { z } from 'zod';
import { nameSchema, uidSchema } from '../../fields';
import { licenseSchema } from '../../licenses';
import { defineOperation } from '../../operation';
import { billingInputSchema, checkoutSchema } from '../../orders';
import { CONSENT_VERSIONS } from '../../withdrawal';
import { name, session, uid } from '../samples';
import { acceptsOverlapField, findPurchaseFault, purchaseFields } from './purchase-input';

export const buyLicense = defineOperation({
  method: 'post',
  path: '/users/license/{uid}',
  access: { kind: 'self-or-admin', owner: 'uid' },
  summary:
    'For oneself: an order and where to pay it; no licence exists until then. ' +
    'An admin gives a licence to someone else at once; with the same `requestId` again it is the same licence',
  input: z.strictObject({
    uid: uidSchema,
    name: nameSchema,
    ...purchaseFields,
    ...acceptsOverlapField,
    billing: billingInputSchema.optional(),
    /** The version of the withdrawal wording that a consumer agreed to. */
    consent: z.enum(CONSENT_VERSIONS).optional(),
    /** The total on the order card; a higher price answers `price-changed`. */
    shownTotal: z.int().min(0).optional(),
    /** Idempotency key of an admin's grant. */
    requestId: z.uuid().optional(),
  }),
  check: findPurchaseFault,
  output: z.union([checkoutSchema, licenseSchema]),
  created: true,
  errors: ['not-found', 'already-owned', 'price-changed', 'payments-busy'],
  callable: 'licenses',
  // To someone else: given, not paid.
  stepUp: ({ uid }, caller) => uid !== caller.uid,
  limit: { points: 10, seconds: 600, by: 'caller', lasting: true },
  example: {
    input: {
      uid,
      month: 3,
      licenseType: 'standard',
      visualType: 'tables',
      name,
      quantity: 5,
    },
    output: { checkoutUrl: `https://checkout.stripe.com/c/pay/${session}`, sessionId: session },
  },
});
