import { PACKS, type Pack, type VisualType } from './plans';

/** What is wanted of a pricing page: a visual, and perhaps a term and seats. */
export interface PricingChoice {
  visualType: VisualType;
  month?: number;
  quantity?: number;
}

/**
 * The address of the pricing page where that is bought, with the choice in it. The membership is on
 * every pricing page; its own address is that of the first one.
 */
export function pricingPath({ visualType, month, quantity }: PricingChoice): string {
  const search = new URLSearchParams();
  if (visualType === 'suite') search.set('plan', 'membership');
  if (month !== undefined) search.set('months', String(month));
  if (quantity !== undefined && quantity !== 1) search.set('quantity', String(quantity));
  const page: Pack = visualType === 'suite' ? PACKS[0] : visualType;
  // The specification's addresses name three packs as they are called, and designs in the singular.
  const name = page === 'designs' ? 'design' : page;
  const query = search.size > 0 ? `?${search.toString()}` : '';
  return `/pricing-${name}${query}${visualType === 'suite' ? '#membership' : ''}`;
}
