import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Pack } from '@flexa/contracts/plans';
import { useSearch } from '@/ui/use-hydrated';
import { readChoice, readReturn, buildSearch, type Choice } from './choice';

/** Marks navigations that the page made for a choice, to tell them from links. */
const CHOOSING = 'choosing';

/**
 * Keeps the selection in the address, so that links, reloads and the back button restore it. The
 * page shows a change at once, before the address has followed.
 */
export function useChoice(page: Pack) {
  const location = useLocation();
  const { pathname, key } = location;
  const search = useSearch();
  const type = useNavigationType();
  const navigate = useNavigate();
  const [choice, setChoice] = useState(() => readChoice(page, search));
  const [returned, setReturned] = useState(() => readReturn(search));

  const entry = key + search;
  const [knownEntry, setKnownEntry] = useState(entry);
  if (knownEntry !== entry) {
    setKnownEntry(entry);
    const isOurs = type === NavigationType.Replace && location.state === CHOOSING;
    if (!isOurs) {
      setChoice(readChoice(page, search));
      setReturned(readReturn(search));
    }
  }

  // Two changes may come before the next render, such as input from before hydration.
  const latest = useRef(choice);
  useLayoutEffect(() => {
    latest.current = choice;
  }, [choice]);

  return {
    choice,
    /** Result of the payment that the person returned from, until they choose something else. */
    returned,
    /** Address of the page with the choice. */
    address: pathname + buildSearch(choice),
    choose(change: Partial<Choice>) {
      const next = { ...latest.current, ...change };
      latest.current = next;
      setChoice(next);
      setReturned(null);
      void navigate({ search: buildSearch(next) }, { replace: true, state: CHOOSING });
    },
  };
}
