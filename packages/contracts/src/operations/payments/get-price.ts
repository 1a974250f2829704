import { z } from 'zod';
import { uidSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { priceSchema } from '../../orders';
import { moment, paidLicense, uid } from '../samples';
import { findPurchaseFault, purchaseFields } from './purchase-input';

export const getPrice = defineOperation({
  method: 'post',
  path: '/users/price/{uid}',
  access: { kind: 'self-or-admin', owner: 'uid' },
  summary:
    'Returns the current price of a purchase, less the credit of the licence that it upgrades, before a ' +
    'promotion code and tax',
  input: z.strictObject({ uid: uidSchema, ...purchaseFields }),
  check: findPurchaseFault,
  output: priceSchema,
  errors: ['not-found'],
  limit: { points: 60, seconds: 600, by: 'caller' },
  example: {
    input: {
      uid,
      month: 12,
      licenseType: 'membership',
      visualType: 'suite',
      quantity: 5,
      upgrades: paidLicense.id,
    },
    output: { seat: 40000, credit: 10000, total: 200000, endsAt: moment },
  },
});
