import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';

/**
 * The part of the address after '?', to read and to change.
 *
 * A navigation takes its time, and one that is overtaken never arrives. So a change builds on what
 * was asked for last, not on what is on the screen.
 */
export function useAddressQuery() {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const asked = useRef(search);

  useLayoutEffect(() => {
    asked.current = search;
  }, [key, search]);
  useEffect(() => {
    // Back was pressed: the address is the earlier one, long before its page is shown.
    const follow = () => {
      asked.current = window.location.search;
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  return {
    query: useMemo(() => new URLSearchParams(search), [search]),
    change(edit: (query: URLSearchParams) => URLSearchParams, options?: NavigateOptions) {
      const next = edit(new URLSearchParams(asked.current)).toString();
      asked.current = next;
      void navigate({ search: next }, options);
    },
  };
}
