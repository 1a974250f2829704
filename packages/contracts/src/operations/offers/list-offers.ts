import { z } from 'zod';
import { offerDetailsSchema } from '../../offers';
import { defineOperation } from '../../operation';
import { moment } from '../samples';

export const listOffers = defineOperation({
  method: 'get',
  path: '/admin/offers',
  access: { kind: 'staff' },
  summary: 'Lists free offers, newest first, with the places left',
  input: z.strictObject({}),
  output: z.object({ data: z.array(offerDetailsSchema) }),
  errors: [],
  example: {
    input: {},
    output: {
      data: [
        {
          id: 'launch',
          expiryDate: '2027-02-18T12:00:00.000Z',
          userCount: 100,
          placesLeft: 42,
          maxMonths: 3,
          createdAt: moment,
        },
      ],
    },
  },
});
