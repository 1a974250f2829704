import { z } from 'zod';
import { INVOICE_SEATS_MIN } from '../../constants';
import { nameSchema, uidSchema } from '../../fields';
import { INVOICE_DAYS, INVOICED_SEATS_DAYS } from '../../invoice-terms';
import { defineOperation } from '../../operation';
import { invoiceBillingSchema, sentInvoiceSchema } from '../../orders';
import { moment, name, uid } from '../samples';
import { acceptsOverlapField, findPurchaseFault, purchaseFields } from './purchase-input';

export const orderByInvoice = defineOperation({
  method: 'post',
  path: '/users/invoice/{uid}',
  access: { kind: 'self', owner: 'uid' },
  summary:
    `Orders ${INVOICE_SEATS_MIN} seats or more by invoice, which Stripe sends and which is due in ` +
    `${INVOICE_DAYS} days. The licences are created once it is paid. Seats can join a licence with at ` +
    `least ${INVOICED_SEATS_DAYS} days left. Repeating the call with the same \`requestId\` returns the ` +
    'same order',
  input: z.strictObject({
    uid: uidSchema,
    name: nameSchema,
    ...purchaseFields,
    ...acceptsOverlapField,
    billing: invoiceBillingSchema,
    /** The total on the order card, before tax; a higher price answers `price-changed`. */
    shownTotal: z.int().min(0),
    requestId: z.uuid(),
  }),
  check: (request) =>
    request.quantity < INVOICE_SEATS_MIN
      ? { field: 'quantity', message: `An invoice is for ${INVOICE_SEATS_MIN} seats or more` }
      : findPurchaseFault(request),
  output: sentInvoiceSchema,
  created: true,
  verified: true,
  errors: ['not-found', 'already-owned', 'price-changed', 'too-many-invoices', 'payments-busy'],
  // Each call sends a mail to an address that the caller chooses.
  limit: { points: 5, seconds: 24 * 60 * 60, by: 'caller', lasting: true },
  example: {
    input: {
      uid,
      name,
      month: 12,
      licenseType: 'standard',
      visualType: 'tables',
      quantity: 5,
      billing: {
        company: 'Lindqvist AB',
        email: 'invoices@example.com',
        poNumber: '4711',
        address: {
          street: 'Storgatan 1',
          postalCode: '111 22',
          city: 'Stockholm',
          country: 'SE',
        },
        taxId: 'SE556677889901',
      },
      shownTotal: 105000,
      requestId: '5f0c8f2e-5d0e-4c51-9c43-2f1f4f5c6b7a',
    },
    output: {
      orderId: 'in_a1B2c3D4e5F6',
      number: 'FLEXA-0001',
      dueAt: moment,
      isPaid: false,
      invoiceUrl: 'https://invoice.stripe.com/i/example',
    },
  },
});
