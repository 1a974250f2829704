import { addMonths } from './calendar';

/** Time in which a licence gives rights. Separate from its schema, for pages without zod. */
interface Term {
  deletedAt: string | null;
  /** Start of a licence that was bought ahead. */
  startsAt?: string | undefined;
  expiresAt: string;
}

/** True if a licence gives any right at that moment. */
export function isActive({ deletedAt, startsAt, expiresAt }: Term, now: Date): boolean {
  const hasBegun = startsAt === undefined || new Date(startsAt) <= now;
  return deletedAt === null && hasBegun && new Date(expiresAt) > now;
}

/** True if a licence was bought ahead and hasn't begun. */
export function isAhead({ deletedAt, startsAt }: Omit<Term, 'expiresAt'>, now: Date): boolean {
  return deletedAt === null && startsAt !== undefined && new Date(startsAt) > now;
}

/** Time before the start of a licence bought ahead at which its key becomes available. */
export const KEY_AHEAD_DAYS = 14;

/** Returns the moment from which the key of a licence is available. */
export function computeKeyStart(license: Parameters<typeof findLicenseStart>[0]): Date {
  return new Date(findLicenseStart(license).getTime() - KEY_AHEAD_DAYS * 24 * 60 * 60 * 1000);
}

/**
 * True if the licence's key is available: the licence is active or begins soon, and its seat isn't
 * given away.
 */
export function hasKey(
  license: Term & { createdAt: string; held?: boolean | undefined },
  now: Date,
) {
  const { deletedAt, expiresAt, held } = license;
  const isCurrent = new Date(expiresAt) > now && computeKeyStart(license) <= now;
  return deletedAt === null && held !== false && isCurrent;
}

export function findLicenseStart({
  startsAt,
  createdAt,
}: {
  startsAt?: string | undefined;
  createdAt: string;
}) {
  return new Date(startsAt ?? createdAt);
}

/**
 * Returns the whole term, which is the base for the price of a part of it. Added seats and seat holders' licences ran
 * for less than their months, so their term is counted back from their end.
 */
export function computeTerm(license: {
  startsAt?: string | undefined;
  createdAt: string;
  expiresAt: string;
  month: number;
}): { begin: Date; end: Date } {
  const [begin, end] = [findLicenseStart(license), new Date(license.expiresAt)];
  const isShorter = addMonths(begin, license.month) > end;
  return { begin: isShorter ? addMonths(end, -license.month) : begin, end };
}

interface Renewable {
  createdAt: string;
  startsAt?: string | undefined;
  expiresAt: string;
  month: number;
  anchorDay?: number | undefined;
}

/**
 * Returns the day of the month, 1 to 31, on which a licence and its renewals end: the day on which the first of them
 * began. A licence whose end was moved, for example after a dispute, keeps the day of its new end.
 */
export function computeAnchorDay(license: Renewable): number {
  const begin = findLicenseStart(license);
  const end = new Date(license.expiresAt);
  const anchorDay = license.anchorDay ?? begin.getUTCDate();
  const isMoved = addMonths(begin, license.month, anchorDay).getTime() !== end.getTime();
  return isMoved ? end.getUTCDate() : anchorDay;
}

/** Computes the end of a renewal that is bought now. */
export function computeRenewedEnd(license: Renewable, months: number): Date {
  return addMonths(new Date(license.expiresAt), months, computeAnchorDay(license));
}

/**
 * True if a licence consists of seats added to another one, with which it ends. All its seats are
 * for others, and they were sold for a part of their months.
 */
export function isAddition(
  license: Parameters<typeof computeTerm>[0] & { held?: boolean | undefined },
): boolean {
  return license.held === false && computeTerm(license).begin < findLicenseStart(license);
}

/**
 * True if two bought licences of an owner end at the same moment, as added seats do with the
 * licence they joined. Such licences are renewed together.
 */
export function hasSameEnd(one: Bought, other: Bought): boolean {
  const isBought = ({ licenseType, seatOf }: Bought) =>
    licenseType !== 'free' && seatOf === undefined;
  return (
    one.id !== other.id &&
    one.visualType === other.visualType &&
    one.expiresAt === other.expiresAt &&
    isBought(one) &&
    isBought(other)
  );
}

interface Bought {
  id: string;
  visualType: string;
  licenseType: string;
  expiresAt: string;
  seatOf?: string | undefined;
}

/** Packs in the membership. The rest of a licence of one of them can be credited to it. */
const MEMBERSHIP_PACKS: readonly string[] = ['charts', 'designs'];

export function isInMembership(visualType: string): boolean {
  return MEMBERSHIP_PACKS.includes(visualType);
}

/**
 * True if the person holds a trial's pack for longer anyway, so that nothing ends with the trial.
 */
export function isOutlasted(
  trial: { source: string; visualType: string; expiresAt: string },
  held: readonly (Term & {
    source: string;
    visualType: string;
    held?: boolean | undefined;
  })[],
): boolean {
  const includesPack = ({ visualType }: { visualType: string }) =>
    visualType === trial.visualType || (visualType === 'suite' && isInMembership(trial.visualType));
  return (
    trial.source === 'trial' &&
    held.some(
      (other) =>
        other.source !== 'trial' &&
        other.held !== false &&
        other.deletedAt === null &&
        includesPack(other) &&
        new Date(other.expiresAt) > new Date(trial.expiresAt),
    )
  );
}

/**
 * True if the rest of a licence can be credited to a membership: it is active, and its owner paid
 * for it.
 */
export function isUpgradable(
  license: Term & { visualType: string; source: string; seatOf?: string | undefined },
  now: Date,
): boolean {
  const wasBought = license.source === 'order' && license.seatOf === undefined;
  return wasBought && isInMembership(license.visualType) && isActive(license, now);
}

/** True if a licence has seats for others: several, or a single one that isn't its buyer's own. */
export function hasSeats({
  quantity,
  seatOf,
  held,
}: {
  quantity: number;
  seatOf?: string | undefined;
  held?: boolean | undefined;
}): boolean {
  return seatOf === undefined && (quantity > 1 || held === false);
}
