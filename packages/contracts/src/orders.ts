import { BILLING_LINE_MAX, SEATS_MAX } from './constants';
import { z } from 'zod';
import { COUNTRIES } from './countries';
import { emailSchema, ID_MAX, instantSchema, lineSchema, nameSchema, uidSchema } from './fields';
import { LICENSE_MONTHS, LICENSE_TYPES, VISUAL_TYPES } from './plans';
import { CONSENT_VERSIONS } from './withdrawal';

/** A Checkout Session's id; also the id of its order. */
export const sessionIdSchema = z
  .string()
  .max(ID_MAX)
  .regex(/^cs_[A-Za-z0-9_]+$/, 'Not a checkout session');

/**
 * Of an order: its Checkout Session's, its invoice's where it is paid by invoice, that of a payment which
 * neither took, or that of money which no payment took.
 */
export const orderIdSchema = z
  .string()
  .max(ID_MAX)
  .regex(/^(cs|in|pi|cash)_[A-Za-z0-9_]+$/, 'Not an order');

/** Of money on a customer's cash balance at Stripe: its currency and the customer. */
export const CASH_ID = /^cash_([a-z]{3})_(cus_[A-Za-z0-9]+)$/;

export const quantitySchema = z
  .int('Enter a whole number of seats')
  .min(1, 'Choose at least 1 seat')
  .max(SEATS_MAX, `Choose at most ${SEATS_MAX} seats`);

/**
 * What became of an order. `open`: not paid yet; `processing`: the bank still has to confirm;
 * `failed`: it did not; `expired`: nobody paid in time; `partially-refunded` keeps its licences and
 * is flagged for an admin, also where a lost dispute took the smaller part; `disputed` suspends them;
 * `refunded` and `lost` have ended them.
 */
export const ORDER_STATES = [
  'open',
  'processing',
  'failed',
  'expired',
  'paid',
  'partially-refunded',
  'refunded',
  'disputed',
  'lost',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** States of a paid order whose money is with the seller, all or in part. */
export const KEPT_STATES: readonly OrderState[] = ['paid', 'partially-refunded', 'disputed'];

/** Why money is given back, in Stripe's words (docs.stripe.com/api/refunds/create). */
export const REFUND_REASONS = ['requested_by_customer', 'duplicate', 'fraudulent'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** States of a VAT number's verification at Stripe (docs.stripe.com/api/tax_ids/object). */
export const TAX_ID_STATUSES = ['pending', 'verified', 'unverified', 'unavailable'] as const;
export type TaxIdStatus = (typeof TAX_ID_STATUSES)[number];

/** What a company wants on its invoice, and where Stripe sends it. */
export const billingWishSchema = z
  .strictObject({
    company: lineSchema(BILLING_LINE_MAX, 'Enter a company'),
    email: emailSchema,
    poNumber: lineSchema(BILLING_LINE_MAX, 'Enter a number'),
  })
  .partial();
export type BillingWish = z.infer<typeof billingWishSchema>;

const countrySchema = z.enum(COUNTRIES as [string, ...string[]], 'Choose a country');

/** What an invoice that is paid later needs of the buyer. */
export const invoiceBillingSchema = billingWishSchema
  .required({ company: true, email: true })
  .extend({
    address: z.strictObject({
      street: lineSchema(BILLING_LINE_MAX, 'Enter a street and number'),
      postalCode: lineSchema(20, 'Enter a postal code'),
      city: lineSchema(BILLING_LINE_MAX, 'Enter a city'),
      country: countrySchema,
    }),
    /** A VAT number or its like, as the country writes it, without spaces. */
    taxId: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9+*.-]{4,20}$/, 'Enter the number without spaces')
      .optional(),
  });
export type InvoiceBilling = z.infer<typeof invoiceBillingSchema>;

/** The same as Stripe tells it, where more may be typed than we take. */
export const billingSchema = z
  .object({ company: z.string(), email: z.string(), poNumber: z.string() })
  .partial();
export type Billing = z.infer<typeof billingSchema>;

