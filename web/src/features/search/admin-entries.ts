import { useQuery } from '@tanstack/react-query';
import { orderNumber, formatTicketNumber } from '@flexa/contracts/numbers';
import { formatLicenseName } from '@flexa/contracts/product-names';
import { useAccount } from '@/features/auth';
import {
  searchedOrdersQuery,
  searchedTicketsQuery,
  searchedUsersQuery,
  VIEW_NAMES,
  buildViewAddress,
  listViews,
} from '@/features/admin';
import { useDebounced } from '@/ui/use-debounced';
import type { SearchEntry } from './entry';

/** Pause in typing before a request to the server. */
const TYPING_PAUSE_MS = 250;

const createEntries = (isAdmin: boolean): readonly SearchEntry[] =>
  listViews(isAdmin).map((view) => ({
    kind: 'admin',
    title: VIEW_NAMES[view],
    path: buildViewAddress(view),
  }));
const ENTRIES = { admin: createEntries(true), support: createEntries(false) };

interface AdminEntries {
  /** Views to rank with the other entries. */
  views: readonly SearchEntry[];
  /** People, orders and tickets that the server found for the latest debounced words. */
  found: readonly SearchEntry[];
}

/** Returns the views and search results of the admin area; nothing for customers. */
export function useAdminEntries(query: string): AdminEntries {
  const { isAdmin, isStaff } = useAccount();
  const debouncedQuery = useDebounced(query.trim(), TYPING_PAUSE_MS);
  const enabled = isStaff && debouncedQuery.length > 1;
  const users = useQuery({ ...searchedUsersQuery(debouncedQuery), enabled });
  const orders = useQuery({ ...searchedOrdersQuery(debouncedQuery), enabled });
  const tickets = useQuery({ ...searchedTicketsQuery(debouncedQuery), enabled });
  if (!isStaff) return { views: [], found: [] };
  const views = isAdmin ? ENTRIES.admin : ENTRIES.support;
  // Earlier results stay while a new search loads, except for an empty search.
  if (!enabled) return { views, found: [] };
  return {
    views,
    found: [
      ...(users.data?.data ?? []).map(({ uid, name, email }): SearchEntry => ({
        kind: 'person',
        title: name,
        path: `/admin?user=${encodeURIComponent(uid)}`,
        lead: email,
      })),
      ...(orders.data?.data ?? []).map(({ id, visualType, name }): SearchEntry => ({
        kind: 'admin-order',
        title: `Order ${orderNumber(id)}`,
        path: buildViewAddress('orders', { order: id }),
        lead: [visualType && formatLicenseName(visualType), name].filter(Boolean).join(', '),
      })),
      ...(tickets.data?.data ?? []).map(({ id, subject, name }): SearchEntry => ({
        kind: 'ticket',
        title: subject,
        path: buildViewAddress('tickets', { search: formatTicketNumber(id), ticket: id }),
        lead: `${formatTicketNumber(id)}, ${name}`,
      })),
    ],
  };
}
