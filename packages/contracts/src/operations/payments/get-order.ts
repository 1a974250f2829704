import { z } from 'zod';
import { defineOperation } from '../../operation';
import { orderDetailsSchema } from '../../order-details';
import { orderIdSchema } from '../../orders';
import { moment, order, paidLicense, session, uid } from '../samples';

export const getOrder = defineOperation({
  method: 'get',
  path: '/admin/orders/{id}',
  access: { kind: 'staff' },
  summary: 'Returns an order with its licences, refunds, disputes and mails to the buyer',
  input: z.strictObject({ id: orderIdSchema }),
  output: orderDetailsSchema,
  errors: ['not-found'],
  example: {
    input: { id: session },
    output: {
      ...order,
      kind: 'checkout',
      state: 'partially-refunded',
      refunded: 6000,
      seatsRefunded: 1,
      country: 'DE',
      taxId: 'DE123456789',
      taxIdStatus: 'verified',
      unowned: false,
      refundFailed: false,
      fulfilledAt: moment,
      startedEarly: false,
      invoiceNumber: 'FLEXA-0001',
      settlement: { fee: 900, net: 29100, currency: 'usd' },
      licenses: [
        {
          id: paidLicense.id,
          userId: uid,
          visualType: 'tables',
          quantity: 4,
          createdAt: moment,
          expiresAt: paidLicense.expiresAt,
          deletedAt: null,
          revokedReason: null,
        },
      ],
      refunds: [{ id: 're_1Pgc79B7WZ01zgkW', amount: 6000, seats: 1, failed: false }],
      disputes: [],
      takenBack: 0,
      history: [
        { at: moment, what: 'ordered' },
        { at: moment, what: 'paid', amount: 105000 },
        { at: moment, what: 'delivered' },
        { at: moment, what: 'refunded', amount: 21000 },
        { at: moment, what: 'told', news: 'refund' },
      ],
    },
  },
});
