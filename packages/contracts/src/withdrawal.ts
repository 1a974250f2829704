/**
 * Consumers in the EU can withdraw from a distance contract within 14 days (Directive 2011/83/EU, Article 9).
 * For digital content the right ends when the delivery begins with the buyer's express consent and
 * acknowledgement, confirmed on a durable medium (Article 16(m)).
 */

/** Days of the withdrawal period, counted from the day after the contract. */
export const WITHDRAWAL_DAYS = 14;

/** Label of the withdrawal function, as worded in Directive 2023/2673. */
export const WITHDRAW = 'Withdraw from contract here';

/** Every wording that buyers have agreed to, by its version. Never change a version: orders refer to it. */
export const CONSENT_WORDINGS = {
  '2026-11':
    'I expressly agree that my licence begins at once, before the withdrawal period ends. I know that I lose my right of withdrawal when it begins.',
} as const;

export type ConsentVersion = keyof typeof CONSENT_WORDINGS;

export const CONSENT_VERSIONS = ['2026-11'] as const satisfies readonly ConsentVersion[];

/** The wording that the order card shows today. */
export const CONSENT_VERSION: ConsentVersion = '2026-11';

interface Sale {
  paidAt: string | null;
  amount: number;
  billing?: { company?: string | undefined } | undefined;
  taxId?: string | null | undefined;
  consent?: { version: ConsentVersion; at: string } | undefined;
}

/**
 * Returns the end of the buyer's right of withdrawal; undefined if the sale has none, because a company
 * bought it or because the licence began with the buyer's consent.
 *
 * @param startsAt the beginning of a term that was bought ahead
 */
export function computeWithdrawalEnd(sale: Sale, startsAt: string | undefined): string | undefined {
  const { paidAt, amount, billing, taxId, consent } = sale;
  const isBusiness = Boolean(billing?.company) || Boolean(taxId);
  if (paidAt === null || amount === 0 || isBusiness) return undefined;
  const end = computeEndOfPeriod(new Date(paidAt)).toISOString();
  if (consent === undefined) return end;
  if (startsAt === undefined) return undefined;
  return startsAt < end ? startsAt : end;
}

/** Computes the end of the period. On a weekend it moves to Monday (Regulation 1182/71, Article 3(4)). */
function computeEndOfPeriod(paidAt: Date): Date {
  const end = new Date(paidAt);
  end.setUTCDate(end.getUTCDate() + WITHDRAWAL_DAYS);
  end.setUTCHours(23, 59, 59, 999);
  while (end.getUTCDay() === 0 || end.getUTCDay() === 6) end.setUTCDate(end.getUTCDate() + 1);
  return end;
}

interface WithdrawableOrder {
  state: string;
  amount: number;
  refunded: number;
  withdrawUntil?: string | undefined;
  withdrawal?: { at: string } | undefined;
}

/** Returns true if the buyer can withdraw from the order now. A dispute doesn't end the right. */
export function canWithdraw(order: WithdrawableOrder, now: Date): boolean {
  const { state, amount, refunded, withdrawUntil, withdrawal } = order;
  const isPaid = state === 'paid' || state === 'partially-refunded' || state === 'disputed';
  const isOpen = withdrawUntil !== undefined && now <= new Date(withdrawUntil);
  return isPaid && refunded < amount && isOpen && withdrawal === undefined;
}
