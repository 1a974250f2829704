import { z } from 'zod';
import { FREE_PER_SOURCE, latestOfferSchema, offerPlaceSchema } from '../offers';
import { defineOperation } from '../operation';
import { routes } from '../routes';

export const getLatestOffer = defineOperation({
  name: 'getLatestOffer',
  ...routes.getLatestOffer,
  access: { kind: 'public' },
  summary: 'The current free offer; an empty date and 0 if there is no offer',
  tag: 'Discount',
  input: z.strictObject({}),
  output: latestOfferSchema,
  errors: [],
  callable: true,
});

export const takeOfferPlace = defineOperation({
  name: 'takeOfferPlace',
  ...routes.takeOfferPlace,
  access: { kind: 'signed-in' },
  summary: 'Takes one place of the free offer for the caller; a replay takes nothing',
  tag: 'Discount',
  input: z.strictObject({}),
  output: offerPlaceSchema,
  errors: ['not-found', 'offer-over', 'no-places-left'],
  callable: true,
  verified: true,
  limit: [{ points: 30, seconds: 3600, by: 'caller', lasting: true }, FREE_PER_SOURCE],
});
