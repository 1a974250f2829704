/** The four visual packs that are sold one by one. */
export const PACKS = ['charts', 'designs', 'tables', 'analytics'] as const;
export type Pack = (typeof PACKS)[number];

/** What a licence is for: a pack, or `suite` for the membership (theme, design and charts). */
export const VISUAL_TYPES = [...PACKS, 'suite'] as const;
export type VisualType = (typeof VISUAL_TYPES)[number];

export const LICENSE_TYPES = ['free', 'standard', 'membership'] as const;
export type LicenseType = (typeof LICENSE_TYPES)[number];

/** How a licence of that visual is called in a sentence or a heading. */
export const VISUAL_NAMES: Record<VisualType, string> = {
  charts: 'Charts',
  designs: 'Designs',
  tables: 'Tables',
  analytics: 'Analytics',
  suite: 'Membership',
};

/** One part, in US cents for the whole term of so many months (design.md section 6). */
export const PART_PLANS = [
  { months: 1, cents: 1500 },
  { months: 3, cents: 4000 },
  { months: 6, cents: 8000 },
  { months: 12, cents: 14000 },
] as const;

/** The membership, list price and offer price in US cents (specification, section 9). */
export const MEMBERSHIP_PLANS = [
  { months: 3, listCents: 12000, offerCents: 10000 },
  { months: 6, listCents: 24000, offerCents: 18000 },
  { months: 12, listCents: 42000, offerCents: 35000 },
] as const;

/** Terms a licence can run for. */
export const LICENSE_MONTHS = [1, 3, 6, 12] as const;
export type LicenseMonths = (typeof LICENSE_MONTHS)[number];

/** The combo offer holds to the end of this day, UTC (specification, section 9). */
export const COMBO_OFFER_END = new Date('2025-10-31T23:59:59.999Z');

/** The price of a membership at that moment, in US cents; undefined for a term not sold. */
export function membershipPrice(months: number, now: Date): number | undefined {
  const plan = MEMBERSHIP_PLANS.find((candidate) => candidate.months === months);
  if (!plan) return undefined;
  return now <= COMBO_OFFER_END ? plan.offerCents : plan.listCents;
}
