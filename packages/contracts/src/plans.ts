import { countRemainingDays } from './calendar';

/** The four visual packs that are sold one by one. */
export const PACKS = ['charts', 'designs', 'tables', 'analytics'] as const;
export type Pack = (typeof PACKS)[number];

/** Product of a licence: a pack, or `suite` for the membership (theme, design and charts). */
export const VISUAL_TYPES = [...PACKS, 'suite'] as const;
export type VisualType = (typeof VISUAL_TYPES)[number];

export const LICENSE_TYPES = ['free', 'standard', 'membership'] as const;
export type LicenseType = (typeof LICENSE_TYPES)[number];

/** Names of products in sentences and headings. */
export const VISUAL_NAMES: Record<VisualType, string> = {
  charts: 'Charts',
  designs: 'Designs',
  tables: 'Tables',
  analytics: 'Analytics',
  suite: 'Membership',
};

/**
 * Prices of one pack, in US cents for the whole term. Two packs cost as much as the membership, which contains two.
 */
export const PART_PLANS = [
  { months: 1, cents: 2400 },
  { months: 3, cents: 6000 },
  { months: 6, cents: 12000 },
  { months: 12, cents: 21000 },
] as const;

/** The membership, list price and offer price in US cents (docs/specification.md, section 9). */
export const MEMBERSHIP_PLANS = [
  { months: 3, listCents: 12000, offerCents: 10000 },
  { months: 6, listCents: 24000, offerCents: 18000 },
  { months: 12, listCents: 42000, offerCents: 35000 },
] as const;

/** Terms of licences, in months. */
export const LICENSE_MONTHS = [1, 3, 6, 12] as const;
export type LicenseMonths = (typeof LICENSE_MONTHS)[number];

/** Last moment of the combo offer, in UTC (docs/specification.md, section 9). */
export const COMBO_OFFER_END = new Date('2025-10-31T23:59:59.999Z');

/** Computes the price of a membership at that moment, in US cents; undefined for a term that we don't sell. */
export function computeMembershipPrice(
  months: number,
  now: Date,
  offerEnd: Date = COMBO_OFFER_END,
): number | undefined {
  const plan = MEMBERSHIP_PLANS.find((candidate) => candidate.months === months);
  if (!plan) return undefined;
  return now <= offerEnd ? plan.offerCents : plan.listCents;
}

/** A plan that we sell: a visual for a term. */
export interface Plan {
  visualType: VisualType;
  month: LicenseMonths;
}

/** All plans. */
export const PLANS: readonly Plan[] = [
  ...PACKS.flatMap((visualType) =>
    PART_PLANS.map(({ months }): Plan => ({ visualType, month: months })),
  ),
  ...MEMBERSHIP_PLANS.map(({ months }): Plan => ({ visualType: 'suite', month: months })),
];

export type PlanId = `${VisualType}-${LicenseMonths}m`;

/** Builds a plan's name on the wire, such as charts-3m or suite-12m. */
export function buildPlanId({ visualType, month }: Plan): PlanId {
  return `${visualType}-${month}m`;
}

export const PLAN_IDS: readonly PlanId[] = PLANS.map(buildPlanId);

export function findPlan(id: string): Plan | undefined {
  return PLANS.find((plan) => buildPlanId(plan) === id);
}

/** Returns the type of a paid licence: membership for the suite, standard for every pack. */
export function determinePaidType(visualType: VisualType): Exclude<LicenseType, 'free'> {
  return visualType === 'suite' ? 'membership' : 'standard';
}

/** Computes the price of one seat at that moment, in US cents for the whole term; undefined if we don't sell it. */
export function computeSeatPrice({ visualType, month }: Plan, now: Date, offerEnd?: Date) {
  if (visualType === 'suite') return computeMembershipPrice(month, now, offerEnd);
  return PART_PLANS.find(({ months }) => months === month)?.cents;
}

/** Days that a licence must have left to add seats to it. With fewer, it has to be renewed. */
export const ADDED_SEATS_DAYS = 14;

/**
 * Calculates the price of a seat that joins a licence and ends with it, in US cents. The seat costs
 * its share of the term, and a day that has begun counts. Returns undefined if too little of the
 * term is left.
 *
 * @param price of a seat for the whole term.
 */
export function computeAddedSeatPrice(
  price: number,
  term: { begin: Date; end: Date },
  now: Date,
): number | undefined {
  const left = countRemainingDays(term.end, now);
  if (left < ADDED_SEATS_DAYS) return undefined;
  return Math.round((price * left) / Math.max(left, countRemainingDays(term.end, term.begin)));
}

/** Checks a requested licence. Returns the wrong field and what to choose instead. */
export function findPlanFault({
  licenseType,
  visualType,
  month,
}: Plan & { licenseType: LicenseType }): { field: string; message: string } | undefined {
  if (licenseType === 'membership' && visualType !== 'suite') {
    return { field: 'visualType', message: 'The membership is for the suite' };
  }
  if (licenseType !== 'membership' && visualType === 'suite') {
    return { field: 'licenseType', message: 'The suite comes with the membership' };
  }
  if (!findPlan(buildPlanId({ visualType, month }))) {
    return { field: 'month', message: 'The membership runs for 3, 6 or 12 months' };
  }
  return undefined;
}
