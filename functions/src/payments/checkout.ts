import type Stripe from 'stripe';
import { formatCount } from '@flexa/contracts/format';
import { buildPlanId, computeSeatPrice, VISUAL_NAMES, type Plan } from '@flexa/contracts/plans';
import { buildPricingPath } from '@flexa/contracts/pricing-address';
import type { BillingInput } from '@flexa/contracts/orders';
import type { Config } from '../platform/config';
import { INVOICE_FIELDS } from './books';
import { formatCheckoutFooter } from './invoice-words';
import type { Join } from './progress';
import { buildPriceData } from './products';

export interface Purchase extends Plan {
  uid: string;
  /** The account at Stripe. */
  customer?: string;
  quantity: number;
  /** Price of a seat, in cents. */
  price: number;
  at: Date;
  join?: Join | undefined;
  /** True if the buyer agrees to pay for rights they already have. */
  acceptsOverlap?: boolean | undefined;
  billing?: BillingInput | undefined;
}

/** Stripe requires at least 30 minutes; one more allows for clock differences. */
const SHORTEST_MS = 31 * 60 * 1000;
/** Time that Stripe keeps a session open. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

/**
 * Returns when an offer price can no longer be paid, in Stripe's seconds: the end of the offer, or the earliest end
 * that Stripe allows after it. Returns undefined if the session ends first.
 */
export function computePriceEnd(plan: Plan, at: Date, offerEnd: Date): number | undefined {
  const afterOffer = new Date(offerEnd.getTime() + 1);
  if (computeSeatPrice(plan, at, offerEnd) === computeSeatPrice(plan, afterOffer, offerEnd))
    return undefined;
  const left = offerEnd.getTime() - at.getTime();
  if (left >= LONGEST_MS) return undefined;
  return Math.floor((at.getTime() + Math.max(left, SHORTEST_MS)) / 1000);
}

type CheckoutSettings = Pick<Config, 'portalUrl' | 'comboOfferEnd'> & {
  stripe: Pick<Config['stripe'], 'automaticTax' | 'accountTaxIds'>;
};

/**
 * Returns the parameters of a Checkout Session. Stripe gets the uid, by which a payment finds its
 * account without us, and the customer with the address for its receipt. It doesn't get the name on
 * the licence.
 */
export function buildCheckoutParams(
  { portalUrl, comboOfferEnd, stripe }: CheckoutSettings,
  purchase: Purchase,
): Stripe.Checkout.SessionCreateParams {
  const { uid, customer, quantity, price, visualType, month, at, join, billing } = purchase;
  const planId = buildPlanId({ visualType, month });
  const expiresAt = computePriceEnd({ visualType, month }, at, comboOfferEnd);
  const isAddition = join !== undefined && 'endsAt' in join;
  const description = `Flexa ${VISUAL_NAMES[visualType]}, ${describeTerm(month, join)}`;
  return {
    mode: 'payment',
    line_items: [
      {
        price_data: buildPriceData(visualType, price),
        quantity,
      },
    ],
    // The seller makes the codes in Stripe's dashboard.
    allow_promotion_codes: true,
    // The line shows the product's name, which doesn't mention the term.
    custom_text: { submit: { message: description } },
    client_reference_id: uid,
    ...(expiresAt !== undefined && { expires_at: expiresAt }),
    ...(customer !== undefined && {
      customer,
      // Stripe keeps the buyer's address and name for the next checkout.
      customer_update: { address: 'auto', name: 'auto' },
    }),
    ...(stripe.automaticTax && { automatic_tax: { enabled: true } }),
    billing_address_collection: 'required',
    tax_id_collection: { enabled: true },
    invoice_creation: {
      enabled: true,
      invoice_data: {
        description,
        footer: formatCheckoutFooter({ at, month }, join, stripe.automaticTax),
        metadata: { planId, uid },
        ...(stripe.accountTaxIds.length > 0 && { account_tax_ids: [...stripe.accountTaxIds] }),
        ...buildInvoiceFields(billing),
      },
    },
    payment_intent_data: { description, metadata: { planId, uid } },
    metadata: buildMetadata({ visualType, month }, join),
    success_url: `${portalUrl}/general?session_id={CHECKOUT_SESSION_ID}&plan=${planId}`,
    cancel_url:
      portalUrl +
      buildPricingPath(
        { visualType, month, quantity, isAddition, isSeparate: purchase.acceptsOverlap },
        'cancelled',
      ),
  };
}

/** Builds the metadata by which a payment records the purchase. */
export function buildMetadata(
  { visualType, month }: Plan,
  join: Join | undefined,
): Stripe.MetadataParam {
  return {
    planId: buildPlanId({ visualType, month }),
    visualType,
    months: month,
    ...(join && 'upgrades' in join ? { ...join, upgrades: join.upgrades.join(',') } : join),
  };
}

/** Includes the company: for a buyer who enters no VAT number, Stripe's invoice names the card holder. */
function buildInvoiceFields({ company, poNumber }: BillingInput = {}) {
  const fields = [
    ...(company === undefined ? [] : [{ name: INVOICE_FIELDS.company, value: company }]),
    ...(poNumber === undefined ? [] : [{ name: INVOICE_FIELDS.poNumber, value: poNumber }]),
  ];
  return fields.length > 0 ? { custom_fields: fields } : {};
}

/** Describes the term for Stripe's pages and receipts. */
export function describeTerm(month: number, join: Join | undefined): string {
  if (join && 'endsAt' in join) return `more seats until ${join.endsAt.slice(0, 10)} (UTC)`;
  const months = formatCount(month, 'month');
  return join && 'credit' in join ? `${months}, upgraded` : months;
}
