import { BILLING_LINE_MAX, SEATS_MAX } from './constants';
import { z } from 'zod';
import { COUNTRIES } from './countries';
import {
  emailSchema,
  ID_MAX,
  instantSchema,
  createLineSchema,
  nameSchema,
  uidSchema,
} from './fields';
import { LICENSE_MONTHS, LICENSE_TYPES, VISUAL_TYPES } from './plans';
import { CONSENT_VERSIONS } from './withdrawal';

/** A Checkout Session's id; also the id of its order. */
export const sessionIdSchema = z
  .string()
  .max(ID_MAX)
  .regex(/^cs_[A-Za-z0-9_]+$/, 'Not a checkout session');

/**
 * Id of an order: that of its Checkout Session, its invoice, a payment without either, or unmatched
 * money.
 */
export const orderIdSchema = z
  .string()
  .max(ID_MAX)
  .regex(/^(cs|in|pi|cash)_[A-Za-z0-9_]+$/, 'Not an order');

/** Origin of an order: a Checkout Session, an invoice, or money that belongs to neither. */
export const ORDER_KINDS = ['checkout', 'invoice', 'unowned'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** Id of money on a customer's cash balance at Stripe, made of its currency and the customer. */
export const CASH_ID = /^cash_([a-z]{3})_(cus_[A-Za-z0-9]+)$/;

export const quantitySchema = z
  .int('Enter a whole number of seats')
  .min(1, 'Choose at least 1 seat')
  .max(SEATS_MAX, `Choose at most ${SEATS_MAX} seats`);

/**
 * State of an order. `open`: not paid yet; `processing`: the bank still has to confirm; `failed`:
 * the bank declined; `expired`: nobody paid in time; `partially-refunded` keeps its licences and is
 * flagged for an admin, even if a lost dispute took the smaller part; `disputed` suspends them;
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

/** Stripe's reasons for a refund (docs.stripe.com/api/refunds/create). */
export const REFUND_REASONS = ['requested_by_customer', 'duplicate', 'fraudulent'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** States of a VAT number's verification at Stripe (docs.stripe.com/api/tax_ids/object). */
export const TAX_ID_STATUSES = ['pending', 'verified', 'unverified', 'unavailable'] as const;
export type TaxIdStatus = (typeof TAX_ID_STATUSES)[number];

/** A company's details for its invoice, and the address that Stripe sends it to. */
export const billingInputSchema = z
  .strictObject({
    company: createLineSchema(BILLING_LINE_MAX, 'Enter a company'),
    email: emailSchema,
    poNumber: createLineSchema(BILLING_LINE_MAX, 'Enter a number'),
  })
  .partial();
export type BillingInput = z.infer<typeof billingInputSchema>;

const countrySchema = z.enum(COUNTRIES as [string, ...string[]], 'Choose a country');

/** Buyer's details that an invoice to pay later needs. */
export const invoiceBillingSchema = billingInputSchema
  .required({ company: true, email: true })
  .extend({
    address: z.strictObject({
      street: createLineSchema(BILLING_LINE_MAX, 'Enter a street and number'),
      postalCode: createLineSchema(20, 'Enter a postal code'),
      city: createLineSchema(BILLING_LINE_MAX, 'Enter a city'),
      country: countrySchema,
    }),
    /** VAT number or a similar tax id, in the country's format, without spaces. */
    taxId: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9+*.-]{4,20}$/, 'Enter the number without spaces')
      .optional(),
  });
export type InvoiceBilling = z.infer<typeof invoiceBillingSchema>;

