import {
  isActive,
  isAddition,
  isAhead,
  isInMembership,
  computeRenewedEnd,
  computeTerm,
  type License,
} from '@flexa/contracts/licenses';
import { addMonths } from '@flexa/contracts/calendar';
import {
  ADDED_SEATS_DAYS,
  computeAddedSeatPrice,
  VISUAL_NAMES,
  type Plan,
} from '@flexa/contracts/plans';
import { AppError, createInvalidField } from '../platform/errors';
import type { LicenseIssuer } from './ports';
import type { Join } from './progress';
import { splitCredit } from './credit';

/** A purchase, and how it joins a licence of the buyer. */
export interface PurchaseRequest extends Plan, Pick<License, 'licenseType' | 'quantity'> {
  uid: string;
  /** Licence whose end starts this one. */
  renews?: string | undefined;
  /** Licence with which these seats end. */
  addsTo?: string | undefined;
  /** Licence whose remaining value is credited. */
  upgrades?: string | undefined;
}

/** Stripe's limit for a metadata value. */
const METADATA_MAX = 500;
const LEAST_CENTS = 50;

/** The way a purchase joins a licence, the resulting price of a seat in cents, and its end if it is paid now. */
interface Joined {
  join?: Join;
  price: number;
  /** End of the licence that a renewal follows. */
  startsAt?: string;
  endsAt: string;
}

/**
 * Finds how a purchase joins a licence of the buyer, and the resulting price of a seat.
 *
 * @throws AppError not-found for a licence of someone else; invalid-argument for one that has ended, is for
 * something else, or has too little left for more seats.
 */
export function createJoiner(
  licenses: Pick<LicenseIssuer, 'find' | 'readChain'>,
  sumValue: (chain: readonly License[], at: Date) => Promise<number | undefined>,
) {
  return async (request: PurchaseRequest, termPrice: number, at: Date): Promise<Joined> => {
    const { renews, addsTo, upgrades, month } = request;
    const endsAt = addMonths(at, month).toISOString();
    if (upgrades !== undefined) return resolveUpgrade(request, termPrice, at);
    if (renews !== undefined) {
      await requireOwned(request, 'renews', at);
      const last = (await licenses.readChain(renews)).at(-1);
      const join = { renews };
      if (!last) return { join, price: termPrice, endsAt };
      const end = computeRenewedEnd(last, month).toISOString();
      return { join, price: termPrice, startsAt: last.expiresAt, endsAt: end };
    }
    if (addsTo === undefined) return { price: termPrice, endsAt };
    const license = await requireOwned(request, 'addsTo', at);
    if (!isActive(license, at))
      throw createInvalidField('addsTo', 'This licence has not begun yet');
    if (license.licenseType === 'free')
      throw createInvalidField('addsTo', 'A free licence has one seat');
    // A shorter term is priced as a share of the full term.
    if (license.month !== month)
      throw createInvalidField('month', `That licence is for ${license.month} months`);
    const price = computeAddedSeatPrice(termPrice, computeTerm(license), at);
    if (price === undefined) {
      throw createInvalidField(
        'addsTo',
        `Fewer than ${ADDED_SEATS_DAYS} days are left; renew the licence instead`,
      );
    }
    return { join: { endsAt: license.expiresAt }, price, endsAt: license.expiresAt };
  };

  /** Credits a licence and its renewals towards a membership. */
  async function resolveUpgrade(
    request: PurchaseRequest,
    termPrice: number,
    at: Date,
  ): Promise<Joined> {
    const license = await requireOwned(request, 'upgrades', at);
    const createRefusal = (message: string) => createInvalidField('upgrades', message);
    if (!isActive(license, at)) throw createRefusal('This licence has not begun yet');
    // A renewal of added seats belongs to the licence that they joined.
    const chain = isAddition(license) ? [license] : await licenses.readChain(license.id);
    const seats = Math.max(...chain.map(({ quantity }) => quantity));
    if (request.quantity < seats) {
      const name = VISUAL_NAMES[license.visualType];
      throw createRefusal(
        `Choose ${seats} or more seats to get credit for your remaining ${name} months`,
      );
    }
    const end = addMonths(at, request.month);
    const last =
      chain
        .map(({ expiresAt }) => expiresAt)
        .sort()
        .at(-1) ?? license.expiresAt;
    if (new Date(last) > end) {
      throw createRefusal(`That licence runs until ${last.slice(0, 10)}; choose a longer term`);
    }
    const ids = chain.map(({ id }) => id);
    const rest = await sumValue(chain, at);
    if (!rest || ids.join(',').length > METADATA_MAX)
      throw createRefusal('Nothing is left to credit of what was paid for that licence');
    const { perSeat, credit } = splitCredit(rest, request.quantity);
    const price = termPrice - perSeat;
    if (price * request.quantity < LEAST_CENTS)
      throw createRefusal('That licence is worth as much as this; choose a longer term');
    return { join: { upgrades: ids, credit }, price, endsAt: end.toISOString() };
  }

  async function requireOwned(
    request: PurchaseRequest,
    field: 'renews' | 'addsTo' | 'upgrades',
    at: Date,
  ): Promise<License> {
    const license = await licenses.find(request[field] ?? '');
    if (license?.userId !== request.uid)
      throw new AppError('not-found', 'There is no such licence');
    if (license.seatOf !== undefined) {
      throw createInvalidField(field, 'That seat belongs to your team; buy a licence of your own');
    }
    const isRight =
      field === 'upgrades'
        ? isInMembership(license.visualType)
        : license.visualType === request.visualType;
    if (!isRight) {
      throw createInvalidField(field, 'That licence is for something else');
    }
    if (!isActive(license, at) && !isAhead(license, at)) {
      throw createInvalidField(field, 'That licence has ended; buy a new one');
    }
    return license;
  }
}
