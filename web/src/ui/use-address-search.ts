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

/** Pause before a search: long enough that fast typing sends one, short enough to feel immediate. */
const TYPING_PAUSE_MS = 250;

/** Options for typed text, which replace the history entry so that not every letter is a step back. */
const TYPED: NavigateOptions = { replace: true, state: { typed: true } };

/**
 * Keeps the text of a search field in the address, which follows late; until then the field shows the typed
 * text. Any other navigation drops text that is still being typed, and Back drops it at once.
 *
 * @param value Text in the address as it is shown.
 * @param search Puts text into the address, by a navigation with these options if there are any.
 */
export function useAddressSearch(
  value: string,
  search: (text: string, options?: NavigateOptions) => void,
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
  const ask = useEffectEvent((text: string) => {
    // Another navigation is running and will drop the text when it arrives.
    const isLeaving = coming && !(coming.state as { typed?: boolean } | null)?.typed;
    if (!isLeaving) search(text, TYPED);
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
    /** Searches at once, for the Enter key. */
    submit: () => draft !== null && search(draft, TYPED),
    /** Empties the field and focuses it, since the clicked button disappears. */
    clear() {
      setDraft(null);
      search('');
      field.current?.focus();
    },
    /** Drops the typed text. */
    drop: () => setDraft(null),
  };
}

export type AddressSearch = ReturnType<typeof useAddressSearch>;
