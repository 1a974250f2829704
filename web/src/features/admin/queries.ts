import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { USER_PAGE_SIZE, USER_PAGE_SIZE_MAX } from '@flexa/contracts/constants';
import type { OperationInput } from '@flexa/contracts/operations';
import { call } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { queryClient } from '@/lib/query-client';
import type { ListSearch } from './list-search';

/** Every view shows its own failure, with a way to try again. */
const meta = { silent: true };
/** Rows of a page of tickets, of the wait list and of the audit. */
const PAGE = 25;

export const usersQuery = (request: ListSearch) =>
  queryOptions({
    queryKey: ['admin', 'users', request],
    queryFn: ({ signal }) => call('listUsers', { ...request, limit: USER_PAGE_SIZE }, { signal }),
    placeholderData: keepPreviousData,
    meta,
  });

/** Rows of each kind in a list of results of all kinds. */
const FOUND = 5;

/** The first people, orders and tickets that a search finds, for a list of results of all kinds. */
export const searchedUsersQuery = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'searched', 'users', search],
    queryFn: ({ signal }) => call('listUsers', { search, page: 1, limit: FOUND }, { signal }),
    placeholderData: keepPreviousData,
    meta,
  });

export const searchedOrdersQuery = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'searched', 'orders', search],
    queryFn: ({ signal }) => call('listAllOrders', { search, limit: FOUND }, { signal }),
    placeholderData: keepPreviousData,
    meta,
  });

export const searchedTicketsQuery = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'searched', 'tickets', search],
    queryFn: ({ signal }) => call('listTickets', { search, limit: FOUND }, { signal }),
    placeholderData: keepPreviousData,
    meta,
  });

/** Loads the packs of the people on a page separately, so that the page doesn't wait for them. */
export const holdingsQuery = (uids: readonly string[]) =>
  queryOptions({
    queryKey: ['admin', 'holdings', uids],
    queryFn: async ({ signal }) => {
      const { data } = await call('getHoldings', { uids: uids.join(',') }, { signal });
      return new Map(data.map((holding) => [holding.uid, holding]));
    },
    enabled: uids.length > 0,
    meta,
  });

export const personQuery = (uid: string) =>
  queryOptions({
    queryKey: ['admin', 'person', uid],
    queryFn: ({ signal }) => call('getPerson', { uid }, { signal }),
    meta,
  });

/** The e-mails to a person of the last 30 days. */
export const mailsQuery = (uid: string) =>
  queryOptions({
    queryKey: ['admin', 'mails', uid],
    queryFn: ({ signal }) => call('listMails', { uid }, { signal }),
    meta,
  });

/** The e-mails that no mail server took. */
export const failedMailsQuery = queryOptions({
  queryKey: ['admin', 'failed-mails'],
  queryFn: ({ signal }) => call('listFailedMails', {}, { signal }),
  meta,
});

/** The figures; with weeks also what the charts are drawn from. */
export const statsQuery = (weeks = 0) =>
  queryOptions({
    queryKey: ['admin', 'stats', weeks],
    queryFn: ({ signal }) => call('getStats', { weeks }, { signal }),
    placeholderData: keepPreviousData,
    meta,
  });

export const auditQuery = (input: OperationInput<'listAudit'>) =>
  queryOptions({
    queryKey: ['admin', 'audit', input],
    queryFn: ({ signal }) => call('listAudit', { limit: PAGE, ...input }, { signal }),
    placeholderData: keepPreviousData,
    meta,
  });

/** Prefix of the cache keys of all ticket lists; each key continues with the list's filters. */
export const TICKETS = ['admin', 'tickets'] as const;

/** Orders that an admin looks for. */
export const ordersQuery = (input: OperationInput<'listAllOrders'>) =>
  queryOptions({
    queryKey: ['admin', 'orders', input],
    queryFn: ({ signal }) => call('listAllOrders', { limit: PAGE, ...input }, { signal }),
    placeholderData: keepPreviousData,
    meta,
  });

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'order', id],
    queryFn: ({ signal }) => call('getOrder', { id }, { signal }),
    meta,
  });

/** The newest payments that belong to no account, as many as the overview has room for. */
export const unownedQuery = () =>
  queryOptions({
    queryKey: ['admin', 'orders', 'unowned'],
    queryFn: ({ signal }) => call('listAllOrders', { unowned: 'true', limit: 3 }, { signal }),
    meta,
  });

/** Admins and support, who can see to a ticket. */
export const staffQuery = queryOptions({
  queryKey: ['admin', 'staff'],
  queryFn: async ({ signal }) => {
    const pages = await Promise.all(
      (['admins', 'support'] as const).map((show) =>
        call('listUsers', { show, limit: USER_PAGE_SIZE_MAX }, { signal }),
      ),
    );
    return pages.flatMap(({ data }) => data).filter(({ disabled }) => !disabled);
  },
  meta,
});

export const ticketsQuery = (input: OperationInput<'listTickets'>) =>
  queryOptions({
    queryKey: [...TICKETS, input],
    queryFn: ({ signal }) => call('listTickets', { limit: PAGE, ...input }, { signal }),
    placeholderData: keepPreviousData,
    meta,
  });

export const waitListQuery = (input: OperationInput<'listWaitList'>) =>
  queryOptions({
    queryKey: ['admin', 'wait-list', input],
    queryFn: ({ signal }) => call('listWaitList', { limit: PAGE, ...input }, { signal }),
    placeholderData: keepPreviousData,
    meta,
  });

export const offersQuery = queryOptions({
  queryKey: ['admin', 'offers'],
  queryFn: ({ signal }) => call('listOffers', {}, { signal }),
  meta,
});

/**
 * After a change everything an admin sees is asked for again: the list with the same search, page and
 * size (docs/specification.md, section 7), the person, the figures, and the audit, which has an entry more.
 */
export async function reloadAdmin(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['admin'] });
}

/** Another admin was faster: what is refused as gone is asked for again, and so seen to be gone. */
export function reloadIfGone(error: Error): void {
  if (error instanceof ApiError && error.status === 404) void reloadAdmin();
}
