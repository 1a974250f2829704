import { z } from 'zod';
import { INVOICE_SEATS_MIN } from '../constants';
import { INVOICE_DAYS, INVOICED_SEATS_DAYS, QUOTE_DAYS } from '../invoice-terms';
import { nameSchema, uidSchema } from '../fields';
import { defineOperation } from '../operation';
import { billingWishSchema, invoiceBillingSchema, sentInvoiceSchema } from '../orders';
import { quoteIdSchema, quotePdfSchema, writtenQuoteSchema } from '../quotes';
import { routes } from '../routes';
import { purchaseFault, wishFields } from './purchase-wish';

/** What is to be paid by invoice. */
const invoicedFields = {
  uid: uidSchema,
  name: nameSchema,
  ...wishFields,
  billing: invoiceBillingSchema,
  /** The total that was shown: no more is asked, before tax. */
  quoted: z.int().min(0),
  requestId: z.uuid(),
};

function invoicedFault(
  wish: Parameters<typeof purchaseFault>[0] & { quantity: number },
  what: string,
) {
  return wish.quantity < INVOICE_SEATS_MIN
    ? { field: 'quantity', message: `${what} is for ${INVOICE_SEATS_MIN} seats or more` }
    : purchaseFault(wish);
}

export const orderByInvoice = defineOperation({
  name: 'orderByInvoice',
  ...routes.orderByInvoice,
  access: { kind: 'self', owner: 'uid' },
  summary:
    `For oneself, ${INVOICE_SEATS_MIN} seats or more: an invoice to pay within ${INVOICE_DAYS} days, which Stripe sends. ` +
    `Licences are made once it is paid. Seats join a licence that has ${INVOICED_SEATS_DAYS} days left or more. ` +
    '`requestId` belongs to one press of a button: sent again it answers the same order',
  tag: 'Payments',
  input: z.strictObject(invoicedFields),
  check: (wish) => invoicedFault(wish, 'An invoice'),
  output: sentInvoiceSchema,
  created: true,
  verified: true,
  errors: ['not-found', 'price-changed', 'too-many-invoices', 'payments-busy'],
  callable: false,
  // Each is a mail to an address that the caller names.
  limit: { points: 5, seconds: 24 * 60 * 60, by: 'caller', lasting: true },
});

export const makeQuote = defineOperation({
  name: 'makeQuote',
  ...routes.makeQuote,
  access: { kind: 'self', owner: 'uid' },
  summary:
    `For oneself, ${INVOICE_SEATS_MIN} seats or more: a quote that holds its price for ${QUOTE_DAYS} days, or until the offer ends. ` +
    '`requestId` belongs to one press of a button: sent again it answers the same quote',
  tag: 'Payments',
  input: z.strictObject(invoicedFields),
  check: (wish) => invoicedFault(wish, 'A quote'),
  output: writtenQuoteSchema,
  created: true,
  verified: true,
  errors: ['not-found', 'price-changed', 'quotes-unavailable', 'payments-busy'],
  callable: false,
  limit: { points: 10, seconds: 24 * 60 * 60, by: 'caller', lasting: true },
});

export const listQuotes = defineOperation({
  name: 'listQuotes',
  ...routes.listQuotes,
  access: { kind: 'self', owner: 'uid' },
  summary: 'Quotes that can be ordered, newest first',
  tag: 'Payments',
  input: z.strictObject({ uid: uidSchema }),
  output: z.object({ data: z.array(writtenQuoteSchema) }),
  errors: ['payments-busy'],
  callable: false,
  // Each call asks Stripe.
  limit: { points: 60, seconds: 600, by: 'caller', lasting: true },
});

export const getQuotePdf = defineOperation({
  name: 'getQuotePdf',
  ...routes.getQuotePdf,
  access: { kind: 'self', owner: 'uid' },
  summary: 'The document of a quote, in base64',
  tag: 'Payments',
  input: z.strictObject({ uid: uidSchema, id: quoteIdSchema }),
  output: quotePdfSchema,
  errors: ['not-found', 'quotes-unavailable', 'payments-busy'],
  callable: false,
  // Each call asks Stripe.
  limit: { points: 30, seconds: 600, by: 'caller', lasting: true },
});

export const orderQuote = defineOperation({
  name: 'orderQuote',
  ...routes.orderQuote,
  access: { kind: 'self', owner: 'uid' },
  summary:
    'Orders what a quote offers, at its price: an invoice as that of `orderByInvoice`. A quote is ordered once. ' +
    '`requestId` belongs to one press of a button: sent again it answers the same order',
  tag: 'Payments',
  input: z.strictObject({
    uid: uidSchema,
    id: quoteIdSchema,
    /** In place of the one that the quote bears. */
    poNumber: billingWishSchema.shape.poNumber,
    requestId: z.uuid(),
  }),
  output: sentInvoiceSchema,
  created: true,
  verified: true,
  errors: ['not-found', 'quote-ended', 'quotes-unavailable', 'too-many-invoices', 'payments-busy'],
  callable: false,
  // Each is a mail to an address that the caller named.
  limit: { points: 5, seconds: 24 * 60 * 60, by: 'caller', lasting: true },
});
