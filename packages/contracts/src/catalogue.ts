import { chooseForm } from './format';
import {
  MEMBERSHIP_PLANS,
  PART_PLANS,
  PACKS,
  buildPlanId,
  VISUAL_NAMES,
  VISUAL_TYPES,
  type VisualType,
} from './plans';

export const CURRENCY = 'usd';

/** Prices exclude tax. Stripe's page adds it if it is due. */
export const TAX_BEHAVIOR = 'exclusive';

/** Stripe's tax code for business software as a service, which determines the tax rate. */
const TAX_CODE = 'txcd_10103001';

/** A product at Stripe. */
export interface CatalogueProduct {
  id: string;
  name: string;
  taxCode: string;
}

/** A price at Stripe, found by its lookup key. The key moves to the new price when the amount changes. */
export interface CataloguePrice {
  lookupKey: string;
  product: string;
  nickname: string;
  cents: number;
}

export function buildProductId(visualType: VisualType): string {
  return `flexa_${visualType}`;
}

export const CATALOGUE_PRODUCTS: readonly CatalogueProduct[] = VISUAL_TYPES.map((visualType) => ({
  id: buildProductId(visualType),
  name: `Flexa ${VISUAL_NAMES[visualType]}`,
  taxCode: TAX_CODE,
}));

/** Avoids Intl: the functions load this file at each cold start, and the first call of Intl takes 15 ms. */
const formatMonths = (months: number) => `${months} ${chooseForm(months, 'month')}`;

/** Prices at Stripe: one for each plan, and another for each plan with an offer price. */
export const CATALOGUE_PRICES: readonly CataloguePrice[] = [
  ...PACKS.flatMap((visualType) =>
    PART_PLANS.map(({ months, cents }) => ({
      lookupKey: buildPlanId({ visualType, month: months }),
      product: buildProductId(visualType),
      nickname: formatMonths(months),
      cents,
    })),
  ),
  ...MEMBERSHIP_PLANS.flatMap(({ months, listCents, offerCents }) => {
    const product = buildProductId('suite');
    const lookupKey = buildPlanId({ visualType: 'suite', month: months });
    return [
      { lookupKey, product, nickname: formatMonths(months), cents: listCents },
      {
        lookupKey: `${lookupKey}-offer`,
        product,
        cents: offerCents,
        nickname: `${formatMonths(months)}, offer`,
      },
    ];
  }),
];
