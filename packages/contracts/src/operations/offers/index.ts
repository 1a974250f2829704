import { tagOperations } from '../../operation';
import { getLatestOffer } from './get-latest-offer';
import { joinWaitList } from './join-wait-list';
import { listOffers } from './list-offers';
import { listWaitList } from './list-wait-list';
import { notifyWaitList } from './notify-wait-list';
import { takeOfferPlace } from './take-offer-place';
import { updateOffer } from './update-offer';

export const offers = {
  ...tagOperations('Discount', { getLatestOffer, takeOfferPlace }),
  ...tagOperations('Support', { joinWaitList }),
  ...tagOperations('Admin', { listOffers, updateOffer, listWaitList, notifyWaitList }),
};
