import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigationType,
  type NavigateOptions,
} from 'react-router-dom';

/** Long enough that a fast typist sends one search, short enough to feel at once. */
const TYPING_PAUSE_MS = 250;

/** How typed words go into the address: not every letter is a step back, and nothing scrolls. */
const TYPED: NavigateOptions = {
  replace: true,
  preventScrollReset: true,
  state: { typed: true },
};

/**
 * A search field whose words live in the address.
 *
 * A navigation takes its time, so the address follows late: until then the field shows what was
 * typed. A navigation of any other kind drops a search still being typed, which would undo it a
 * moment later. The back button drops it when it is pressed: what is typed while the earlier page is
 * on its way is a search of that page.
 *
 * @param value The words in the address as it is shown.
 * @param search Puts words into the address, by a navigation with these options if there are any.
 */
export function useTypedSearch(
  value: string,
  search: (words: string, options?: NavigateOptions) => void,
) {
  const location = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const isEcho = !isPop && (location.state as { typed?: boolean } | null)?.typed === true;
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(search);
  const [draft, setDraft] = useState<string | null>(null);

  const [lastKey, setLastKey] = useState(location.key);
  if (location.key !== lastKey) {
    setLastKey(location.key);
    if (!isPop && (!isEcho || value === draft)) setDraft(null);
  }
  useLayoutEffect(() => {
    latest.current = search;
  });
  useLayoutEffect(() => {
    if (!isEcho && !isPop) clearTimeout(timer.current);
  }, [location.key, isEcho, isPop]);

  function drop() {
    clearTimeout(timer.current);
    setDraft(null);
  }
  useEffect(() => {
    window.addEventListener('popstate', drop);
    return () => {
      window.removeEventListener('popstate', drop);
      clearTimeout(timer.current);
    };
  }, []);

  return {
    /** The field itself. */
    field,
    /** What the field shows. */
    text: draft ?? value,
    /** Searches after a pause in the typing. */
    type(words: string) {
      setDraft(words);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(words, TYPED), TYPING_PAUSE_MS);
    },
    /** Searches at once: Enter. */
    submit() {
      if (draft === null) return;
      clearTimeout(timer.current);
      search(draft, TYPED);
    },
    /** Empties the field and goes there: what was pressed for it is gone then. */
    clear() {
      drop();
      search('');
      field.current?.focus();
    },
    /** Forgets what is being typed. */
    drop,
  };
}

export type TypedSearch = ReturnType<typeof useTypedSearch>;
