import { z } from 'zod';
import { nameSchema, uidSchema } from '../fields';
import { licenseSchema } from '../licenses';
import { defineOperation } from '../operation';
import {
  billingWishSchema,
  checkoutSchema,
  orderIdSchema,
  orderSchema,
  priceSchema,
  sessionIdSchema,
  teamOrderSchema,
} from '../orders';
import { PLAN_IDS } from '../plans';
import { routes } from '../routes';
import { CONSENT_VERSIONS } from '../withdrawal';
import { purchaseFault, wishFields } from './purchase-wish';

export const buyLicense = defineOperation({
  name: 'buyLicense',
  ...routes.buyLicense,
  access: { kind: 'self-or-admin', owner: 'uid' },
  summary:
    'For oneself: an order and where to pay it; no licence exists until then. ' +
    'An admin gives a licence to someone else at once; with the same `requestId` again it is the same licence',
  tag: 'Payments',
  input: z.strictObject({
    uid: uidSchema,
    name: nameSchema,
    ...wishFields,
    billing: billingWishSchema.optional(),
    /** The version of the withdrawal wording that a consumer agreed to. */
    consent: z.enum(CONSENT_VERSIONS).optional(),
    /** The total on the order card; a higher price answers `price-changed`. */
    shownTotal: z.int().min(0).optional(),
    /** Idempotency key of an admin's grant. */
    requestId: z.uuid().optional(),
  }),
  check: purchaseFault,
  output: z.union([checkoutSchema, licenseSchema]),
  created: true,
  errors: ['not-found', 'price-changed', 'payments-busy'],
  callable: true,
  // To someone else: given, not paid.
  stepUp: ({ uid }, caller) => uid !== caller.uid,
  limit: { points: 10, seconds: 600, by: 'caller', lasting: true },
});

export const getPrice = defineOperation({
  name: 'getPrice',
  ...routes.getPrice,
  access: { kind: 'self-or-admin', owner: 'uid' },
  summary:
    'Price of a purchase now, less the credit of the licence that it upgrades, before a promotion code and tax',
  tag: 'Payments',
  input: z.strictObject({ uid: uidSchema, ...wishFields }),
  check: purchaseFault,
  output: priceSchema,
  errors: ['not-found'],
  callable: false,
  limit: { points: 60, seconds: 600, by: 'caller' },
});

export const checkSession = defineOperation({
  name: 'checkSession',
  ...routes.checkSession,
  access: { kind: 'signed-in' },
  summary:
    'Tells whether the caller’s checkout session is paid, and grants its licences if it has not yet',
  tag: 'Payments',
  input: z.strictObject({ sessionId: sessionIdSchema, planId: z.enum(PLAN_IDS) }),
  output: z.object({ licensesUpdated: z.boolean() }),
  errors: ['permission-denied', 'not-found', 'payments-busy'],
  callable: true,
  // Each call asks Stripe. Back from the pay page the browser asks a few times.
  limit: { points: 30, seconds: 600, by: 'caller', lasting: true },
});

export const listOrders = defineOperation({
  name: 'listOrders',
  ...routes.listOrders,
  access: { kind: 'self-or-admin', owner: 'uid' },
  summary: 'Orders, newest first',
  tag: 'Payments',
  input: z.strictObject({ uid: uidSchema }),
  output: z.object({ data: z.array(orderSchema) }),
  errors: [],
  callable: true,
});

export const getReceipt = defineOperation({
  name: 'getReceipt',
  ...routes.getReceipt,
  access: { kind: 'self-or-admin', owner: 'uid' },
  summary:
    'Address of an order’s invoice or receipt. Stripe’s addresses expire, so it is ' +
    'requested each time the document is opened',
  tag: 'Payments',
  input: z.strictObject({ uid: uidSchema, id: orderIdSchema }),
  output: z.object({ url: z.url() }),
  errors: ['not-found', 'payments-busy'],
  callable: true,
  // Each call asks Stripe.
  limit: { points: 60, seconds: 600, by: 'caller', lasting: true },
});

export const withdrawOrder = defineOperation({
  name: 'withdrawOrder',
  ...routes.withdrawOrder,
  access: { kind: 'self', owner: 'uid' },
  summary:
    'Withdraws a consumer from an order until its `withdrawUntil`: mails a dated receipt ' +
    'to the address of the account and refunds the order. Repeating the call changes nothing',
  tag: 'Payments',
  input: z.strictObject({ uid: uidSchema, id: orderIdSchema }),
  output: orderSchema,
  errors: ['not-found', 'withdrawal-over', 'payments-busy'],
  callable: false,
  limit: { points: 10, seconds: 600, by: 'caller', lasting: true },
});

/** The owner of a team, its managers, or an admin; who else asks is refused inside. */
const byManager = {
  access: { kind: 'signed-in' },
  tag: 'Teams',
  callable: true,
  verified: true,
} as const;

export const listTeamOrders = defineOperation({
  name: 'listTeamOrders',
  ...routes.listTeamOrders,
  ...byManager,
  summary: 'Orders of a team’s owner for seats that can be assigned, newest first',
  input: z.strictObject({ id: uidSchema }),
  output: z.object({ data: z.array(teamOrderSchema) }),
  errors: ['permission-denied'],
  limit: { points: 600, seconds: 3600, by: 'caller' },
});

export const getTeamReceipt = defineOperation({
  name: 'getTeamReceipt',
  ...routes.getTeamReceipt,
  ...byManager,
  summary: 'Current address of the invoice or receipt of such an order',
  input: z.strictObject({ id: uidSchema, order: orderIdSchema }),
  output: z.object({ url: z.url() }),
  errors: ['permission-denied', 'not-found', 'payments-busy'],
  // Each call asks Stripe.
  limit: { points: 60, seconds: 600, by: 'caller', lasting: true },
});
