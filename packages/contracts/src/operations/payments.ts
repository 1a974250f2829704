import { z } from 'zod';
import { INVOICE_SEATS_MIN } from '../constants';
import { INVOICE_DAYS, INVOICED_SEATS_DAYS, QUOTE_DAYS } from '../invoice-terms';
import { nameSchema, uidSchema } from '../fields';
import { licenseIdSchema, licenseSchema, monthSchema } from '../licenses';
import { defineOperation } from '../operation';
import {
  billingWishSchema,
  checkoutSchema,
  invoiceBillingSchema,
  orderIdSchema,
  orderSchema,
  quantitySchema,
  quoteSchema,
  sentInvoiceSchema,
  sessionIdSchema,
} from '../orders';
import { LICENSE_TYPES, planFault, PLAN_IDS, VISUAL_TYPES } from '../plans';
import { promotionCodeSchema, promotionSchema } from '../promotions';
import { quoteIdSchema, quotePdfSchema, writtenQuoteSchema } from '../quotes';
import { routes } from '../routes';

function purchaseFault(
  wish: Parameters<typeof planFault>[0] & { renews?: string; addsTo?: string; upgrades?: string },
) {
  if (wish.renews !== undefined && wish.addsTo !== undefined) {
    return { field: 'addsTo', message: 'Renew the licence or add seats to it, one at a time' };
  }
  if (wish.upgrades !== undefined && (wish.renews ?? wish.addsTo) !== undefined) {
    return { field: 'upgrades', message: 'Upgrade a licence or go on with one, one at a time' };
  }
  if (wish.upgrades !== undefined && wish.visualType !== 'suite') {
    return { field: 'upgrades', message: 'Licences are upgraded to the membership' };
  }
  return planFault(wish);
}

/** What is bought, and how it joins a licence of one's own. */
const wishFields = {
  month: monthSchema,
  licenseType: z.enum(LICENSE_TYPES),
  visualType: z.enum(VISUAL_TYPES),
  quantity: quantitySchema,
  /** At whose end this one begins. */
  renews: licenseIdSchema.optional(),
  /** With which these seats end. */
  addsTo: licenseIdSchema.optional(),
  /** Whose rest is credited: it ends when the membership begins. */
  upgrades: licenseIdSchema.optional(),
};

export const buyLicense = defineOperation({
  name: 'buyLicense',
  ...routes.buyLicense,
  access: { kind: 'self-or-admin', owner: 'uid' },
  summary:
    'For oneself: an order and where to pay it; no licence exists until then. ' +
    'An admin gives a licence to someone else at once',
  tag: 'Payments',
  input: z.strictObject({
    uid: uidSchema,
    name: nameSchema,
    ...wishFields,
    billing: billingWishSchema.optional(),
    /** A promotion code that a link brought; without one Stripe's page asks for it. */
    code: promotionCodeSchema.optional(),
    /** The total of the quote that was shown: no more is asked. */
    quoted: z.int().min(0).optional(),
    /** The buyer asks for one e-mail where they leave without paying. */
    remind: z.boolean().optional(),
  }),
  check: purchaseFault,
  output: z.union([checkoutSchema, licenseSchema]),
  created: true,
  errors: ['not-found', 'price-changed', 'promotion-refused', 'payments-busy'],
  callable: true,
  // To someone else: given, not paid.
  stepUp: ({ uid }, caller) => uid !== caller.uid,
  limit: { points: 10, seconds: 600, by: 'caller', lasting: true },
});

export const getQuote = defineOperation({
  name: 'getQuote',
  ...routes.getQuote,
  access: { kind: 'self-or-admin', owner: 'uid' },
  summary:
    'What a purchase costs now, with the credit of the licence that it upgrades; before a code and tax',
  tag: 'Payments',
  input: z.strictObject({ uid: uidSchema, ...wishFields }),
  check: purchaseFault,
  output: quoteSchema,
  errors: ['not-found'],
  callable: false,
  limit: { points: 60, seconds: 600, by: 'caller' },
});