/** A receipt, as its owner and admins see it. Amounts in the currency's smallest unit (cents). */
export const orderSchema = z.object({
  id: z.string(),
  /** Null once the account was deleted: the order stays for the books. */
  uid: uidSchema.nullable(),
  name: nameSchema.nullable(),
  planId: z.string(),
  visualType: z.enum(VISUAL_TYPES),
  licenseType: z.enum(LICENSE_TYPES),
  month: z.literal(LICENSE_MONTHS),
  quantity: z.int().min(1),
  /** Of seats added to a licence: when they end, which is with it. */
  endsAt: instantSchema.optional(),
  amount: z.int().min(0),
  currency: z.string(),
  /** Within the amount. */
  tax: z.int().min(0).optional(),
  /** What the rest of licences took off the price before anything else. */
  credit: z.int().min(0).optional(),
  /** What a promotion took off before the amount. */
  discount: z.int().min(0).optional(),
  /** The code it came by. */
  promotionCode: z.string().nullable().optional(),
  state: z.enum(ORDER_STATES),
  refunded: z.int().min(0),
  /** Seats that were taken back with a refund. */
  seatsRefunded: z.int().min(0).optional(),
  /** What the invoice bears of the buyer's company. */
  billing: billingSchema.optional(),
  /** The buyer's VAT number or its like. */
  taxId: z.string().nullable().optional(),
  /** Status of the number's verification; null if Stripe has none. */
  taxIdStatus: z.enum(TAX_ID_STATUSES).nullable().optional(),
  /** The wording about the right of withdrawal that a consumer agreed to, and when. */
  consent: z.object({ version: z.enum(CONSENT_VERSIONS), at: instantSchema }).optional(),
  /** The end of the buyer's right of withdrawal; missing if there is none. */
  withdrawUntil: instantSchema.optional(),
  /** The buyer's withdrawal: when, their name, and the address that the receipt went to. */
  withdrawal: z.object({ at: instantSchema, name: nameSchema, email: emailSchema }).optional(),
  /** The order that the rest of this one's licences was credited to. */
  upgradedBy: z.string().optional(),
  createdAt: instantSchema,
  /** Of an order by invoice: when it is to be paid. */
  dueAt: instantSchema.nullable().optional(),
  paidAt: instantSchema.nullable(),
});
export type Order = z.infer<typeof orderSchema>;

/** An order as the managers of its owner's team see it; consent, withdrawal and upgrades concern the owner alone. */
export const teamOrderSchema = orderSchema.omit({
  consent: true,
  withdrawUntil: true,
  withdrawal: true,
  upgradedBy: true,
});
export type TeamOrder = z.infer<typeof teamOrderSchema>;

/**
 * An order as admins see it in a list of everybody's. One that began at Stripe and names no plan of
 * ours says nothing of what was sold.
 */
export const adminOrderSchema = orderSchema.extend({
  planId: orderSchema.shape.planId.nullable(),
  visualType: orderSchema.shape.visualType.nullable(),
  licenseType: orderSchema.shape.licenseType.nullable(),
  month: orderSchema.shape.month.nullable(),
  /** Of the buyer, as two letters. */
  country: z.string().nullable().optional(),
  /** Paid, and brought nobody anything: an admin has to find out whose it is or give it back. */
  unowned: z.boolean(),
  /** A refund came back to us; the buyer still waits for the money. */
  refundFailed: z.boolean(),
});

/** `next` is the `after` of the following page. */
export const orderPageSchema = z.object({
  data: z.array(adminOrderSchema),
  next: orderIdSchema.nullable(),
});
export type OrderPage = z.infer<typeof orderPageSchema>;

/** Price of a purchase now, in cents, before a promotion code and tax. */
export const priceSchema = z.object({
  /** Of one seat, the credit taken off. */
  seat: z.int().min(0),
  /** What the rest of the licence that is upgraded takes off all seats. */
  credit: z.int().min(0),
  total: z.int().min(0),
  /** When what is bought ends, if it is paid now. */
  endsAt: instantSchema,
});
export type Price = z.infer<typeof priceSchema>;

/** What a browser is told of a new order: where to pay, and the session to ask about afterwards. */
export const checkoutSchema = z.object({ checkoutUrl: z.url(), sessionId: z.string() });
export type Checkout = z.infer<typeof checkoutSchema>;

/** A new order by invoice: where the invoice is shown and paid, and until when. */
export const sentInvoiceSchema = z.object({
  orderId: orderIdSchema,
  number: z.string(),
  invoiceUrl: z.url(),
  dueAt: instantSchema,
  /** Credit of the customer has paid all of it, so nothing is due. */
  isPaid: z.boolean(),
});
export type SentInvoice = z.infer<typeof sentInvoiceSchema>;

/**
 * What of a payment went back to the buyer, by refunds and by lost disputes; all of it at most.
 */
export function returnedOf({
  amount,
  refunded,
  state,
  takenBack = 0,
}: Pick<Order, 'amount' | 'refunded' | 'state'> & { takenBack?: number | undefined }): number {
  // Kept before it was known how much a dispute took: the whole payment.
  const isWhole = state === 'lost' && takenBack === 0;
  return isWhole ? amount : Math.min(amount, refunded + takenBack);
}

/**
 * The tax within what was given back: a refund takes its share of it, as Stripe Tax reports it.
 */
export function refundedTax({
  amount,
  refunded,
  tax = 0,
}: Pick<Order, 'amount' | 'refunded' | 'tax'>): number {
  return amount === 0 ? 0 : Math.round((tax * refunded) / amount);
}
