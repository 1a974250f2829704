import type { UserFilter } from '@flexa/contracts/users';
import { hasTerms, parseSearch } from '../../platform/search';
import type { FilteredUsers, FilterUsers } from './user-filter';
import type { ListAnswer, ListRequest } from './user-list';

/** Filter of the admin's list; either field or both. */
interface UserSearch {
  show?: UserFilter | undefined;
  search?: string | undefined;
}

/** Finds the people that a filter and a search match in the admin's list, oldest first, up to a limit. */
export function createUserFinder(
  filter: FilterUsers,
  list: (request: ListRequest) => Promise<ListAnswer>,
) {
  return async ({ show, search: text = '' }: UserSearch, limit: number): Promise<FilteredUsers> => {
    const search = parseSearch(text);
    // A search without letters or digits finds nobody, as in the list.
    if (search.terms.length === 0 && text !== '') return { rows: [], isWhole: true };
    if (show) {
      const { rows, isWhole } = await filter(show, limit);
      return { rows: rows.filter((user) => hasTerms(user, search.terms)), isWhole };
    }
    const request = { search, sortBy: 'createdAt', sortOrder: 'asc', page: 1, limit } as const;
    const { data, total, totalIsExact } = await list(request);
    return { rows: data, isWhole: totalIsExact && total === data.length };
  };
}