/** What is to be paid by invoice. */
const invoicedFields = {
  uid: uidSchema,
  name: nameSchema,
  ...wishFields,
  billing: invoiceBillingSchema,
  /** The total that was shown: no more is asked, before tax. */
  quoted: z.int().min(0),
  requestId: z.uuid(),
};

function invoicedFault(
  wish: Parameters<typeof purchaseFault>[0] & { quantity: number },
  what: string,
) {
  return wish.quantity < INVOICE_SEATS_MIN
    ? { field: 'quantity', message: `${what} is for ${INVOICE_SEATS_MIN} seats or more` }
    : purchaseFault(wish);
}

export const orderByInvoice = defineOperation({
  name: 'orderByInvoice',
  ...routes.orderByInvoice,
  access: { kind: 'self', owner: 'uid' },
  summary:
    `For oneself, ${INVOICE_SEATS_MIN} seats or more: an invoice to pay within ${INVOICE_DAYS} days, which Stripe sends. ` +
    `Licences are made once it is paid. Seats join a licence that has ${INVOICED_SEATS_DAYS} days left or more. ` +
    '`requestId` belongs to one press of a button: sent again it answers the same order',
  tag: 'Payments',
  input: z.strictObject(invoicedFields),
  check: (wish) => invoicedFault(wish, 'An invoice'),
  output: sentInvoiceSchema,
  created: true,
  verified: true,
  errors: ['not-found', 'price-changed', 'too-many-invoices', 'payments-busy'],
  callable: false,
  // Each is a mail to an address that the caller names.
  limit: { points: 5, seconds: 24 * 60 * 60, by: 'caller', lasting: true },
});

export const makeQuote = defineOperation({
  name: 'makeQuote',
  ...routes.makeQuote,
  access: { kind: 'self', owner: 'uid' },
  summary:
    `For oneself, ${INVOICE_SEATS_MIN} seats or more: a quote that holds its price for ${QUOTE_DAYS} days, or until the offer ends. ` +
    '`requestId` belongs to one press of a button: sent again it answers the same quote',
  tag: 'Payments',
  input: z.strictObject(invoicedFields),
  check: (wish) => invoicedFault(wish, 'A quote'),
  output: writtenQuoteSchema,
  created: true,
  verified: true,
  errors: ['not-found', 'price-changed', 'payments-busy'],
  callable: false,
  limit: { points: 10, seconds: 24 * 60 * 60, by: 'caller', lasting: true },
});

export const listQuotes = defineOperation({
  name: 'listQuotes',
  ...routes.listQuotes,
  access: { kind: 'self', owner: 'uid' },
  summary: 'Quotes that can be ordered, newest first',
  tag: 'Payments',
  input: z.strictObject({ uid: uidSchema }),
  output: z.object({ data: z.array(writtenQuoteSchema) }),
  errors: ['payments-busy'],
  callable: false,
  // Each call asks Stripe.
  limit: { points: 60, seconds: 600, by: 'caller', lasting: true },
});

export const getQuotePdf = defineOperation({
  name: 'getQuotePdf',
  ...routes.getQuotePdf,
  access: { kind: 'self', owner: 'uid' },
  summary: 'The document of a quote, in base64',
  tag: 'Payments',
  input: z.strictObject({ uid: uidSchema, id: quoteIdSchema }),
  output: quotePdfSchema,
  errors: ['not-found', 'payments-busy'],
  callable: false,
  // Each call asks Stripe.
  limit: { points: 30, seconds: 600, by: 'caller', lasting: true },
});

