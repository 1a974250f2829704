import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import { useSearch } from './use-hydrated';
import { useOnBack } from './use-on-back';

/**
 * Reads and changes the query of the address. A navigation takes time, and a newer one cancels it, so a
 * change builds on the query requested last, not on the one shown.
 */
export function useAddressQuery() {
  const { key, search } = useLocation();
  const shownQuery = useSearch();
  const navigate = useNavigate();
  const requestedQuery = useRef(search);
  useLayoutEffect(() => void (requestedQuery.current = search), [key, search]);
  // After Back the address is the earlier one, long before its page is shown.
  useOnBack(() => (requestedQuery.current = window.location.search));
  return {
    query: useMemo(() => new URLSearchParams(shownQuery), [shownQuery]),
    change(edit: (query: URLSearchParams) => URLSearchParams, options?: NavigateOptions) {
      requestedQuery.current = edit(new URLSearchParams(requestedQuery.current)).toString();
      void navigate({ search: requestedQuery.current }, options);
    },
  };
}

/** Keeps the filters of a list in the address: a link shows the same list, and Back undoes a choice. */
export function useAddressFilter() {
  const { query, change } = useAddressQuery();
  const set = (name: string, value: string, options?: NavigateOptions) =>
    change((next) => {
      if (value.trim() === '') next.delete(name);
      else next.set(name, value);
      return next;
    }, options);
  return { get: (name: string) => query.get(name) ?? '', set };
}
