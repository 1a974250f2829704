import { z } from 'zod';
import { latestOfferSchema } from '../../offers';
import { defineOperation } from '../../operation';

export const getLatestOffer = defineOperation({
  method: 'get',
  path: '/discount/latest',
  access: { kind: 'public' },
  summary: 'Returns the current free offer, or an empty date and 0 places without one',
  input: z.strictObject({}),
  output: latestOfferSchema,
  errors: [],
  callable: 'discount',
  example: {
    input: {},
    output: { expiryDate: '2027-02-18T12:00:00.000Z', userCount: 42, maxMonths: 3 },
  },
});
