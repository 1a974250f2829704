import type Stripe from 'stripe';
import { z } from 'zod';
import { instantSchema } from '@flexa/contracts/fields';
import {
  orderSchema,
  TAX_ID_STATUSES,
  type Billing,
  type TaxIdStatus,
} from '@flexa/contracts/orders';
import { readExpanded, readId } from './expandable';

export const settlementSchema = z.object({ fee: z.int(), net: z.int(), currency: z.string() });

/** Fields of a payment for bookkeeping besides its amount, in the smallest unit of its currency. */
export const booksSchema = z.object({
  /** Within the amount. */
  tax: z.int().min(0).default(0),
  /** Discount already deducted from the amount. */
  discount: z.int().min(0).default(0),
  /** Promotion code that gave the discount. */
  promotionCode: z.string().nullable().default(null),
  /** The buyer's country, as two letters. */
  country: z.string().nullable().default(null),
  /** The buyer's VAT number or its like. */
  taxId: z.string().nullable().default(null),
  /** Status of the number's verification; null if Stripe has none. */
  taxIdStatus: z.enum(TAX_ID_STATUSES).nullable().default(null),
  billing: orderSchema.shape.billing,
  /** Due date of an invoice; null for a checkout. */
  dueAt: instantSchema.nullable().default(null),
  /** Stripe's invoice and its number. */
  invoiceId: z.string().nullable().default(null),
  invoiceNumber: z.string().nullable().default(null),
  /** Amount that reaches the seller's balance, in the balance's currency; null until it is paid. */
  settlement: settlementSchema.nullable().default(null),
});
export type Books = z.infer<typeof booksSchema>;

export const NO_BOOKS: Books = {
  tax: 0,
  discount: 0,
  promotionCode: null,
  country: null,
  taxId: null,
  taxIdStatus: null,
  settlement: null,
  invoiceId: null,
  invoiceNumber: null,
  dueAt: null,
};

/** Labels on the invoice for details from our checkout. Stripe's page collects the others. */
export const INVOICE_FIELDS = { company: 'Company', poNumber: 'PO number' } as const;

function readBilling({
  customer_details: buyer,
  invoice_creation: creation,
}: Stripe.Checkout.Session) {
  const fields = creation?.invoice_data.custom_fields ?? [];
  const findField = (name: string) => fields.find((each) => each.name === name)?.value;
  const company = buyer?.business_name ?? findField(INVOICE_FIELDS.company);
  const poNumber = findField(INVOICE_FIELDS.poNumber);
  const billing: Billing = {
    ...(company !== undefined && { company }),
    ...(buyer?.email && { email: buyer.email }),
    ...(poNumber !== undefined && { poNumber }),
  };
  return Object.keys(billing).length > 0 ? { billing } : {};
}

/** Returns the VAT number that the buyer gave on Stripe's page. */
export function readTaxId({
  customer_details: buyer,
}: Pick<Stripe.Checkout.Session, 'customer_details'>): string | null {
  return buyer?.tax_ids?.[0]?.value ?? null;
}

/**
 * @param charge with its balance transaction, if something was paid.
 * @param read promotion code as people write it, and the verification of the VAT number.
 */
export function readBooks(
  session: Stripe.Checkout.Session,
  charge: Stripe.Charge | null,
  { promotionCode, taxIdStatus }: { promotionCode: string | null; taxIdStatus: TaxIdStatus | null },
): Books {
  const { total_details: totals, customer_details: buyer, invoice } = session;
  const balance = readExpanded(charge?.balance_transaction ?? null);
  return {
    tax: totals?.amount_tax ?? 0,
    discount: totals?.amount_discount ?? 0,
    promotionCode,
    country: buyer?.address?.country ?? null,
    taxId: readTaxId(session),
    taxIdStatus,
    ...readBilling(session),
    dueAt: null,
    invoiceId: readId(invoice),
    invoiceNumber: readExpanded(invoice)?.number ?? null,
    settlement: balance && { fee: balance.fee, net: balance.net, currency: balance.currency },
  };
}
