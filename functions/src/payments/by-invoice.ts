import type Stripe from 'stripe';
import { CURRENCY } from '@flexa/contracts/catalogue';
import { computeInvoiceDays } from '@flexa/contracts/invoice-terms';
import type { InvoiceBilling, SentInvoice } from '@flexa/contracts/orders';
import { VISUAL_NAMES, type Plan } from '@flexa/contracts/plans';
import { AppError } from '../platform/errors';
import type { Platform } from '../platform/platform';
import { INVOICE_FIELDS } from './books';
import { buildMetadata, describeTerm } from './checkout';
import { BY_INVOICE } from './invoice-facts';
import { createInvoiceOrders, createInvoicePricer, type InvoiceDeps } from './invoice-orders';
import { formatInvoiceFooter, computeServicePeriod } from './invoice-words';
import type { PurchaseRequest } from './join';
import type { Join } from './progress';
import { buildPriceData, withProducts } from './products';
import { parseTaxIdStatus, createTaxIdKeeper } from './tax-ids';
import { requestIdempotently } from './under-key';

interface InvoiceRequest extends PurchaseRequest {
  name: string;
  billing: InvoiceBilling;
  /** True if the buyer agrees to pay for rights they already have. */
  acceptsOverlap?: boolean | undefined;
  /** The total that the buyer saw, before tax. */
  shownTotal: number;
  requestId: string;
}

/**
 * Orders that a company pays by invoice.
 *
 * @throws AppError not-found without a profile, price-changed, already-owned, too-many-invoices; invalid-argument for
 * what Stripe refuses of the address or the VAT number, and for seats of a licence that ends too soon
 */
export function createInvoiceSender(
  platform: Pick<Platform, 'config' | 'clock' | 'stripe'>,
  deps: InvoiceDeps,
) {
  const { config, clock, stripe } = platform;
  const { findCustomer, findPrice, refuseOverlap, profiles } = deps;
  const keepTaxId = createTaxIdKeeper(stripe);
  const findInvoicePrice = createInvoicePricer(findPrice);
  const invoices = createInvoiceOrders(platform, deps);

  return async (request: InvoiceRequest): Promise<SentInvoice> => {
    const { uid, name, quantity, visualType, month, billing, requestId } = request;
    const profile = await profiles.get(uid);
    if (!profile) throw new AppError('not-found', 'There is no such user');
    const repeated = await invoices.findRepeated(uid, requestId);
    if (repeated) return repeated;

    const at = clock();
    const plan: Plan = { visualType, month };
    const { join, price, startsAt, endsAt } = await findInvoicePrice(request, at);
    await refuseOverlap(request, startsAt === undefined ? at : new Date(startsAt));
    const customer = await findCustomer(profile, billing);
    const taxId = await keepTaxId(customer, billing);
    const days = computeInvoiceDays(plan, at, config.comboOfferEnd);
    const invoice = await createInvoice(customer, {
      plan,
      join,
      price,
      quantity,
      uid,
      billing,
      days,
      period: computeServicePeriod({ at, startsAt, endsAt }),
      taxId,
      requestId,
    });
    return invoices.settle(invoice, {
      plan,
      join,
      uid,
      name,
      quantity,
      taxIdStatus: parseTaxIdStatus(taxId),
      requestId,
    });
  };

  interface Sale {
    plan: Plan;
    join: Join | undefined;
    /** Price of a seat, in cents. */
    price: number;
    quantity: number;
    uid: string;
    billing: InvoiceBilling;
    /** Days until the invoice is due. */
    days: number;
    /** Service period of the purchase, in Stripe's seconds. */
    period: { start: number; end: number };
    /** The customer's VAT number at Stripe. */
    taxId: Stripe.TaxId | undefined;
    requestId: string;
  }

  async function createInvoice(customer: string, sale: Sale): Promise<Stripe.Invoice> {
    const { plan, join, price, quantity, uid, billing, days, period, taxId, requestId } = sale;
    const accountTaxIds = [...config.stripe.accountTaxIds];
    const description = `Flexa ${VISUAL_NAMES[plan.visualType]}, ${describeTerm(plan.month, join)}`;
    const buildKey = (step: string) => `${step}-${uid}-${requestId}`;
    // An unsent draft charges nobody, even if we lose track of it.
    const { id } = await requestIdempotently(buildKey('invoice'), (options) =>
      stripe.invoices.create(
        {
          customer,
          currency: CURRENCY,
          collection_method: 'send_invoice',
          days_until_due: days,
          // We send it once the order is written.
          auto_advance: false,
          pending_invoice_items_behavior: 'exclude',
          metadata: { ...BY_INVOICE, uid, ...buildMetadata(plan, join) },
          ...(config.stripe.automaticTax && { automatic_tax: { enabled: true } }),
          ...(accountTaxIds.length > 0 && { account_tax_ids: accountTaxIds }),
          ...(billing.poNumber !== undefined && {
            custom_fields: [{ name: INVOICE_FIELDS.poNumber, value: billing.poNumber }],
          }),
        },
        options,
      ),
    );
    // Stripe repeats its first answer under the same key, but the request may have advanced since.
    const draft = await stripe.invoices.retrieve(id);
    if (draft.status !== 'draft') return invoices.requireFinal(draft);
    let tries = 0;
    if (draft.lines.data.length === 0) {
      await withProducts(stripe, () => {
        // Under the same key Stripe would repeat that the product is missing.
        tries += 1;
        const line = {
          customer,
          invoice: id,
          quantity,
          description,
          period,
          price_data: buildPriceData(plan.visualType, price),
        };
        return requestIdempotently<unknown>(
          buildKey(`line-${tries}`),
          (options) => stripe.invoiceItems.create(line, options),
          async () => (await stripe.invoices.retrieve(id)).lines.data[0],
        );
      });
    }
    const footer = formatInvoiceFooter(await stripe.invoices.retrieve(id), taxId);
    await writeFooter(id, footer);
    return invoices.finalize(id);
  }

  async function writeFooter(id: string, footer: string): Promise<void> {
    try {
      await stripe.invoices.update(id, { footer });
    } catch (error) {
      // A concurrent call with the same request id has finalized it with the same text.
      const { status } = await stripe.invoices.retrieve(id);
      if (status === 'draft') throw error;
    }
  }
}
