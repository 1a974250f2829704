import type { Ticket } from '@flexa/contracts/tickets';
import { matchesTerms, pickRarest, parseSearch } from '../platform/search';
import { listTicketWords, type TicketFilter, type TicketRepository } from './repository';

interface Page {
  data: Ticket[];
  /** The `before` of the following page; null on the last page. */
  next: string | null;
}

interface TicketSearch {
  state?: Ticket['state'] | undefined;
  assignee?: string | undefined;
  search: string;
  before?: string | undefined;
  limit: number;
}

const EMPTY_PAGE: Page = { data: [], next: null };

/** Maximum number of tickets read for one page of a search for several words. */
export const MAX_TICKETS_READ = 1_000;

/**
 * Searches tickets and returns them in pages. Tickets created at the same instant stay on one page, since the next
 * page starts before that instant, so a page may exceed the limit. A single word is one query. For several words,
 * queries the rarest and filters the results by the others.
 */
export function createTicketPages(repository: Pick<TicketRepository, 'list' | 'listCreatedAt'>) {
  async function readPage(
    filter: TicketFilter,
    before: string | undefined,
    limit: number,
  ): Promise<Page> {
    const found = await repository.list({ ...filter, before, limit: limit + 1 });
    const data = found.slice(0, limit);
    const last = data.at(-1);
    if (!last || found.length <= limit) return { data, next: null };
    if (found[limit]?.createdAt === last.createdAt) {
      const older = data.findIndex(({ createdAt }) => createdAt === last.createdAt);
      data.splice(older, data.length, ...(await repository.listCreatedAt(filter, last.createdAt)));
    }
    return { data, next: last.createdAt };
  }

  async function filterPages(
    filter: TicketFilter,
    terms: readonly string[],
    before: string | undefined,
    limit: number,
  ): Promise<Page> {
    const read = await repository.list({ ...filter, before, limit: MAX_TICKETS_READ });
    const found = read.filter((ticket) => matchesTerms(listTicketWords(ticket), terms));
    const last = found[limit - 1];
    if (last && found.length > limit) {
      const data = found.filter(({ createdAt }) => createdAt >= last.createdAt);
      return { data, next: last.createdAt };
    }
    return {
      data: found,
      next: read.length < MAX_TICKETS_READ ? null : (read.at(-1)?.createdAt ?? null),
    };
  }

  return async function searchTickets(filters: TicketSearch): Promise<Page> {
    const { state, assignee, search, before, limit } = filters;
    const filter = { state, assignee };
    if (search.trim() === '') return readPage(filter, before, limit);
    const { terms, address } = parseSearch(search);
    const key = pickRarest(terms);
    if (key === undefined) return EMPTY_PAGE;
    if (address !== null) {
      const byAddress = { ...filter, key: address };
      // An incompletely typed address finds nothing, so we fall back to words. The query ignores
      // `before`, so that all pages decide alike.
      const { data } = await readPage(byAddress, undefined, 1);
      if (data.length > 0) return readPage(byAddress, before, limit);
    }
    return terms.length === 1
      ? readPage({ ...filter, key }, before, limit)
      : filterPages({ ...filter, key }, terms, before, limit);
  };
}
