import { z } from 'zod';
import { nameSchema, uidSchema } from '../fields';
import { licenseSchema, monthSchema } from '../licenses';
import { defineOperation } from '../operation';
import { checkoutSchema, orderSchema, quantitySchema, sessionIdSchema } from '../orders';
import { LICENSE_TYPES, planFault, PLAN_IDS, VISUAL_TYPES } from '../plans';
import { routes } from '../routes';

export const buyLicense = defineOperation({
  name: 'buyLicense',
  ...routes.buyLicense,
  access: { kind: 'self-or-admin', owner: 'uid' },
  summary:
    'For oneself: an order and where to pay it; no licence exists until then. ' +
    'An admin gives a licence to somebody else at once',
  tag: 'Payments',
  input: z.strictObject({
    uid: uidSchema,
    month: monthSchema,
    licenseType: z.enum(LICENSE_TYPES),
    visualType: z.enum(VISUAL_TYPES),
    name: nameSchema,
    quantity: quantitySchema,
  }),
  check: planFault,
  output: z.union([checkoutSchema, licenseSchema]),
  created: true,
  errors: ['not-found'],
  callable: true,
  // To somebody else: given, not paid.
  stepUp: ({ uid }, callerUid) => uid !== callerUid,
  limit: { points: 10, seconds: 600, by: 'caller', lasting: true },
});

export const checkSession = defineOperation({
  name: 'checkSession',
  ...routes.checkSession,
  access: { kind: 'signed-in' },
  summary: "Whether the caller's checkout session is paid; grants its licences if they are not yet",
  tag: 'Payments',
  input: z.strictObject({ sessionId: sessionIdSchema, planId: z.enum(PLAN_IDS) }),
  output: z.object({ licensesUpdated: z.boolean() }),
  errors: ['permission-denied', 'not-found'],
  callable: true,
  // Each call asks Stripe. Back from the pay page the browser asks a few times.
  limit: { points: 30, seconds: 600, by: 'caller', lasting: true },
});

export const listOrders = defineOperation({
  name: 'listOrders',
  ...routes.listOrders,
  access: { kind: 'self-or-admin', owner: 'uid' },
  summary: 'Receipts, newest first',
  tag: 'Payments',
  input: z.strictObject({ uid: uidSchema }),
  output: z.object({ data: z.array(orderSchema) }),
  errors: [],
  callable: true,
});
