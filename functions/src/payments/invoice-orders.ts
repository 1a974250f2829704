import Stripe from 'stripe';
import { CURRENCY } from '@flexa/contracts/catalogue';
import { OPEN_INVOICES_MAX } from '@flexa/contracts/constants';
import { INVOICED_SEATS_DAYS, canInvoiceSeats } from '@flexa/contracts/invoice-terms';
import type { InvoiceBilling, SentInvoice, TaxIdStatus } from '@flexa/contracts/orders';
import type { Plan } from '@flexa/contracts/plans';
import { AppError, createInvalidField } from '../platform/errors';
import type { Platform } from '../platform/platform';
import { toInstant } from './facts';
import { readInvoiceBooks } from './invoice-facts';
import { createUnpaidOrder, type OrderDocument } from './order';
import type { PurchaseRequest } from './join';
import type { Buyer, ProfileHolder } from './ports';
import type { Join } from './progress';
import type { StoredOrder } from './repository';

/** The parts of the payment service that an order by invoice uses. */
export interface InvoiceDeps {
  findCustomer(buyer: Buyer, billing: InvoiceBilling): Promise<string>;
  findPrice(
    request: PurchaseRequest,
    at: Date,
  ): Promise<{ join?: Join; price: number; startsAt?: string; endsAt: string }>;
  refuseOverlap(
    request: PurchaseRequest & { acceptsOverlap?: boolean | undefined },
    begin: Date,
  ): Promise<void>;
  profiles: Pick<ProfileHolder, 'get'>;
  orders: {
    all(uid: string): Promise<OrderDocument[]>;
    find(id: string): Promise<StoredOrder | undefined>;
  };
  /** Stores a new order; throws if its buyer's account is gone. */
  keep(order: OrderDocument, uid: string): Promise<void>;
  /** Sends the invoice of a stored order. */
  send(id: string): Promise<void>;
  /** Delivers the licences of a paid order. */
  fulfil(id: string): Promise<unknown>;
}

interface Sale {
  plan: Plan;
  join: Join | undefined;
  uid: string;
  name: string;
  quantity: number;
  /** Status of the buyer's VAT number, for an invoice that shows one. */
  taxIdStatus: TaxIdStatus | null;
  requestId: string;
}

/**
 * Turns a draft invoice into an order. The order is written before the invoice is sent, so nobody gets an invoice
 * unknown to us. An interrupted call leaves a draft or an unsent invoice at Stripe, which charges nobody, and
 * repeating the request id continues from there.
 */
