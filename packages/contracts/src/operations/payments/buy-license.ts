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
    'Creates an order and returns where to pay it; the licence exists once it is paid. For someone else, ' +
    'an admin creates a licence at once: repeating the call with the same `requestId` returns the same ' +
    'licence',
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
  // An admin gives a licence to someone else without a payment.
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