export const orderQuote = defineOperation({
  name: 'orderQuote',
  ...routes.orderQuote,
  access: { kind: 'self', owner: 'uid' },
  summary:
    'Orders what a quote offers, at its price: an invoice as that of `orderByInvoice`. A quote is ordered once. ' +
    '`requestId` belongs to one press of a button: sent again it answers the same order',
  tag: 'Payments',
  input: z.strictObject({
    uid: uidSchema,
    id: quoteIdSchema,
    /** In place of the one that the quote bears. */
    poNumber: billingWishSchema.shape.poNumber,
    requestId: z.uuid(),
  }),
  output: sentInvoiceSchema,
  created: true,
  verified: true,
  errors: ['not-found', 'quote-ended', 'too-many-invoices', 'payments-busy'],
  callable: false,
  // Each is a mail to an address that the caller named.
  limit: { points: 5, seconds: 24 * 60 * 60, by: 'caller', lasting: true },
});

export const getPromotion = defineOperation({
  name: 'getPromotion',
  ...routes.getPromotion,
  access: { kind: 'public' },
  summary: 'What a promotion code takes off; null where it is none or no longer holds',
  tag: 'Payments',
  input: z.strictObject({ code: promotionCodeSchema }),
  output: z.object({ promotion: promotionSchema.nullable() }),
  errors: ['payments-busy'],
  callable: false,
  // Each call asks Stripe, and nobody is to try words until one is a code.
  limit: { points: 20, seconds: 600, by: 'address', lasting: true },
});

export const checkSession = defineOperation({
  name: 'checkSession',
  ...routes.checkSession,
  access: { kind: 'signed-in' },
  summary: "Whether the caller's checkout session is paid; grants its licences if they are not yet",
  tag: 'Payments',
  input: z.strictObject({ sessionId: sessionIdSchema, planId: z.enum(PLAN_IDS) }),
  output: z.object({ licensesUpdated: z.boolean() }),
  errors: ['permission-denied', 'not-found', 'payments-busy'],
  callable: true,
  // Each call asks Stripe. Back from the pay page the browser asks a few times.
  limit: { points: 30, seconds: 600, by: 'caller', lasting: true },
});

export const stopReminders = defineOperation({
  name: 'stopReminders',
  ...routes.stopReminders,
  access: { kind: 'public' },
  summary:
    'Stops e-mails about purchases that were not finished; the code is that of the link in such an e-mail',
  tag: 'Payments',
  input: z.strictObject({ order: sessionIdSchema, code: z.string().min(1).max(100) }),
  output: z.object({ stopped: z.literal(true) }),
  errors: ['link-refused'],
  callable: false,
  limit: { points: 20, seconds: 3600, by: 'address' },
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
    "Where the invoice or receipt of an order is shown. Stripe's addresses of them end, so it is " +
    'asked for each time it is opened',
  tag: 'Payments',
  input: z.strictObject({ uid: uidSchema, id: orderIdSchema }),
  output: z.object({ url: z.url() }),
  errors: ['not-found', 'payments-busy'],
  callable: true,
  // Each call asks Stripe.
  limit: { points: 60, seconds: 600, by: 'caller', lasting: true },
});

/** The owner of a team, its managers, or an admin; who else asks is refused inside. */
const byManager = {
  access: { kind: 'signed-in' },
  ...{ tag: 'Teams', callable: true, verified: true },
} as const;

export const listTeamOrders = defineOperation({
  name: 'listTeamOrders',
  ...routes.listTeamOrders,
  ...byManager,
  summary: "What a team's owner paid for seats that can be given, newest first",
  input: z.strictObject({ id: uidSchema }),
  output: z.object({ data: z.array(orderSchema) }),
  errors: ['permission-denied'],
  limit: { points: 600, seconds: 3600, by: 'caller' },
});

export const getTeamReceipt = defineOperation({
  name: 'getTeamReceipt',
  ...routes.getTeamReceipt,
  ...byManager,
  summary: 'Where the invoice or receipt of such an order is shown at this moment',
  input: z.strictObject({ id: uidSchema, order: orderIdSchema }),
  output: z.object({ url: z.url() }),
  errors: ['permission-denied', 'not-found', 'payments-busy'],
  // Each call asks Stripe.
  limit: { points: 60, seconds: 600, by: 'caller', lasting: true },
});
