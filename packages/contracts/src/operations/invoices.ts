import { z } from 'zod';
import { INVOICE_SEATS_MIN } from '../constants';
import { INVOICE_DAYS, INVOICED_SEATS_DAYS } from '../invoice-terms';
import { nameSchema, uidSchema } from '../fields';
import { defineOperation } from '../operation';
import { invoiceBillingSchema, sentInvoiceSchema } from '../orders';
import { routes } from '../routes';
import { purchaseFault, wishFields } from './purchase-wish';

export const orderByInvoice = defineOperation({
  name: 'orderByInvoice',
  ...routes.orderByInvoice,
  access: { kind: 'self', owner: 'uid' },
  summary:
    `For oneself, ${INVOICE_SEATS_MIN} seats or more: an invoice to pay within ${INVOICE_DAYS} days, which Stripe sends. ` +
    `Licences are made once it is paid. Seats join a licence that has ${INVOICED_SEATS_DAYS} days left or more. ` +
    '`requestId` belongs to one press of a button: sent again it answers the same order',
  tag: 'Payments',
  input: z.strictObject({
    uid: uidSchema,
    name: nameSchema,
    ...wishFields,
    billing: invoiceBillingSchema,
    /** The total on the order card, before tax; a higher price answers `price-changed`. */
    shownTotal: z.int().min(0),
    requestId: z.uuid(),
  }),
  check: (wish) =>
    wish.quantity < INVOICE_SEATS_MIN
      ? { field: 'quantity', message: `An invoice is for ${INVOICE_SEATS_MIN} seats or more` }
      : purchaseFault(wish),
  output: sentInvoiceSchema,
  created: true,
  verified: true,
  errors: ['not-found', 'price-changed', 'too-many-invoices', 'payments-busy'],
  callable: false,
  // Each is a mail to an address that the caller names.
  limit: { points: 5, seconds: 24 * 60 * 60, by: 'caller', lasting: true },
});
