import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { USER_PAGE_SIZE, USER_PAGE_SIZE_MAX } from '@flexa/contracts/constants';
import type { OperationInput } from '@flexa/contracts/operations';
import { call } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { queryClient } from '@/lib/query-client';
import type { ListSearch } from './list-search';

/** Every view shows its own errors, with a button to try again. */
const meta = { silent: true };
/** Rows per page of tickets, of the wait list and of the audit log. */
const PAGE = 25;

export const usersQuery = (request: ListSearch) =>
  queryOptions({
    queryKey: ['admin', 'users', request],
    queryFn: ({ signal }) => call('listUsers', { ...request, limit: USER_PAGE_SIZE }, { signal }),
    placeholderData: keepPreviousData,
    meta,
  });

/** Rows of each kind in the results of a search over all kinds. */
const FOUND = 5;

/** Load the first people, orders and tickets that a search finds. */
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

/** Loads a person's e-mails of the last 30 days. */
export const mailsQuery = (uid: string) =>
  queryOptions({
    queryKey: ['admin', 'mails', uid],
    queryFn: ({ signal }) => call('listMails', { uid }, { signal }),
    meta,
  });

/** Loads the e-mails that no mail server accepted. */
export const failedMailsQuery = queryOptions({
  queryKey: ['admin', 'failed-mails'],
  queryFn: ({ signal }) => call('listFailedMails', {}, { signal }),
  meta,
});

/** Loads the figures and, for a number of weeks, the series of the charts. */
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

/** Loads orders by an admin's filters. */
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

/** Loads the newest payments without an account, as many as fit in the overview. */
export const unownedQuery = () =>
  queryOptions({
    queryKey: ['admin', 'orders', 'unowned'],
    queryFn: ({ signal }) => call('listAllOrders', { unowned: 'true', limit: 3 }, { signal }),
    meta,
  });

/** Loads the admins and support staff, who can take a ticket. */
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
 * Reloads everything an admin sees after a change: the list with the same search, page and size
 * (docs/specification.md, section 7), the person, the figures, and the audit log with its new entry.
 */
export async function reloadAdmin(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['admin'] });
}

/** Reloads after a 404, since another admin deleted the item first. */
export function reloadIfGone(error: Error): void {
  if (error instanceof ApiError && error.status === 404) void reloadAdmin();
}
