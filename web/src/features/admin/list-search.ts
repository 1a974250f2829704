import type { NavigateOptions } from 'react-router-dom';
import { USER_FILTERS, USER_SORT_FIELDS, type UserFilter } from '@flexa/contracts/users';
import { useAddressQuery } from '@/ui/use-address-query';
import { useAddressSearch } from '@/ui/use-address-search';

export interface ListSearch {
  search: string;
  /** Shows everybody if left out. */
  show?: UserFilter;
  page: number;
  sortBy: (typeof USER_SORT_FIELDS)[number];
  sortOrder: 'asc' | 'desc';
}

/** Undefined values are removed from the address. */
type ListChanges = Partial<Omit<ListSearch, 'show'>> & { show?: UserFilter | undefined };

const FIRST: ListSearch = { search: '', page: 1, sortBy: 'createdAt', sortOrder: 'desc' };

/**
 * Reads the list's settings from an address; invalid values fall back to the first page, newest
 * first.
 */
export function parseListSearch(parameters: URLSearchParams): ListSearch {
  const page = Number(parameters.get('page') ?? 1);
  const sortBy = USER_SORT_FIELDS.find((field) => field === parameters.get('sortBy'));
  const order = parameters.get('sortOrder');
  const show = USER_FILTERS.find((filter) => filter === parameters.get('show'));
  return {
    search: (parameters.get('search') ?? '').slice(0, 100),
    ...(show && { show }),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    sortBy: sortBy ?? FIRST.sortBy,
    sortOrder: order === 'asc' || order === 'desc' ? order : FIRST.sortOrder,
  };
}

/** Returns the query of an address for a page of the list, without default values. */
function listQuery(listState: Omit<ListSearch, 'show'> & ListChanges): URLSearchParams {
  const changed = Object.entries(listState).filter(
    ([key, value]) => value !== undefined && value !== FIRST[key as keyof ListSearch],
  );
  return new URLSearchParams(changed.map(([key, value]): [string, string] => [key, String(value)]));
}

/** Keeps search, sort and page in the address, so that the back button undoes each change. */
export function useListSearch() {
  const address = useAddressQuery();
  const request = parseListSearch(address.query);

  function changeAddress(changes: ListChanges, options?: NavigateOptions) {
    address.change(
      (parameters) => listQuery({ ...parseListSearch(parameters), page: 1, ...changes }),
      options,
    );
  }
  const search = useAddressSearch(request.search, (searchText, options) =>
    changeAddress({ search: searchText }, options),
  );

  return {
    request,
    search,
    change(changes: ListChanges) {
      search.drop();
      changeAddress(changes);
    },
  };
}
