import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { USER_SORT_FIELDS } from '@contracts/users';

export interface ListSearch {
  search: string;
  page: number;
  sortBy: (typeof USER_SORT_FIELDS)[number];
  sortOrder: 'asc' | 'desc';
}

/** Long enough that a fast typist sends one search, short enough to feel at once. */
const TYPING_PAUSE_MS = 250;

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

/** The address of a page of the list; what is usual is left out of it. */
export function listAddress(wish: Partial<ListSearch>): string {
  const said = Object.entries({ ...FIRST, ...wish }).filter(
    ([key, value]) => value !== FIRST[key as keyof ListSearch],
  );
  return new URLSearchParams(
    said.map(([key, value]): [string, string] => [key, String(value)]),
  ).toString();
}

/**
 * Search, sort and page, kept in the address: the back button takes each step back.
 *
 * A navigation takes its time, and one that is overtaken never arrives. So every change builds on
 * what was asked for last, not on what is on the screen; and a change of any other kind drops a
 * search that is still being typed, which would undo it a moment later. The back button drops it
 * when it is pressed: what is typed while the earlier page is on its way is a search of that page.
 */
export function useListSearch() {
  const location = useLocation();
  const navigate = useNavigate();
  const isPop = useNavigationType() === NavigationType.Pop;
  const current = parseListSearch(new URLSearchParams(location.search));

  const asked = useRef(current);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What is in the field while the address has not caught up with it. */
  const [draft, setDraft] = useState<string | null>(null);

  const [lastKey, setLastKey] = useState(location.key);
  const isEcho = !isPop && (location.state as { typed?: boolean } | null)?.typed === true;
  if (location.key !== lastKey) {
    setLastKey(location.key);
    if (!isPop && (!isEcho || current.search === draft)) setDraft(null);
  }
  useLayoutEffect(() => {
    asked.current = parseListSearch(new URLSearchParams(location.search));
    if (!isEcho && !isPop) clearTimeout(timer.current);
  }, [location.key, location.search, isEcho, isPop]);
  useEffect(() => {
    function drop() {
      asked.current = parseListSearch(new URLSearchParams(window.location.search));
      clearTimeout(timer.current);
      setDraft(null);
    }
    window.addEventListener('popstate', drop);
    return () => {
      window.removeEventListener('popstate', drop);
      clearTimeout(timer.current);
    };
  }, []);

  function go(changes: Partial<ListSearch>, typed: boolean) {
    asked.current = { ...asked.current, page: 1, ...changes };
    void navigate(
      { search: listAddress(asked.current) },
      typed ? { replace: true, state: { typed } } : {},
    );
  }

  return {
    request: current,
    /** What the search field shows. */
    text: draft ?? current.search,
    /** Searches after a pause in the typing. */
    type(text: string) {
      setDraft(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => go({ search: text }, true), TYPING_PAUSE_MS);
    },
    change(changes: Partial<ListSearch>) {
      setDraft(null);
      clearTimeout(timer.current);
      go(changes, false);
    },
  };
}
