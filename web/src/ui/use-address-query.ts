import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import { useSearch } from './use-hydrated';
import { useOnBack } from './use-on-back';

/**
 * The part of the address after '?', to read and to change. A navigation takes its time, and one that
 * is overtaken never arrives: a change builds on what was asked for last, not on what is shown.
 */
export function useAddressQuery() {
  const { key, search } = useLocation();
  const shown = useSearch();
  const navigate = useNavigate();
  const asked = useRef(search);
  useLayoutEffect(() => void (asked.current = search), [key, search]);
  // Back was pressed: the address is the earlier one, long before its page is shown.
  useOnBack(() => (asked.current = window.location.search));
  return {
    query: useMemo(() => new URLSearchParams(shown), [shown]),
    change(edit: (query: URLSearchParams) => URLSearchParams, options?: NavigateOptions) {
      asked.current = edit(new URLSearchParams(asked.current)).toString();
      void navigate({ search: asked.current }, options);
    },
  };
}

/** Filters of a list: a link shows the same list, and going back undoes a choice. */
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
