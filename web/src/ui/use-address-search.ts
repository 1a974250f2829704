import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  NavigationType,
  useLocation,
  useNavigation,
  useNavigationType,
  type NavigateOptions,
} from 'react-router-dom';
import { debounce } from '@/lib/debounce';
import { useOnBack } from './use-on-back';

/** Long enough that a fast typist sends one search, short enough to feel at once. */
const TYPING_PAUSE_MS = 250;

/** How typed words go into the address: not every letter is a step back. */
const TYPED: NavigateOptions = { replace: true, state: { typed: true } };

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
