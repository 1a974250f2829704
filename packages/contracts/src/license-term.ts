import { addMonths } from './calendar';

/** When a licence gives a right. Apart from its schema, for pages that carry no zod. */
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

/** From when on the key of a licence is available. */
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
  const runs = new Date(expiresAt) > now && computeKeyStart(license) <= now;
  return deletedAt === null && held !== false && runs;
}

/** When a licence begins. */
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
 * The whole term that a part of it is priced by. Seats that were added, and licences of seats, ran for
 * less than their months: their term is the one they ended with.
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
 * The day of the month on which a licence and its renewals end, 1 to 31: that on which the first of them
 * began. A licence whose end was moved, as after a dispute, ends on its own day from then on.
 */
export function computeAnchorDay(license: Renewable): number {
  const begin = findLicenseStart(license);
  const end = new Date(license.expiresAt);
  const anchorDay = license.anchorDay ?? begin.getUTCDate();
  const isMoved = addMonths(begin, license.month, anchorDay).getTime() !== end.getTime();
  return isMoved ? end.getUTCDate() : anchorDay;
}

/** When a renewal of the licence ends that is bought now. */
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
export function endTogether(one: Bought, other: Bought): boolean {
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

/** Packs that the membership holds: the rest of a licence of one can be credited to it. */
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
  const covers = ({ visualType }: { visualType: string }) =>
    visualType === trial.visualType || (visualType === 'suite' && isInMembership(trial.visualType));
  return (
    trial.source === 'trial' &&
    held.some(
      (other) =>
        other.source !== 'trial' &&
        other.held !== false &&
        other.deletedAt === null &&
        covers(other) &&
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
