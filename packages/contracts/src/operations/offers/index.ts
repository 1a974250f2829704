import { tagged } from '../../operation';
import { getLatestOffer } from './get-latest-offer';
import { joinWaitList } from './join-wait-list';
import { listOffers } from './list-offers';
import { listWaitList } from './list-wait-list';
import { notifyWaitList } from './notify-wait-list';
import { takeOfferPlace } from './take-offer-place';
import { updateOffer } from './update-offer';

export const offers = {
  ...tagged('Discount', { getLatestOffer, takeOfferPlace }),
  ...tagged('Support', { joinWaitList }),
  ...tagged('Admin', { listOffers, updateOffer, listWaitList, notifyWaitList }),
};
