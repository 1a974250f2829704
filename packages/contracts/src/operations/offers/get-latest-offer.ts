import { z } from 'zod';
import { latestOfferSchema } from '../../offers';
import { defineOperation } from '../../operation';

export const getLatestOffer = defineOperation({
  method: 'get',
  path: '/discount/latest',
  access: { kind: 'public' },
  summary: 'The current free offer; an empty date and 0 if there is no offer',
  input: z.strictObject({}),
  output: latestOfferSchema,
  errors: [],
  callable: 'discount',
  example: {
    input: {},
    output: { expiryDate: '2027-02-18T12:00:00.000Z', userCount: 42, maxMonths: 3 },
  },
});