export function createInvoiceOrders(
  { clock, stripe }: Pick<Platform, 'clock' | 'stripe'>,
  { orders, keep, send, fulfil }: Pick<InvoiceDeps, 'orders' | 'keep' | 'send' | 'fulfil'>,
) {
  /**
   * Returns the invoice that a request id has already created.
   *
   * @throws AppError too-many-invoices for a new request id if too many invoices are unpaid
   */
  async function findRepeated(uid: string, requestId: string): Promise<SentInvoice | undefined> {
    const all = await orders.all(uid);
    const repeated = all.find((order) => order.requestId === requestId);
    if (repeated) {
      return deliver(await stripe.invoices.retrieve(repeated.id), repeated.unsent);
    }
    const open = all.filter(({ state, dueAt }) => dueAt && state === 'open');
    if (open.length >= OPEN_INVOICES_MAX) throw new AppError('too-many-invoices');
    return undefined;
  }

  /** @throws AppError invalid-argument if Stripe can't work out the tax */
  async function finalize(id: string): Promise<Stripe.Invoice> {
    try {
      return await requireFinal(await stripe.invoices.finalizeInvoice(id, { auto_advance: false }));
    } catch (error) {
      if (isPlaceUnknown(error)) throw placeUnknown();
      // A concurrent call with the same request id was faster.
      const invoice = await stripe.invoices.retrieve(id);
      if (!isFinal(invoice)) throw error;
      return requireFinal(invoice);
    }
  }

  /**
   * Voids an invoice with a wrong number of lines: two concurrent calls may each have added the
   * line.
   */
  async function requireFinal(invoice: Stripe.Invoice): Promise<Stripe.Invoice> {
    const { id, status, lines } = invoice;
    if (lines.data.length === 1 && isFinal(invoice)) return invoice;
    if (status === 'open') await stripe.invoices.voidInvoice(id);
    throw new Error(`Invoice ${id} is ${status} and has ${lines.data.length} lines`);
  }

  /**
   * Sends the invoice of a stored order. If the customer's credit balance has paid it at once,
   * delivers the licences instead.
   */
  async function deliver(invoice: Stripe.Invoice, isUnsent: boolean): Promise<SentInvoice> {
    if (invoice.status === 'paid') await fulfil(invoice.id);
    else if (isUnsent) await send(invoice.id);
    return toSentInvoice(invoice);
  }

  /** Stores the order of an open invoice and sends the invoice. */
  async function settle(invoice: Stripe.Invoice, sale: Sale): Promise<SentInvoice> {
    const { plan, join, uid, name, quantity, taxIdStatus, requestId } = sale;
    const order: OrderDocument = {
      ...createUnpaidOrder(plan, {
        id: invoice.id,
        kind: 'invoice',
        uid,
        name,
        currency: CURRENCY,
        lines: [quantity],
        join,
        amount: invoice.total,
        createdAt: clock().toISOString(),
        origin: 'portal',
      }),
      ...readInvoiceBooks(invoice, [], taxIdStatus),
      requestId,
      unsent: invoice.status === 'open',
    };
    try {
      await keep(order, uid);
    } catch (error) {
      // A concurrent call with the same request id has written the order, and sends the invoice.
      if (await orders.find(order.id)) return toSentInvoice(invoice);
      if (error instanceof AppError && invoice.status === 'open') {
        await stripe.invoices.voidInvoice(invoice.id);
      }
      throw error;
    }
    return deliver(invoice, order.unsent);
  }

  return { findRepeated, finalize, requireFinal, settle };
}

/**
 * Finds the price of a seat that is paid by invoice.
 *
 * @throws AppError invalid-argument for a purchase that is not sold by invoice, price-changed
 */
export function createInvoicePricer(findPrice: InvoiceDeps['findPrice']) {
  return async (request: PurchaseRequest & { shownTotal: number }, at: Date) => {
    if (request.licenseType === 'free')
      throw createInvalidField('licenseType', 'A free licence costs nothing');
    if (request.upgrades !== undefined)
      throw createInvalidField('upgrades', 'An upgrade is paid by card');
    const { join, price, startsAt, endsAt } = await findPrice(request, at);
    if (join && 'endsAt' in join && !canInvoiceSeats(join.endsAt, at)) {
      const message = `Fewer than ${INVOICED_SEATS_DAYS} days are left; pay by card or renew the licence`;
      throw createInvalidField('addsTo', message);
    }
    if (price * request.quantity > request.shownTotal) throw new AppError('price-changed');
    return { join, price, startsAt, endsAt };
  };
}

/** True if an invoice has its number: it is open, or the credit balance has paid it. */
function isFinal({ status }: Stripe.Invoice): boolean {
  return status === 'open' || status === 'paid';
}

function toSentInvoice({
  id,
  number,
  status,
  hosted_invoice_url: url,
  due_date: due,
}: Stripe.Invoice): SentInvoice {
  if (number === null || !url || due === null) throw new Error(`Invoice ${id} has no page`);
  const isPaid = status === 'paid';
  return { orderId: id, number, invoiceUrl: url, dueAt: toInstant(due), isPaid };
}

export function isPlaceUnknown(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === 'customer_tax_location_invalid'
  );
}

export const placeUnknown = () =>
  createInvalidField('billing', 'This address isn’t known, so its tax can’t be worked out');
