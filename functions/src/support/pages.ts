import type { Ticket } from '@flexa/contracts/tickets';
import { matchesTerms, pickRarest, parseSearch } from '../platform/search';
import { listTicketWords, type TicketFilter, type TicketRepository } from './repository';

interface Page {
  data: Ticket[];
  /** The `before` of the following page; null where this is the last. */
  next: string | null;
}

interface TicketSearch {
  state?: Ticket['state'] | undefined;
  assignee?: string | undefined;
  search: string;
  before?: string | undefined;
  limit: number;
}

const NOTHING: Page = { data: [], next: null };

/** Tickets that a page of a search of several words reads at most. */
export const READ_MAX = 1_000;

/**
 * Pages of tickets. Those of one moment stay together, for the next page begins before it: such
 * a page can be longer than asked for. One word is one query; of several the longest is asked for, and what
 * it finds is sifted for the others.
 */
export function createTicketPages(repository: Pick<TicketRepository, 'list' | 'madeAt'>) {
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
      data.splice(older, data.length, ...(await repository.madeAt(filter, last.createdAt)));
    }
    return { data, next: last.createdAt };
  }

  async function filterPages(
    filter: TicketFilter,
    terms: readonly string[],
    before: string | undefined,
    limit: number,
  ): Promise<Page> {
    const read = await repository.list({ ...filter, before, limit: READ_MAX });
    const found = read.filter((ticket) => matchesTerms(listTicketWords(ticket), terms));
    const last = found[limit - 1];
    if (last && found.length > limit) {
      const data = found.filter(({ createdAt }) => createdAt >= last.createdAt);
      return { data, next: last.createdAt };
    }
    return { data: found, next: read.length < READ_MAX ? null : (read.at(-1)?.createdAt ?? null) };
  }

  return async function searchTickets(filters: TicketSearch): Promise<Page> {
    const { state, assignee, search, before, limit } = filters;
    const filter = { state, assignee };
    if (search.trim() === '') return readPage(filter, before, limit);
    const { terms, address } = parseSearch(search);
    const key = pickRarest(terms);
    if (key === undefined) return NOTHING;
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
