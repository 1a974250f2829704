import type Stripe from 'stripe';
import { INVOICE_DAYS, QUOTE_DAYS, quoteEnd } from '@flexa/contracts/invoice-terms';
import type { ParsedInput } from '@flexa/contracts/operations';
import { VISUAL_NAMES } from '@flexa/contracts/plans';
import type { WrittenQuote } from '@flexa/contracts/quotes';
import { AppError } from '../platform/errors';
import type { Platform } from '../platform/platform';
import { INVOICE_FIELDS } from './books';
import { termOf } from './checkout';
import { idOf } from './expandable';
import { orMissing, REQUEST_ID } from './facts';
import { invoicePricer, isPlaceUnknown, placeUnknown, type InvoiceDeps } from './invoice-orders';
import { priceData, withProducts } from './products';
import { quoteRefusal } from './quote-refusals';
import { termsMetadata, termsOf, writtenQuote, type QuoteTerms } from './quote-terms';
import { taxIdKeeper } from './tax-ids';
import { underKey } from './under-key';

/** Stripe takes no end that is not ahead; our clocks may differ by less than that. */
const SHORTEST_S = 60;
/** The most that one page of a list of Stripe's holds. */
const PAGE = 100;
const DAY_S = 24 * 60 * 60;

type Deps = Pick<InvoiceDeps, 'customerOf' | 'priceOf' | 'profiles'> & {
  orders: Pick<InvoiceDeps['orders'], 'all'>;
};

export interface OwnQuote {
  quote: Stripe.Quote;
  terms: QuoteTerms;
}

/** Quotes are Stripe's alone: what one offers, to whom and until when is read from it each time. */
export function quoteDesk(
  { config, clock, stripe }: Pick<Platform, 'config' | 'clock' | 'stripe'>,
  { customerOf, priceOf, profiles, orders }: Deps,
) {
  const keepTaxId = taxIdKeeper(stripe);
  const priced = invoicePricer(priceOf);
  const seconds = () => Math.floor(clock().getTime() / 1000);

  /**
   * The same press is one quote: its draft is made under the press, and what differs from one moment to
   * the next is said when it is finalized.
   *
   * @throws AppError not-found without a profile, price-changed; invalid-argument as an order by invoice
   */
  async function make(wish: ParsedInput<'makeQuote'>): Promise<WrittenQuote> {
    const { uid, quantity, visualType, month, billing } = wish;
    const profile = await profiles.get(uid);
    if (!profile) throw new AppError('not-found', 'There is no such user');
    const known = await draftOf(wish, profile.stripeCustomerId);
    if (known && known.status !== 'draft') return writtenBy(known);
    const at = clock();
    const { join, price } = await priced(wish, at);
    const customer = await customerOf(profile, billing);
    await keepTaxId(customer, billing);
    const description = `Flexa ${VISUAL_NAMES[visualType]}, ${termOf(month, join)}`;
    const { poNumber } = billing;
    const draft: Stripe.QuoteCreateParams = {
      customer,
      collection_method: 'send_invoice',
      description,
      invoice_settings: {
        days_until_due: INVOICE_DAYS,
        description,
        ...(poNumber !== undefined && {
          custom_fields: [{ name: INVOICE_FIELDS.poNumber, value: poNumber }],
        }),
      },
      line_items: [
        {
          price_data: priceData(visualType, price),
          quantity,
        },
      ],
      metadata: termsMetadata(wish),
      ...(config.stripe.automaticTax && { automatic_tax: { enabled: true } }),
    };
    const { id } = known ?? (await drafted(wish, draft));
    const endsAt = join && 'endsAt' in join ? join.endsAt : undefined;
    const end = quoteEnd(wish, at, { offerEnd: config.comboOfferEnd, endsAt });
    return writtenBy(await finalized(id, end));
  }

  function writtenBy(quote: Stripe.Quote): WrittenQuote {
    const terms = termsOf(quote);
    if (!terms) throw new Error(`Quote ${quote.id} lacks its terms`);
    return writtenQuote(quote, terms);
  }

  async function drafted(
    wish: ParsedInput<'makeQuote'>,
    params: Stripe.QuoteCreateParams,
  ): Promise<Stripe.Quote> {
    const { uid, requestId } = wish;
    let tries = 0;
    return withProducts(stripe, () => {
      // Under the same key Stripe would repeat that the product is missing.
      tries += 1;
      return underKey(
        `quote-${tries}-${uid}-${requestId}`,
        (options) => stripe.quotes.create(params, options),
        () => draftOf(wish, params.customer),
      );
    });
  }

  /** What the press has made before, of the newest ones: more than a day allows. */
  async function draftOf(
    { requestId }: ParsedInput<'makeQuote'>,
    customer: string | undefined,
  ): Promise<Stripe.Quote | undefined> {
    if (customer === undefined) return undefined;
    const { data } = await stripe.quotes.list({ customer, limit: PAGE });
    return data.find(({ metadata }) => metadata[REQUEST_ID] === requestId);
  }

  async function finalized(id: string, end: Date): Promise<Stripe.Quote> {
    // Under its key Stripe answers as it did at first: the same press may have come further since.
    const draft = await stripe.quotes.retrieve(id);
    if (draft.status !== 'draft') return draft;
    const expires_at = Math.max(Math.floor(end.getTime() / 1000), seconds() + SHORTEST_S);
    try {
      return await stripe.quotes.finalizeQuote(id, { expires_at });
    } catch (error) {
      if (isPlaceUnknown(error)) throw placeUnknown();
      const quote = await stripe.quotes.retrieve(id);
      if (quote.status === 'draft') throw quoteRefusal(error);
      return quote;
    }
  }

  /** @throws AppError not-found for one that is not the caller's */
  async function own({ uid, id }: { uid: string; id: string }): Promise<OwnQuote> {
    const quote = await orMissing(stripe.quotes.retrieve(id));
    const terms = quote && termsOf(quote);
    if (!quote || terms?.uid !== uid || quote.status === 'draft') {
      throw new AppError('not-found', 'There is no such quote');
    }
    return { quote, terms };
  }

  /** Those that can be ordered, newest first; also one whose order stopped half-way. */
  async function list(uid: string): Promise<WrittenQuote[]> {
    const customer = (await profiles.get(uid))?.stripeCustomerId;
    if (customer === undefined) return [];
    const now = seconds();
    const ordered = new Set((await orders.all(uid)).map(({ id }) => id));
    const found: WrittenQuote[] = [];
    for await (const quote of stripe.quotes.list({ customer, limit: PAGE })) {
      if (quote.created < now - (QUOTE_DAYS + 1) * DAY_S) break;
      const terms = termsOf(quote);
      const isOpen = quote.status === 'open' || quote.status === 'accepted';
      const isAhead = quote.expires_at > now && !ordered.has(idOf(quote.invoice) ?? '');
      if (terms?.uid === uid && isOpen && isAhead) found.push(writtenQuote(quote, terms));
    }
    return found;
  }

  /** @throws AppError not-found */
  async function pdf(wish: ParsedInput<'getQuotePdf'>): Promise<{ name: string; pdf: string }> {
    const { quote } = await own(wish);
    const parts: Buffer[] = [];
    const document = await stripe.quotes.pdf(quote.id).catch((error: unknown) => {
      throw quoteRefusal(error);
    });
    for await (const part of document) {
      parts.push(typeof part === 'string' ? Buffer.from(part, 'latin1') : part);
    }
    return {
      name: `${quote.number ?? quote.id}.pdf`,
      pdf: Buffer.concat(parts).toString('base64'),
    };
  }

  return { make, own, list, pdf };
}