/** The same details from Stripe, whose page accepts longer texts than our forms. */
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
  /** For seats added to a licence: their end, which is the licence's. */
  endsAt: instantSchema.optional(),
  /** For a renewal: the licence at whose end it begins. */
  renews: z.string().optional(),
  amount: z.int().min(0),
  currency: z.string(),
  /** Tax, included in the amount. */
  tax: z.int().min(0).optional(),
  /** Credit for the rest of licences, taken off the price first. */
  credit: z.int().min(0).optional(),
  /** Discount of a promotion, taken off before the amount. */
  discount: z.int().min(0).optional(),
  /** Promotion code of the discount. */
  promotionCode: z.string().nullable().optional(),
  state: z.enum(ORDER_STATES),
  refunded: z.int().min(0),
  /** Seats that were taken back with a refund. */
  seatsRefunded: z.int().min(0).optional(),
  /** The buyer's company, as the invoice shows it. */
  billing: billingSchema.optional(),
  /** The buyer's VAT number or a similar tax id. */
  taxId: z.string().nullable().optional(),
  /** Status of the number's verification; null if Stripe has none. */
  taxIdStatus: z.enum(TAX_ID_STATUSES).nullable().optional(),
  /** The wording about the right of withdrawal that a consumer agreed to, and when. */
  consent: z.object({ version: z.enum(CONSENT_VERSIONS), at: instantSchema }).optional(),
  /** The end of the buyer's right of withdrawal; missing without such a right. */
  withdrawUntil: instantSchema.optional(),
  /** The buyer's withdrawal: its time, their name, and the address of its confirmation. */
  withdrawal: z.object({ at: instantSchema, name: nameSchema, email: emailSchema }).optional(),
  /** The order to which the unused days of this one's licences were credited. */
  upgradedBy: z.string().optional(),
  createdAt: instantSchema,
  /** Due date of an order by invoice. */
  dueAt: instantSchema.nullable().optional(),
  paidAt: instantSchema.nullable(),
});
export type Order = z.infer<typeof orderSchema>;

/** An order as the managers of its owner's team see it; consent, withdrawal and upgrades concern only the owner. */
export const teamOrderSchema = orderSchema.omit({
  consent: true,
  withdrawUntil: true,
  withdrawal: true,
  upgradedBy: true,
});
export type TeamOrder = z.infer<typeof teamOrderSchema>;

/**
 * An order in the admins' list. An order that began at Stripe and names none of our plans has no information about what
 * was sold.
 */
export const adminOrderSchema = orderSchema.extend({
  planId: orderSchema.shape.planId.nullable(),
  visualType: orderSchema.shape.visualType.nullable(),
  licenseType: orderSchema.shape.licenseType.nullable(),
  month: orderSchema.shape.month.nullable(),
  /** The buyer's country, as two letters. */
  country: z.string().nullable().optional(),
  /** Paid without delivering anything: an admin has to find its owner or refund it. */
  unowned: z.boolean(),
  /** A refund was returned to us; the buyer is still waiting for the money. */
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
  /** Price of one seat, less the credit. */
  seat: z.int().min(0),
  /** Credit for the rest of the upgraded licence, for all seats. */
  credit: z.int().min(0),
  total: z.int().min(0),
  /** End of the licence if it is paid now. */
  endsAt: instantSchema,
});
export type Price = z.infer<typeof priceSchema>;

/** Answer for a new order: the address to pay at, and the session to check afterwards. */
export const checkoutSchema = z.object({ checkoutUrl: z.url(), sessionId: z.string() });
export type Checkout = z.infer<typeof checkoutSchema>;

/** Answer for a new order by invoice: the address of the invoice, and its due date. */
export const sentInvoiceSchema = z.object({
  orderId: orderIdSchema,
  number: z.string(),
  invoiceUrl: z.url(),
  dueAt: instantSchema,
  /** True if the customer's credit has paid all of it, so that nothing is due. */
  isPaid: z.boolean(),
});
export type SentInvoice = z.infer<typeof sentInvoiceSchema>;

/**
 * Returns the part of a payment that went back to the buyer by refunds and lost disputes; at most
 * all of it.
 */
export function computeReturned({
  amount,
  refunded,
  state,
  takenBack = 0,
}: Pick<Order, 'amount' | 'refunded' | 'state'> & { takenBack?: number | undefined }): number {
  // Old orders don't store the amount of a lost dispute. It took the whole payment.
  const isWhole = state === 'lost' && takenBack === 0;
  return isWhole ? amount : Math.min(amount, refunded + takenBack);
}

/**
 * Computes the tax within the returned amount: a refund takes its share of it, as Stripe Tax reports it.
 */
export function computeRefundedTax({
  amount,
  refunded,
  tax = 0,
}: Pick<Order, 'amount' | 'refunded' | 'tax'>): number {
  return amount === 0 ? 0 : Math.round((tax * refunded) / amount);
}
