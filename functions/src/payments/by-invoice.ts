import Stripe from 'stripe';
import { CURRENCY, productIdOf, TAX_BEHAVIOR } from '@flexa/contracts/catalogue';
import { OPEN_INVOICES_MAX } from '@flexa/contracts/constants';
import { invoiceDays, INVOICED_SEATS_DAYS, mayInvoiceSeats } from '@flexa/contracts/invoice-terms';
import type { ParsedInput } from '@flexa/contracts/operations';
import type { InvoiceBilling, SentInvoice } from '@flexa/contracts/orders';
import { VISUAL_NAMES, type Plan } from '@flexa/contracts/plans';
import { AppError, invalidField } from '../platform/errors';
import type { Platform } from '../platform/platform';
import { INVOICE_FIELDS } from './books';
import { metadataOf, termOf } from './checkout';
import { instantOf } from './facts';
import { BY_INVOICE, invoiceBooks } from './invoice-facts';
import { newOrder, type OrderDocument } from './order';
import type { Buyer, ProfileHolder } from './ports';
import type { Join } from './progress';
import { withProducts } from './products';
import type { StoredOrder } from './repository';
import { taxIdKeeper } from './tax-ids';

type Wish = ParsedInput<'orderByInvoice'>;

interface Deps {
  customerOf(buyer: Buyer, billing: InvoiceBilling): Promise<string>;
  priceOf(wish: Wish, at: Date): Promise<{ join?: Join; price: number }>;
  profiles: Pick<ProfileHolder, 'get'>;
  orders: {
    all(uid: string): Promise<OrderDocument[]>;
    find(id: string): Promise<StoredOrder | undefined>;
  };
  /** Writes a new order; throws where its buyer is gone. */
  keep(order: OrderDocument, uid: string): Promise<void>;
  /** Sends the invoice of an order that is kept. */
  send(id: string): Promise<void>;
}

/**
 * Orders that a company pays by invoice. The order is written before the invoice is sent: nobody gets an
 * invoice that we don't know of. Where we stop half-way a draft or an unsent invoice stays at Stripe,
 * which asks nobody for anything; the same press goes on from there.
 *
 * @throws AppError not-found without a profile, price-changed, too-many-invoices; invalid-argument for
 * what Stripe refuses of the address or the VAT number, and for seats of a licence that ends too soon
 */
