import type { LatestOffer } from '@flexa/contracts/offers';
import type { LicenseMonths } from '@flexa/contracts/plans';
import { recordAudit } from '../audit/repository';
import { AppError } from '../platform/errors';
import type { Caller } from '../platform/handlers';
import { retryOnConflict } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import { createOfferPlaces } from './places';
import { createOfferRepository } from './repository';

interface OfferChange {
  id: string;
  expiryDate: string;
  userCount: number;
  maxMonths: LicenseMonths;
}

/** Creates and changes offers, for admins. */
export function createOfferChanger({ db, clock }: Platform) {
  const repository = createOfferRepository(db);
  const places = createOfferPlaces(db);

  /**
   * Creates the offer, or changes its end, its number of places and its longest term.
   *
   * The places are written first, then the offer with its audit entry: a new offer opens complete,
   * and repeating the call finishes an interrupted change. A call that loses the race for the offer
   * starts over, so in the end the places match the offer written last.
   *
   * @throws AppError places-taken for fewer places than are taken; the number then stays.
   */
  async function update(
    caller: Caller,
    { id, expiryDate, userCount, maxMonths }: OfferChange,
  ): Promise<{ offer: LatestOffer; isNew: boolean }> {
    const wanted = { expiryDate: new Date(expiryDate).toISOString(), userCount, maxMonths };
    return retryOnConflict(async () => {
      const stored = await repository.stored(id);
      const before = stored.data();
      const { enough, free } = await places.settle(id, userCount);
      if (!enough) {
        // Free places may have been removed before people took the others.
        if (before) await places.settle(id, before.userCount);
        throw new AppError('places-taken');
      }
      const offer = { ...wanted, userCount: free };
      const isSame =
        before?.expiryDate === wanted.expiryDate &&
        before.userCount === wanted.userCount &&
        before.maxMonths === wanted.maxMonths;
      if (isSame) return { offer, isNew: false };

      const batch = db.batch();
      if (before) repository.change(batch, stored, wanted);
      else repository.make(batch, { id, ...wanted, createdAt: clock().toISOString() });
      // The audit shows the previous values beside the new ones.
      const replaced = before && {
        expiryDateBefore: before.expiryDate,
        userCountBefore: before.userCount,
        ...(before.maxMonths && { maxMonthsBefore: before.maxMonths }),
      };
      const changes = { ...wanted, ...replaced };
      const entry = { actor: caller.uid, target: id, changes };
      recordAudit(db, batch, { ...entry, action: 'offer.update' }, clock());
      await batch.commit();
      return { offer, isNew: before === undefined };
    });
  }

  return { update };
}
