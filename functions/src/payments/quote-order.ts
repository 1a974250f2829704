import Stripe from 'stripe';
import { invoiceDays, mayInvoiceSeats } from '@flexa/contracts/invoice-terms';
import type { ParsedInput } from '@flexa/contracts/operations';
import type { SentInvoice } from '@flexa/contracts/orders';
import { AppError } from '../platform/errors';
import type { Platform } from '../platform/platform';
import { INVOICE_FIELDS } from './books';
import { metadataOf } from './checkout';
import { idOf } from './expandable';
import { joinOf, orMissing } from './facts';
import { BY_INVOICE } from './invoice-facts';
import { invoiceOrders, type InvoiceDeps } from './invoice-orders';
import type { Buyer } from './ports';
import type { Join } from './progress';
import { quoteRefusal } from './quote-refusals';
import { wishOf, type QuoteTerms } from './quote-terms';
import type { OwnQuote } from './quotes';
import { taxIdKeeper } from './tax-ids';

type Deps = InvoiceDeps & { quotes: { own(of: { uid: string; id: string }): Promise<OwnQuote> } };

const ORDERED = 'This quote was ordered already. Its invoice is under your orders';

/**
 * Orders what a quote offers. Accepting it makes the draft of its invoice, once; from there it is an order
 * by invoice, and where we stop half-way the next press goes on from the draft.
 *
 * @throws AppError not-found, too-many-invoices; quote-ended for one that is over, was ordered, or goes on
 * from a licence that has ended
 */
export function quoteOrderer(platform: Pick<Platform, 'config' | 'clock' | 'stripe'>, deps: Deps) {
  const { config, clock, stripe } = platform;
  const { customerOf, priceOf, profiles, orders, quotes } = deps;
  const keepTaxId = taxIdKeeper(stripe);
  const invoices = invoiceOrders(platform, deps);

  return async (wish: ParsedInput<'orderQuote'>): Promise<SentInvoice> => {
    const { uid, id, requestId } = wish;
    const profile = await profiles.get(uid);
    if (!profile) throw new AppError('not-found', 'There is no such user');
    const { quote, terms } = await quotes.own({ uid, id });
    const known = await invoices.repeated(uid, requestId);
    if (known) return known;
    const draft = await draftOf(quote, terms, profile);
    if (await orders.find(draft.id)) throw new AppError('quote-ended', ORDERED);
    const invoice = draft.status === 'draft' ? await written(draft, terms, wish) : draft;
    if (invoice.status !== 'open') throw new AppError('quote-ended');
    const { plan, name, quantity } = terms;
    const join = joinOf(invoice.metadata);
    return invoices.settle(await invoices.opened(invoice), {
      plan,
      join,
      uid,
      name,
      quantity,
      requestId,
    });
  };

  /** The invoice that the quote has become. */
  async function draftOf(
    quote: Stripe.Quote,
    terms: QuoteTerms,
    profile: Buyer,
  ): Promise<Stripe.Invoice> {
    const isOver = quote.expires_at * 1000 <= clock().getTime();
    if (quote.status === 'open' && !isOver) {
      await joined(terms);
      // As on the quote, whatever was ordered since: the tax goes by it.
      const customer = await customerOf(profile, terms.billing);
      await keepTaxId(customer, terms.billing);
    }
    const accepted = quote.status === 'open' && !isOver ? await accept(quote.id) : quote;
    const invoice = idOf(accepted.invoice);
    if (accepted.status !== 'accepted' || invoice === null) throw new AppError('quote-ended');
    const draft = await orMissing(stripe.invoices.retrieve(invoice));
    // A draft can be thrown away at Stripe.
    if (!draft) throw new AppError('quote-ended');
    return draft;
  }

  async function accept(id: string): Promise<Stripe.Quote> {
    try {
      return await stripe.quotes.accept(id);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      // Another press was faster, or its time has come.
      const quote = await stripe.quotes.retrieve(id);
      if (quote.status === 'open') throw quoteRefusal(error);
      return quote;
    }
  }

  /** How what is ordered joins a licence now, at the price of then. */
  async function joined(terms: QuoteTerms): Promise<Join | undefined> {
    const at = clock();
    try {
      const { join } = await priceOf(wishOf(terms), at);
      if (!join || !('endsAt' in join) || mayInvoiceSeats(join.endsAt, at)) return join;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
    throw new AppError('quote-ended', 'The licence that this quote goes on from ends too soon');
  }

  /** What an order by invoice says of itself, which the quote's draft does not. */
  async function written(
    { id, custom_fields: fields }: Stripe.Invoice,
    terms: QuoteTerms,
    { uid, poNumber = terms.billing.poNumber }: ParsedInput<'orderQuote'>,
  ): Promise<Stripe.Invoice> {
    const { plan } = terms;
    const join = await joined(terms);
    const others = (fields ?? []).filter(({ name }) => name !== INVOICE_FIELDS.poNumber);
    const params: Stripe.InvoiceUpdateParams = {
      // We send it once the order is written.
      auto_advance: false,
      days_until_due: invoiceDays(plan, clock(), config.comboOfferEnd),
      metadata: { ...BY_INVOICE, uid, ...metadataOf(plan, join) },
      ...(poNumber !== undefined && {
        custom_fields: [...others, { name: INVOICE_FIELDS.poNumber, value: poNumber }],
      }),
    };
    try {
      await stripe.invoices.update(id, params);
    } catch (error) {
      // Another press has finalized it.
      const invoice = await stripe.invoices.retrieve(id);
      if (invoice.status === 'draft') throw error;
      return invoice;
    }
    return invoices.finalized(id);
  }
}
