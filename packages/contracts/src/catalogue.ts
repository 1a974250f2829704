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

/** The currency of every price. */
export const CURRENCY = 'usd';

/** No price holds any tax: where some is due it comes on top, on Stripe's page. */
export const TAX_BEHAVIOR = 'exclusive';

/** Stripe's code for software as a service that businesses use, by which it finds the rate of tax. */
const TAX_CODE = 'txcd_10103001';

/** A product at Stripe. */
export interface CatalogueProduct {
  id: string;
  name: string;
  taxCode: string;
}

/** A price at Stripe, found by its lookup key, which stays when the price changes. */
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

/** The functions load this file at each cold start, and a first call of Intl takes 15 ms, so it formats no number. */
const formatMonths = (months: number) => `${months} ${chooseForm(months, 'month')}`;

/** One for each plan, and one more for each that has an offer price. */
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
