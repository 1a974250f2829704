import { named, type Call } from './call';
import { refused } from './errors';
import { oneOf, text } from './fields';
import { newestFirst, page, readList, readPage } from './lists';
import type { Quote } from './objects';
import { quotePdf } from './quote-pdf';
import { requireInvoicingPlus } from './quote-plan';

export function retrieveQuote({ account, id }: Call): Quote {
  return named(account.state.quotes, 'quote', id);
}

const FILTERS = {
  customer: text().optional(),
  status: oneOf(['accepted', 'canceled', 'draft', 'open']).optional(),
};

export function listQuotes({ account, input }: Call) {
  const params = readList(FILTERS, input);
  return newestFirst(
    '/v1/quotes',
    account.state.quotes.values(),
    params,
    ({ customer, status }) =>
      customer === (params.customer ?? customer) && status === (params.status ?? status),
  );
}

export function listQuoteLines({ account, id, input }: Call) {
  named(account.state.quotes, 'quote', id);
  return page(
    `/v1/quotes/${id}/line_items`,
    account.state.lineItems.get(id) ?? [],
    readPage(input),
  );
}

/** Of one that is finalized. */
export function downloadQuote({ account, id }: Call): Uint8Array {
  const { state } = account;
  const quote = named(state.quotes, 'quote', id);
  if (quote.number === null) {
    throw refused({ message: 'You can only download the PDF of a quote that was finalized.' });
  }
  requireInvoicingPlus(account);
  const customer = state.customers.get(quote.customer ?? '');
  return quotePdf(quote, state.lineItems.get(id) ?? [], customer?.name ?? '');
}
