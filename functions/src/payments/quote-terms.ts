import type Stripe from 'stripe';
import { z } from 'zod';
import { nameSchema, uidSchema } from '@flexa/contracts/fields';
import { licenseIdSchema } from '@flexa/contracts/licenses';
import type { ParsedInput } from '@flexa/contracts/operations';
import { invoiceBillingSchema, quantitySchema, type InvoiceBilling } from '@flexa/contracts/orders';
import { paidTypeOf, planIdOf, type Plan } from '@flexa/contracts/plans';
import type { WrittenQuote } from '@flexa/contracts/quotes';
import { instantOf, planOf, REQUEST_ID } from './facts';

/** What marks a quote as made here. */
const OURS = { order: 'quote' } as const;

/** What a quote offers and to whom, as it is kept with it at Stripe. */
export interface QuoteTerms {
  uid: string;
  name: string;
  plan: Plan;
  quantity: number;
  renews?: string | undefined;
  addsTo?: string | undefined;
  billing: InvoiceBilling;
}

/** All of it in Stripe's flat metadata. */
export function termsMetadata(wish: ParsedInput<'makeQuote'>): Stripe.MetadataParam {
  const { uid, name, quantity, renews, addsTo, billing, visualType, month } = wish;
  const { address, company, email, taxId, poNumber } = billing;
  return {
    ...OURS,
    uid,
    name,
    quantity,
    planId: planIdOf({ visualType, month }),
    ...(renews !== undefined && { renews }),
    ...(addsTo !== undefined && { addsTo }),
    company,
    email,
    ...address,
    ...(taxId !== undefined && { taxId }),
    ...(poNumber !== undefined && { poNumber }),
    [REQUEST_ID]: wish.requestId,
  };
}

const storedSchema = z.object({
  order: z.literal(OURS.order),
  uid: uidSchema,
  name: nameSchema,
  quantity: z.coerce.number().pipe(quantitySchema),
  renews: licenseIdSchema.optional(),
  addsTo: licenseIdSchema.optional(),
});

/** Undefined for a quote that was not made here. */
export function termsOf({ metadata }: Pick<Stripe.Quote, 'metadata'>): QuoteTerms | undefined {
  const stored = storedSchema.safeParse(metadata);
  const plan = planOf(metadata);
  const { company, email, taxId, poNumber, street, postalCode, city, country } = metadata;
  const billing = invoiceBillingSchema.safeParse({
    company,
    email,
    taxId,
    poNumber,
    address: { street, postalCode, city, country },
  });
  if (!stored.success || !billing.success || plan === null) return undefined;
  const { order: _, ...terms } = stored.data;
  return { ...terms, plan, billing: billing.data };
}

/** What the price of today is asked for. */
export function wishOf({ uid, plan, quantity, renews, addsTo }: QuoteTerms) {
  const licenseType = paidTypeOf(plan.visualType);
  const joins = {
    ...(renews !== undefined && { renews }),
    ...(addsTo !== undefined && { addsTo }),
  };
  return { uid, ...plan, licenseType, quantity, ...joins } satisfies ParsedInput<'getQuote'>;
}

export function writtenQuote(
  quote: Stripe.Quote,
  { plan, quantity, billing }: QuoteTerms,
): WrittenQuote {
  const { id, number, currency, amount_total: amount, total_details: details } = quote;
  if (number === null || currency === null) throw new Error(`Quote ${id} is not finalized`);
  const { company, poNumber } = billing;
  return {
    id,
    number,
    planId: planIdOf(plan),
    ...plan,
    quantity,
    amount,
    currency,
    company,
    tax: details.amount_tax,
    ...(poNumber !== undefined && { poNumber }),
    createdAt: instantOf(quote.created),
    expiresAt: instantOf(quote.expires_at),
  };
}
