import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  type NavigateOptions,
} from 'react-router-dom';
import { debounce } from '@/lib/debounce';
import { useSearch } from './use-hydrated';

/** Long enough that a fast typist sends one search, short enough to feel at once. */
const TYPING_PAUSE_MS = 250;

/** How typed words go into the address: not every letter is a step back. */
const TYPED: NavigateOptions = { replace: true, state: { typed: true } };

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

/**
 * A search field whose words live in the address, which follows late: until then the field shows what
 * is typed. Any other navigation drops what is still being typed; back drops it when it is pressed.
 *
 * @param value The words in the address as it is shown.
 * @param search Puts words into the address, by a navigation with these options if there are any.
 */
export function useAddressSearch(
  value: string,
  search: (words: string, options?: NavigateOptions) => void,
) {
  const { key, state } = useLocation() as { key: string; state: { typed?: boolean } | null };
  const isPop = useNavigationType() === NavigationType.Pop;
  const { location: coming } = useNavigation();
  const field = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    if (!isPop && (!state?.typed || value === draft)) setDraft(null);
  }
  const ask = useEffectEvent((words: string) => {
    // A press is on its way and drops the words when it arrives, however late that is.
    const isLeaving = coming && !(coming.state as { typed?: boolean } | null)?.typed;
    if (!isLeaving) search(words, TYPED);
  });
  useEffect(() => {
    if (draft === null) return;
    const searchSoon = debounce(() => ask(draft), TYPING_PAUSE_MS);
    searchSoon();
    return searchSoon.cancel;
  }, [draft]);
  useOnBack(() => setDraft(null));

  return {
    field,
    text: draft ?? value,
    type: setDraft,
    /** Searches at once: Enter. */
    submit: () => draft !== null && search(draft, TYPED),
    /** Empties the field and goes there: what was pressed for it is gone then. */
    clear() {
      setDraft(null);
      search('');
      field.current?.focus();
    },
    /** Forgets what is being typed. */
    drop: () => setDraft(null),
  };
}

export type AddressSearch = ReturnType<typeof useAddressSearch>;

function useOnBack(run: () => void): void {
  const back = useEffectEvent(run);
  useEffect(() => {
    const follow = () => back();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
}
