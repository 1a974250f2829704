import { created, type Handlers } from '../platform/handlers';
import type { DiscountService } from './service';

export function discountHandlers(
  discount: DiscountService,
): Handlers<'getLatestOffer' | 'takeOfferPlace' | 'listOffers' | 'updateOffer'> {
  return {
    getLatestOffer: () => discount.latest(),
    takeOfferPlace: ({ caller }) => discount.takePlace(caller),
    listOffers: async () => ({ data: await discount.list() }),
    updateOffer: async ({ input, caller }) => {
      const { offer, isNew } = await discount.update(caller, input);
      return isNew ? created(offer) : offer;
    },
  };
}