export function invoiceSender(
  { config, clock, stripe }: Pick<Platform, 'config' | 'clock' | 'stripe'>,
  { customerOf, priceOf, profiles, orders, keep, send }: Deps,
) {
  const keepTaxId = taxIdKeeper(stripe);

  return async (wish: Wish): Promise<SentInvoice> => {
    const { uid, name, quantity, visualType, month, billing, quoted, requestId } = wish;
    if (wish.licenseType === 'free')
      throw invalidField('licenseType', 'A free licence costs nothing');
    if (wish.upgrades !== undefined) throw invalidField('upgrades', 'An upgrade is paid by card');
    const profile = await profiles.get(uid);
    if (!profile) throw new AppError('not-found', 'There is no such user');
    const all = await orders.all(uid);
    const known = all.find((order) => order.requestId === requestId);
    if (known) {
      if (known.unsent) await send(known.id);
      return sentOf(await stripe.invoices.retrieve(known.id));
    }
    const open = all.filter(({ state, dueAt }) => dueAt && state === 'open');
    if (open.length >= OPEN_INVOICES_MAX) throw new AppError('too-many-invoices');

    const at = clock();
    const plan: Plan = { visualType, month };
    const { join, price } = await priceOf(wish, at);
    if (join && 'endsAt' in join && !mayInvoiceSeats(join.endsAt, at)) {
      const message = `Fewer than ${INVOICED_SEATS_DAYS} days are left; pay by card or renew the licence`;
      throw invalidField('addsTo', message);
    }
    if (price * quantity > quoted) throw new AppError('price-changed');

    const customer = await customerOf(profile, billing);
    await keepTaxId(customer, billing);
    const days = invoiceDays(plan, at, config.comboOfferEnd);
    const invoice = await finalized(customer, {
      ...{ plan, join, price, quantity, uid, billing, days, requestId },
    });
    const order: OrderDocument = {
      ...newOrder(plan, {
        ...{ id: invoice.id, uid, name, currency: CURRENCY, lines: [quantity], join },
        amount: invoice.total,
        createdAt: at.toISOString(),
        origin: 'portal',
      }),
      ...invoiceBooks(invoice, null),
      ...{ requestId, unsent: true },
    };
    try {
      await keep(order, uid);
    } catch (error) {
      // Where the same press came twice at once the other one has kept it, and sends it.
      if (await orders.find(order.id)) return sentOf(invoice);
      if (error instanceof AppError) await stripe.invoices.voidInvoice(invoice.id);
      throw error;
    }
    await send(invoice.id);
    return sentOf(invoice);
  };

  interface Sale {
    plan: Plan;
    join: Join | undefined;
    /** Of a seat, in cents. */
    price: number;
    quantity: number;
    uid: string;
    billing: InvoiceBilling;
    /** In which it is to be paid. */
    days: number;
    requestId: string;
  }

  async function finalized(customer: string, sale: Sale): Promise<Stripe.Invoice> {
    const { plan, join, price, quantity, uid, billing, days, requestId } = sale;
    const description = `Flexa ${VISUAL_NAMES[plan.visualType]}, ${termOf(plan.month, join)}`;
    const keyOf = (what: string) => ({ idempotencyKey: `${what}-${uid}-${requestId}` });
    const { id } = await stripe.invoices.create(
      {
        customer,
        currency: CURRENCY,
        collection_method: 'send_invoice',
        days_until_due: days,
        // We send it once the order is written.
        auto_advance: false,
        pending_invoice_items_behavior: 'exclude',
        metadata: { ...BY_INVOICE, uid, ...metadataOf(plan, join) },
        ...(config.stripe.automaticTax && { automatic_tax: { enabled: true } }),
        ...(billing.poNumber !== undefined && {
          custom_fields: [{ name: INVOICE_FIELDS.poNumber, value: billing.poNumber }],
        }),
      },
      keyOf('invoice'),
    );
    // Under its key Stripe answers as it did at first: the same press may have come further since.
    const draft = await stripe.invoices.retrieve(id);
    if (draft.status !== 'draft') return opened(draft);
    let tries = 0;
    if (draft.lines.data.length === 0) {
      await withProducts(stripe, () => {
        // Under the same key Stripe would repeat that the product is missing.
        tries += 1;
        return stripe.invoiceItems.create(
          {
            ...{ customer, invoice: id, quantity, description },
            price_data: {
              currency: CURRENCY,
              unit_amount: price,
              product: productIdOf(plan.visualType),
              tax_behavior: TAX_BEHAVIOR,
            },
          },
          keyOf(`line-${tries}`),
        );
      });
    }
    try {
      return await opened(await stripe.invoices.finalizeInvoice(id, { auto_advance: false }));
    } catch (error) {
      if (isPlaceUnknown(error)) {
        throw invalidField('billing', 'This address isn’t known, so its tax can’t be worked out');
      }
      // The same press, sent twice at once, was faster.
      const invoice = await stripe.invoices.retrieve(id);
      if (invoice.status !== 'open') throw error;
      return opened(invoice);
    }
  }

  /** Of two that made the products at once each may have made the line. */
  async function opened(invoice: Stripe.Invoice): Promise<Stripe.Invoice> {
    const { id, status, lines } = invoice;
    if (lines.data.length === 1 && status === 'open') return invoice;
    if (status === 'open') await stripe.invoices.voidInvoice(id);
    throw new Error(`Invoice ${id} is ${status} and has ${lines.data.length} lines`);
  }
}

function sentOf({
  id,
  number,
  hosted_invoice_url: url,
  due_date: due,
}: Stripe.Invoice): SentInvoice {
  if (number === null || !url || due === null) throw new Error(`Invoice ${id} has no page`);
  return { orderId: id, number, invoiceUrl: url, dueAt: instantOf(due) };
}

function isPlaceUnknown(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === 'customer_tax_location_invalid'
  );
}
