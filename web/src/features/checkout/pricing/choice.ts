import {
  MEMBERSHIP_PLAN,
  PRICING_PARAMETERS,
  PAYMENT_RETURNS,
  buildPricingPath,
  type PaymentReturn,
} from '@flexa/contracts/pricing-address';
import { SEATS_MAX } from '@flexa/contracts/constants';
import {
  PLANS,
  computeSeatPrice,
  type LicenseMonths,
  type Pack,
  type Plan,
  type VisualType,
} from '@flexa/contracts/plans';
import { now } from '@/lib/clock';
import { env } from '@/lib/env';

const DEFAULT_TERM: LicenseMonths = 12;

/** Id of the box that agrees to an overlap. */
export const SEPARATE_ID = 'separate';

/** Returns the text of that box. */
export const labelAgreement = (isRenewal: boolean): string =>
  isRenewal ? 'Renew it anyway' : 'I want a separate licence';

/** The selection on a pricing page. */
export interface Choice extends Plan {
  /** Text as typed, which may be out of range or empty. */
  licences: string;
  /** True if the seats join an existing licence, given a suitable one. */
  isAddition: boolean;
  /** True if the buyer wants a licence beside their existing ones. */
  isSeparate?: boolean;
  /** Id of the licence to renew or join, if the link names one. */
  license?: string | undefined;
}

/** Terms of a visual, shortest first. */
export function listTerms(visualType: VisualType): LicenseMonths[] {
  return PLANS.filter((plan) => plan.visualType === visualType).map(({ month }) => month);
}

/** Returns the default term after a change of visual: the same, or else the nearest longer one. */
export function chooseTerm(visualType: VisualType, month: number): LicenseMonths {
  return listTerms(visualType).find((term) => term >= month) ?? DEFAULT_TERM;
}

/** Parses a whole number of at least 1, even one above the limit; undefined for other input. */
function parseWholeNumber(licences: string): number | undefined {
  const count = /^\s*\d+\s*$/.test(licences) ? Number(licences) : 0;
  return count >= 1 && Number.isSafeInteger(count) ? count : undefined;
}

/** Returns the number of licences typed; undefined if one payment can't cover it. */
export function parseCount(licences: string): number | undefined {
  const count = parseWholeNumber(licences);
  return count !== undefined && count <= SEATS_MAX ? count : undefined;
}

/**
 * Returns the number of licences for an address. It keeps a number above the limit, so that the
 * page it leads to refuses it.
 */
export function parseAddressCount(licences: string): number {
  return parseWholeNumber(licences) ?? 1;
}

/** Returns the number one step away, or the nearest valid number for invalid input. */
export function stepCount(licences: string, step: 1 | -1): number {
  const typed = Number.parseInt(licences, 10);
  const next = parseCount(licences) === undefined ? typed : typed + step;
  return Math.min(SEATS_MAX, Math.max(1, Number.isNaN(next) ? 1 : next));
}

/**
 * Reads the choice from the address of a pack's page, with defaults for missing or invalid values.
 */
export function readChoice(page: Pack, search: string): Choice {
  const parameters = new URLSearchParams(search);
  const isMembership = parameters.get(PRICING_PARAMETERS.plan) === MEMBERSHIP_PLAN;
  const visualType = isMembership ? 'suite' : page;
  const months = Number(parameters.get(PRICING_PARAMETERS.months));
  const license = parameters.get(PRICING_PARAMETERS.license);
  const quantity = Number(parameters.get(PRICING_PARAMETERS.quantity));
  return {
    visualType,
    month: listTerms(visualType).find((term) => term === months) ?? DEFAULT_TERM,
    licences: String(quantity >= 1 ? Math.floor(quantity) : 1),
    isAddition: parameters.has(PRICING_PARAMETERS.addition),
    ...(parameters.has(PRICING_PARAMETERS.separate) && { isSeparate: true }),
    ...(license && { license }),
  };
}

/** Returns how the buyer came back from the payment; null if they didn't. */
export function readReturn(search: string): PaymentReturn | null {
  const payment = new URLSearchParams(search).get(PRICING_PARAMETERS.payment);
  return PAYMENT_RETURNS.find((known) => known === payment) ?? null;
}

/** Builds the query of a page's address that holds this choice. */
export function buildSearch({ licences, ...choice }: Choice): string {
  const path = buildPricingPath({ ...choice, quantity: parseAddressCount(licences) });
  return path.slice(path.indexOf('?'));
}

/**
 * Returns today's price of one licence in cents, by the device's clock as on every other page. The
 * server computes the amount to pay from the same table.
 */
export function computePrice(plan: Plan): number {
  return computeSeatPrice(plan, now(), env.comboOfferEnd) ?? 0;
}

/**
 * Returns the membership's price without the offer, in cents; undefined while there is no offer.
 */
export function computeListPrice(plan: Plan): number | undefined {
  const list = computeSeatPrice(plan, new Date(env.comboOfferEnd.getTime() + 1), env.comboOfferEnd);
  return list !== undefined && list > computePrice(plan) ? list : undefined;
}

export function isOfferOn(): boolean {
  return now() <= env.comboOfferEnd;
}

/**
 * Returns how much a term saves against repeated purchases of the shortest one, in cents, with the
 * monthly rate it is compared to. For the membership it returns the saving of its offer. Undefined
 * for all terms but the longest: only the best one has the yellow tag.
 */
export function computeSaving(plan: Plan): { saved: number; insteadOf: number } | undefined {
  const { visualType, month } = plan;
  const price = computePrice(plan);
  if (visualType === 'suite') {
    const list = computeListPrice(plan);
    return list === undefined ? undefined : { saved: list - price, insteadOf: list / month };
  }
  const terms = listTerms(visualType);
  const [shortest] = terms;
  if (shortest === undefined || month !== terms.at(-1)) return undefined;
  const rate = computePrice({ visualType, month: shortest }) / shortest;
  return { saved: rate * month - price, insteadOf: rate };
}
