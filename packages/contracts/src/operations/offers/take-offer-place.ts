import { z } from 'zod';
import { FREE_PER_SOURCE, offerPlaceSchema } from '../../offers';
import { defineOperation } from '../../operation';
import { moment } from '../samples';

export const takeOfferPlace = defineOperation({
  method: 'get',
  path: '/discount/decrement',
  botCheck: true,
  access: { kind: 'signed-in' },
  summary:
    'Takes one place of the free offer for the caller. Repeating the call takes no other place',
  input: z.strictObject({}),
  output: offerPlaceSchema,
  errors: ['not-found', 'offer-over', 'no-places-left'],
  callable: 'discount',
  verified: true,
  limit: [{ points: 30, seconds: 3600, by: 'caller', lasting: true }, FREE_PER_SOURCE],
  example: { input: {}, output: { offerId: 'launch', takenAt: moment } },
});
