import { findLicenseStart, REVOKED_REASONS, type License } from '@flexa/contracts/licenses';

/** The revocation of a licence, with its reason; null for none. */
export type RevocationState = Pick<License, 'deletedAt' | 'revokedReason'>;

/** Start of a licence that was bought ahead, and its end. */
export type Term = Pick<License, 'startsAt' | 'expiresAt'>;

/** State of an order's payment, as far as it concerns the licences. */
export type PaymentStatus = 'good' | 'disputed' | 'unpaid' | 'refunded' | 'lost';

const { disputed, unpaid, refunded, lost, upgraded } = REVOKED_REASONS;

/** Reasons of a revocation that only the payments give. */
const REASONS = { disputed, unpaid, refunded, lost } as const satisfies Record<
  Exclude<PaymentStatus, 'good'>,
  string
>;

/** True for a reason that the payments gave, so that they may restore the licence. */
export function isPaymentReason(reason: string | null): boolean {
  return reason === upgraded || Object.values<string | null>(REASONS).includes(reason);
}

/** True while a dispute is open: the licence gives no right now, but may be restored. */
export function isSuspended({ deletedAt, revokedReason }: RevocationState): boolean {
  return deletedAt !== null && revokedReason === disputed;
}

/** True if the licence ended early and its remainder was credited to a membership. */
export function isUpgraded({ deletedAt, revokedReason }: RevocationState): boolean {
  return deletedAt !== null && revokedReason === upgraded;
}

/** True if the licence gives a right, will do so, or may be restored. */
export function mayGiveRight(license: License, at: Date): boolean {
  if (isSuspended(license)) return true;
  return (license.deletedAt === null || isUpgraded(license)) && new Date(license.expiresAt) > at;
}

/**
 * Returns the end of a licence after its revocation has changed. A restored licence gets the time back that it was off
 * during its term.
 */
export function computeEndAfter(
  { deletedAt, startsAt, expiresAt }: Pick<License, 'deletedAt' | 'startsAt' | 'expiresAt'>,
  next: RevocationState,
  at: Date,
): string {
  if (deletedAt === null || next.deletedAt !== null || deletedAt >= expiresAt) return expiresAt;
  const [since = deletedAt] = [deletedAt, startsAt ?? deletedAt].sort().reverse();
  const off = Math.max(0, at.getTime() - new Date(since).getTime());
  return new Date(new Date(expiresAt).getTime() + off).toISOString();
}

/**
 * Returns the term of a renewal after the previous licence's end has moved to `end`. It moves by the time in which both
 * would overlap. A renewal that has begun is not stopped; it only ends later. For a suspended one, only the remaining
 * time moves.
 */
export function computeTermAfter(
  license: RevocationState & Term & Pick<License, 'createdAt'>,
  end: Date,
  at: Date,
): Term {
  const { deletedAt, startsAt, expiresAt } = license;
  const begin = findLicenseStart(license).getTime();
  const unusedFrom = Math.max(begin, (deletedAt === null ? at : new Date(deletedAt)).getTime());
  const shared = end.getTime() - unusedFrom;
  const expires = new Date(expiresAt).getTime();
  if (shared <= 0 || unusedFrom >= expires) return { startsAt, expiresAt };
  const isRunning = deletedAt === null && begin <= at.getTime();
  return {
    startsAt: isRunning ? startsAt : end.toISOString(),
    expiresAt: new Date(expires + shared).toISOString(),
  };
}

/**
 * Returns the revocation of a licence after a change of its payment. A licence revoked by an admin
 * or with the account stays revoked: a won dispute restores only what a dispute had revoked. An
 * upgraded licence is restored with the payment of its membership (upgrades.ts).
 */
export function computeRevocationAfter(
  current: RevocationState,
  payment: PaymentStatus,
  at: Date,
): RevocationState {
  if (isUpgraded(current)) return current;
  const isOurs = current.deletedAt === null || isPaymentReason(current.revokedReason);
  if (!isOurs) return current;
  if (payment === 'good') return { deletedAt: null, revokedReason: null };
  return { deletedAt: current.deletedAt ?? at.toISOString(), revokedReason: REASONS[payment] };
}
