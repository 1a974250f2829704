import { z } from 'zod';
import type { Cause, StripeAccount } from './account';
import { findParameterObject, type Call } from './call';
import { createRefusal } from './errors';
import {
  currency,
  integer,
  mergeMetadata,
  metadata,
  refuseUnsupported,
  oneOf,
  parseParameters,
  text,
} from './fields';
import { newId } from './ids';
import { requireStatus } from './invoices';
import { totalDraft } from './invoicing';
import type { Invoice, InvoiceLine, Price } from './objects';
import { buildPrice } from './prices';

const ITEM = z.object({
  customer: text(),
  invoice: text(),
  description: text().optional(),
  metadata: metadata().optional(),
  period: z
    .object({ start: integer(0, 99_999_999_999), end: integer(0, 99_999_999_999) })
    .optional(),
  price_data: z.object({
    currency: currency(),
    product: text(),
    tax_behavior: oneOf(['exclusive', 'inclusive', 'unspecified']).optional(),
    unit_amount: integer(0),
  }),
  quantity: integer(1, 999_999).optional(),
  ...refuseUnsupported('amount', 'pricing', 'discounts', 'subscription', 'quantity_decimal'),
});

export function createInvoiceItem({ account, input, cause }: Call) {
  const { state } = account;
  const params = parseParameters(ITEM, input);
  const invoice = findParameterObject(state.invoices, 'invoice', params.invoice, 'invoice');
  requireStatus(invoice, 'draft', 'changed');
  const { price_data: data, quantity = 1, description } = params;
  const product = findParameterObject(
    state.products,
    'product',
    data.product,
    'price_data[product]',
  );
  if (data.currency !== invoice.currency) {
    const message = `The price specified only supports \`${data.currency}\`. This doesn't match the expected currency: \`${invoice.currency}\`.`;
    throw createRefusal({ message, param: 'price_data[currency]' });
  }
  const price = buildPrice(data.currency, data.unit_amount, product.id, account.now());
  price.active = false;
  price.tax_behavior = data.tax_behavior ?? 'unspecified';
  state.prices.set(price.id, price);
  const metadata = mergeMetadata({}, params.metadata);
  const now = account.now();
  const period = params.period ?? { start: now, end: now };
  const line = { description: description ?? product.name, price, quantity, metadata, period };
  const item = addLine(account, invoice, line, cause);
  totalDraft(account, invoice);
  return item;
}

interface NewLine {
  description: string;
  price: Price;
  quantity: number;
  metadata: Record<string, string>;
  period: { start: number; end: number };
}

/** Adds a line to a draft, together with its invoice item. */
export function addLine(
  account: StripeAccount,
  invoice: Invoice,
  { description, price, quantity, metadata: its, period }: NewLine,
  cause: Cause,
) {
  const now = account.now();
  const unit = price.unit_amount ?? 0;
  const amount = unit * quantity;
  const id = newId('invoiceItem');
  const common = {
    amount,
    currency: price.currency,
    description,
    discountable: true,
    discounts: [],
    livemode: false,
    metadata: its,
    period,
    pricing: {
      type: 'price_details' as const,
      price_details: { price: price.id, product: price.product },
      unit_amount_decimal: String(unit),
    },
    quantity,
    quantity_decimal: String(quantity),
  };
  const line: InvoiceLine = {
    ...common,
    id: newId('invoiceLine'),
    object: 'line_item',
    discount_amounts: [],
    invoice: invoice.id,
    parent: {
      type: 'invoice_item_details',
      subscription_item_details: null,
      invoice_item_details: {
        invoice_item: id,
        proration: false,
        proration_details: null,
        subscription: null,
      },
    },
    pretax_credit_amounts: [],
    subscription: null,
    subtotal: amount,
    taxes: [],
  };
  invoice.lines.data.push(line);
  const item = {
    ...common,
    id,
    object: 'invoiceitem',
    customer: invoice.customer,
    customer_account: null,
    date: now,
    invoice: invoice.id,
    parent: null,
    proration: false,
    tax_rates: [],
    test_clock: null,
  };
  account.emit('invoiceitem.created', item, cause);
  return item;
}
