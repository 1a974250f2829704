import { beginOf, REVOKED_REASONS, type License } from '@flexa/contracts/licenses';

/** Whether a licence was taken back, and why. */
export type Standing = Pick<License, 'deletedAt' | 'revokedReason'>;

/** When a licence begins, where it was bought ahead, and ends. */
export type Term = Pick<License, 'startsAt' | 'expiresAt'>;

/** What became of the payment of an order, as far as its licences are concerned. */
export type PaymentStanding = 'good' | 'disputed' | 'unpaid' | 'refunded' | 'lost';

const { disputed, unpaid, refunded, lost, upgraded } = REVOKED_REASONS;

/** Why a licence was taken back, in the words that only the payments use. */
const REASONS = { disputed, unpaid, refunded, lost } as const satisfies Record<
  Exclude<PaymentStanding, 'good'>,
  string
>;

/** Whether the reason is one that the payments gave, and so one that they may take back. */
export function isPaymentReason(reason: string | null): boolean {
  return reason === upgraded || Object.values<string | null>(REASONS).includes(reason);
}

/** Whether a licence gives no right now and may do so again: a dispute about it is open. */
export function isSuspended({ deletedAt, revokedReason }: Standing): boolean {
  return deletedAt !== null && revokedReason === disputed;
}

/** Whether a licence has ended for a membership that its rest was credited to. */
export function isUpgraded({ deletedAt, revokedReason }: Standing): boolean {
  return deletedAt !== null && revokedReason === upgraded;
}

/** Whether a licence gives a right, will do so, or may do so again. */
export function mayGiveRight(license: License, at: Date): boolean {
  if (isSuspended(license)) return true;
  return (license.deletedAt === null || isUpgraded(license)) && new Date(license.expiresAt) > at;
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
 * The term of a licence that carries on after one that now ends then. It moves on by what both would
 * run side by side. One that has begun is not stopped: it only ends later. The time in which it is
 * suspended is not used, so that of such a one only what is left moves.
 */
export function termAfter(
  license: Standing & Term & Pick<License, 'createdAt'>,
  end: Date,
  at: Date,
): Term {
  const { deletedAt, startsAt, expiresAt } = license;
  const begin = beginOf(license).getTime();
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
 * How a licence stands after its payment came to that. What an admin or the deletion of the account
 * took back stays so: a dispute that is won gives back only what a dispute took. One that was
 * upgraded comes back with the payment of its membership (upgrades.ts).
 */
export function standingAfter(current: Standing, payment: PaymentStanding, at: Date): Standing {
  if (isUpgraded(current)) return current;
  const isOurs = current.deletedAt === null || isPaymentReason(current.revokedReason);
  if (!isOurs) return current;
  if (payment === 'good') return { deletedAt: null, revokedReason: null };
  return { deletedAt: current.deletedAt ?? at.toISOString(), revokedReason: REASONS[payment] };
}
