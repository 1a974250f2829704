import { REVOKED_REASONS, type License } from '@flexa/contracts/licenses';
import type { Standing } from './repository';

/** What became of the payment of an order, as far as its licences are concerned. */
export type PaymentStanding = 'good' | 'disputed' | 'refunded' | 'lost';

const { disputed, refunded, lost } = REVOKED_REASONS;

/** Why a licence was taken back, in the words that only the payments use. */
const REASONS = { disputed, refunded, lost } as const satisfies Record<
  Exclude<PaymentStanding, 'good'>,
  string
>;

/** Whether the reason is one that the payments gave, and so one that they may take back. */
export function isPaymentReason(reason: string | null): boolean {
  return Object.values<string | null>(REASONS).includes(reason);
}

/**
 * When the licence ends after that: the time it was off is given back with it, as far as it took
 * from the term.
 */
export function endAfter(
  { deletedAt, startsAt, expiresAt }: Pick<License, 'deletedAt' | 'startsAt' | 'expiresAt'>,
  next: Standing,
  at: Date,
): string {
  if (deletedAt === null || next.deletedAt !== null || deletedAt >= expiresAt) return expiresAt;
  const [since = deletedAt] = [deletedAt, startsAt ?? deletedAt].sort().reverse();
  const off = Math.max(0, at.getTime() - new Date(since).getTime());
  return new Date(new Date(expiresAt).getTime() + off).toISOString();
}

/**
 * How a licence stands after its payment came to that. What an admin or the deletion of the account
 * took back stays so: a dispute that is won gives back only what a dispute took.
 */
export function standingAfter(current: Standing, payment: PaymentStanding, at: Date): Standing {
  const isOurs = current.deletedAt === null || isPaymentReason(current.revokedReason);
  if (!isOurs) return current;
  if (payment === 'good') return { deletedAt: null, revokedReason: null };
  return { deletedAt: current.deletedAt ?? at.toISOString(), revokedReason: REASONS[payment] };
}
