import { isActive, isAhead, termOf, type License } from '@flexa/contracts/licenses';
import type { ParsedInput } from '@flexa/contracts/operations';
import { ADDED_SEATS_DAYS, addedSeatPrice } from '@flexa/contracts/plans';
import { AppError, invalidField } from '../platform/errors';
import type { LicenseIssuer } from './ports';
import type { Join } from './progress';

type Wish = ParsedInput<'buyLicense'>;

/**
 * Finds how a purchase joins a licence of the buyer, and what a seat then costs.
 *
 * @throws AppError not-found for a licence that is not the buyer's; invalid-argument for one that
 * gives no right any more, is for something else, or has too little left for more seats.
 */
export function joiner(licenses: Pick<LicenseIssuer, 'find'>) {
  return async (
    wish: Wish,
    termPrice: number,
    at: Date,
  ): Promise<{ join?: Join; price: number }> => {
    const { renews, addsTo, month } = wish;
    if (renews !== undefined) {
      await owned(wish, 'renews', at);
      return { join: { renews }, price: termPrice };
    }
    if (addsTo === undefined) return { price: termPrice };
    const license = await owned(wish, 'addsTo', at);
    if (!isActive(license, at)) throw invalidField('addsTo', 'This licence has not begun yet');
    if (license.licenseType === 'free') throw invalidField('addsTo', 'A free licence has one seat');
    // The price of a part is that of the term it is a part of.
    if (license.month !== month)
      throw invalidField('month', `That licence is for ${license.month} months`);
    const price = addedSeatPrice(termPrice, termOf(license), at);
    if (price === undefined) {
      throw invalidField(
        'addsTo',
        `Fewer than ${ADDED_SEATS_DAYS} days are left; renew the licence instead`,
      );
    }
    return { join: { endsAt: license.expiresAt }, price };
  };

  async function owned(wish: Wish, field: 'renews' | 'addsTo', at: Date): Promise<License> {
    const license = await licenses.find(wish[field] ?? '');
    if (license?.userId !== wish.uid) throw new AppError('not-found', 'There is no such licence');
    if (license.seatOf !== undefined) {
      throw invalidField(field, 'That seat belongs to your team; buy a licence of your own');
    }
    if (license.visualType !== wish.visualType) {
      throw invalidField(field, 'That licence is for something else');
    }
    if (!isActive(license, at) && !isAhead(license, at)) {
      throw invalidField(field, 'That licence has ended; buy a new one');
    }
    return license;
  }
}
