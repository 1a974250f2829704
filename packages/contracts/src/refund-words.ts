import type { VisualType } from './plans';
import { formatLicenseName, formatProductName } from './product-names';

/**
 * Part of a customer's licences that an order paid for: a licence (or its current term), a term that has not begun, or
 * seats added to a licence.
 */
export type SoldPart =
  | { part: 'licence' }
  | { part: 'next-term'; startsAt: string }
  | { part: 'seats'; seats: number };

/** Returns the part that an order paid for. @param license the order's first licence */
export function findSoldPart(
  { endsAt, quantity }: { endsAt?: string | undefined; quantity: number },
  license: { startsAt?: string | undefined } | undefined,
  now: Date,
): SoldPart {
  if (endsAt !== undefined) return { part: 'seats', seats: quantity };
  const startsAt = license?.startsAt;
  return startsAt !== undefined && new Date(startsAt) > now
    ? { part: 'next-term', startsAt }
    : { part: 'licence' };
}

/** Phrases about a sold part; each follows "Your {name}". */
export interface SoldWords {
  /** Name such as "Flexa Charts licence". */
  name: string;
  ended: string;
  stays: string;
  isSuspended: string;
  isBack: string;
  isPlural: boolean;
  /** True for a term that has not begun. */
  isAhead: boolean;
}

/** Describes the sold part. @param formatDay writes an instant as a day, such as 20 November 2026. */
export function describeSold(
  visualType: VisualType,
  sold: SoldPart,
  formatDay: (instant: string) => string,
): SoldWords {
  switch (sold.part) {
    case 'next-term':
      return {
        name: `${formatProductName(visualType)} term from ${formatDay(sold.startsAt)}`,
        ended: 'is cancelled',
        stays: 'stays booked',
        isSuspended: 'is suspended',
        isBack: 'is booked again',
        isPlural: false,
        isAhead: true,
      };
    case 'seats':
      return sold.seats === 1
        ? { ...ONE, name: `added seat of ${formatProductName(visualType)}` }
        : { ...MANY, name: `${sold.seats} added seats of ${formatProductName(visualType)}` };
    default:
      return { ...ONE, name: formatLicenseName(visualType) };
  }
}

const ONE = {
  ended: 'has ended',
  stays: 'stays active',
  isSuspended: 'is suspended',
  isBack: 'is active again',
  isPlural: false,
  isAhead: false,
};

const MANY = {
  ended: 'have ended',
  stays: 'stay active',
  isSuspended: 'are suspended',
  isBack: 'are active again',
  isPlural: true,
  isAhead: false,
};

interface RefundDescription {
  sold: SoldWords;
  /** Formatted amount, such as $40.00. */
  amount: string;
  /** Seats that the refund takes back, such as "2 seats"; null for none. */
  seats: string | null;
  /** True if nothing of the payment is left. */
  isAll: boolean;
}

/** Writes the news of a refund, for the customer's mail and the admin's preview of it. */
export function describeRefund({ sold, amount, seats, isAll }: RefundDescription): string {
  const { name, ended, stays, isAhead } = sold;
  const bankNote = 'Banks usually take 5 to 10 days to show it.';
  if (isAll) {
    const before = isAhead ? ' The term before it is not affected.' : '';
    return `We refunded ${amount}. ${bankNote} Your ${name} ${ended}.${before}`;
  }
  return `We refunded ${amount} of your order. ${bankNote} ${describeRemaining({ name, stays, isAhead, seats })}`;
}

function describeRemaining({
  name,
  stays,
  isAhead,
  seats,
}: Pick<SoldWords, 'name' | 'stays' | 'isAhead'> & { seats: string | null }): string {
  if (seats === null) return `Your ${name} ${stays}.`;
  return isAhead
    ? `The refund takes ${seats} off your ${name}; the others stay booked.`
    : `${seats} of your ${name} ended with it; the others stay active.`;
}
