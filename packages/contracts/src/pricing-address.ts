import { PACKS, type Pack, type VisualType } from './plans';

/** The choice in a pricing page's address: a visual, and optionally a term and seats. */
export interface PricingChoice {
  visualType: VisualType;
  month?: number;
  quantity?: number;
  /** True for seats that join an existing licence and end with it. */
  isAddition?: boolean;
  /** True for a licence beside the ones that the buyer has. */
  isSeparate?: boolean | undefined;
  /** The licence to renew or to add seats to. */
  license?: string | undefined;
}

/** Ways to return from a payment that failed or was cancelled. The page shows which, and keeps the choice. */
export const PAYMENT_RETURNS = ['cancelled', 'failed'] as const;
export type PaymentReturn = (typeof PAYMENT_RETURNS)[number];

/** The parameters of a pricing page's address. */
export const PRICING_PARAMETERS = {
  /** 'membership' if it is chosen instead of the page's own pack. */
  plan: 'plan',
  months: 'months',
  quantity: 'quantity',
  /** '1' to add seats to an existing licence. */
  addition: 'add-seats',
  /** '1' for a separate licence in addition to existing ones. */
  separate: 'separate',
  /** Id of the licence to renew or to add seats to. */
  license: 'licence',
  /** One of PAYMENT_RETURNS. */
  payment: 'payment',
} as const;
export const MEMBERSHIP_PLAN = 'membership';

/**
 * Builds the address of the pricing page for a choice. Every pricing page sells the membership; its own address is that
 * of the first page.
 */
export function buildPricingPath(
  { visualType, month, quantity, isAddition = false, isSeparate = false, license }: PricingChoice,
  payment?: PaymentReturn,
): string {
  const search = new URLSearchParams();
  if (visualType === 'suite') search.set(PRICING_PARAMETERS.plan, MEMBERSHIP_PLAN);
  if (month !== undefined) search.set(PRICING_PARAMETERS.months, String(month));
  if (quantity !== undefined && quantity !== 1) {
    search.set(PRICING_PARAMETERS.quantity, String(quantity));
  }
  if (isAddition) search.set(PRICING_PARAMETERS.addition, '1');
  if (isSeparate) search.set(PRICING_PARAMETERS.separate, '1');
  if (license) search.set(PRICING_PARAMETERS.license, license);
  if (payment) search.set(PRICING_PARAMETERS.payment, payment);
  const page: Pack = visualType === 'suite' ? PACKS[0] : visualType;
  // The addresses in the specification use the names of packs, but "design" for designs.
  const name = page === 'designs' ? 'design' : page;
  return `/pricing-${name}${search.size > 0 ? `?${search.toString()}` : ''}`;
}
