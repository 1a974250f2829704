import { useSearchParams } from 'react-router-dom';
import { USER_SORT_FIELDS } from '@contracts/users';

export interface ListSearch {
  search: string;
  page: number;
  sortBy: (typeof USER_SORT_FIELDS)[number];
  sortOrder: 'asc' | 'desc';
}

const FIRST: ListSearch = { search: '', page: 1, sortBy: 'createdAt', sortOrder: 'desc' };

/** What an address asks the list for; nonsense in it reads as the first page, newest first. */
export function parseListSearch(parameters: URLSearchParams): ListSearch {
  const page = Number(parameters.get('page') ?? 1);
  const sortBy = USER_SORT_FIELDS.find((field) => field === parameters.get('sortBy'));
  const order = parameters.get('sortOrder');
  return {
    search: (parameters.get('search') ?? '').slice(0, 100),
    page: Number.isInteger(page) && page > 0 ? page : 1,
    sortBy: sortBy ?? FIRST.sortBy,
    sortOrder: order === 'asc' || order === 'desc' ? order : FIRST.sortOrder,
  };
}

/** Search, sort and page, kept in the address: the back button takes each step back. */
export function useListSearch() {
  const [parameters, setParameters] = useSearchParams();
  const current = parseListSearch(parameters);

  function change(changes: Partial<ListSearch>, { replace = false } = {}) {
    const next = { ...current, page: 1, ...changes };
    const said = Object.entries(next).filter(
      ([key, value]) => value !== FIRST[key as keyof ListSearch],
    );
    setParameters(
      said.map(([key, value]): [string, string] => [key, String(value)]),
      { replace },
    );
  }
  return [current, change] as const;
}
