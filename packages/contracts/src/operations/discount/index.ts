import { tagged, type Capability } from '../../capability';
import { getLatestOffer } from './get-latest-offer';
import { listOffers } from './list-offers';
import { takeOfferPlace } from './take-offer-place';
import { updateOffer } from './update-offer';

export const discount = {
  callable: 'discount',
  operations: {
    ...tagged('Discount', { getLatestOffer, takeOfferPlace }),
    ...tagged('Admin', { listOffers, updateOffer }),
  },
} as const satisfies Capability;
