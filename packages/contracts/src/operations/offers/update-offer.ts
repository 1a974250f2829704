import { z } from 'zod';
import { instantSchema } from '../../fields';
import { monthSchema } from '../../licenses';
import { latestOfferSchema, offerIdSchema, PLACES_MAX } from '../../offers';
import { defineOperation } from '../../operation';

export const updateOffer = defineOperation({
  method: 'put',
  path: '/admin/offers/{id}',
  access: { kind: 'admin' },
  summary:
    'Creates or changes a free offer: its end, its total number of places, and the longest term of its ' +
    'licences',
  input: z.strictObject({
    id: offerIdSchema,
    expiryDate: instantSchema,
    userCount: z.int().min(0).max(PLACES_MAX),
    maxMonths: monthSchema,
  }),
  output: latestOfferSchema,
  created: true,
  errors: ['places-taken'],
  stepUp: () => true,
  example: {
    input: {
      id: 'launch',
      expiryDate: '2027-02-18T12:00:00.000Z',
      userCount: 100,
      maxMonths: 3,
    },
    output: { expiryDate: '2027-02-18T12:00:00.000Z', userCount: 42, maxMonths: 3 },
  },
});
