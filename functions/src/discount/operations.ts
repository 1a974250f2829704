import type { Handlers } from '../platform/handlers';
import type { DiscountService } from './service';

export function discountHandlers(
  discount: DiscountService,
): Handlers<'getLatestOffer' | 'takeOfferPlace'> {
  return {
    getLatestOffer: () => discount.latest(),
    takeOfferPlace: ({ caller }) => discount.takePlace(caller.uid),
  };
}
