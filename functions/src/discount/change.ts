import type { LatestOffer } from '@flexa/contracts/offers';
import type { ParsedInput } from '@flexa/contracts/operations';
import { recordAudit } from '../audit/repository';
import { AppError } from '../platform/errors';
import type { Caller } from '../platform/handlers';
import { retryOnConflict } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import { offerPlaces } from './places';
import { offerRepository } from './repository';

/** Makes and changes offers, for admins. */
export function offerChanger({ db, clock }: Platform) {
  const repository = offerRepository(db);
  const places = offerPlaces(db);

  /**
   * Makes the offer, or changes when it ends, how many places it has in all and its longest term.
   *
   * The places come first, then the offer and its audit entry: a new offer opens complete, and a
   * change that is broken off is completed by doing it again. Who loses the race for the offer does
   * both again, so in the end the places are those of the offer that was written last.
   *
   * @throws AppError places-taken where fewer places are wanted than are taken; then it has as many
   * as before.
   */
  async function update(
    caller: Caller,
    { id, expiryDate, userCount, maxMonths }: ParsedInput<'updateOffer'>,
  ): Promise<{ offer: LatestOffer; isNew: boolean }> {
    const wanted = { expiryDate: new Date(expiryDate).toISOString(), userCount, maxMonths };
    return retryOnConflict(async () => {
      const stored = await repository.stored(id);
      const before = stored.data();
      const { enough, free } = await places.settle(id, userCount);
      if (!enough) {
        // Some may have gone before others were taken.
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
      // What it replaces, by the same names.
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
