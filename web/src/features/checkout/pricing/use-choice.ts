import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Pack } from '@flexa/contracts/plans';
import { useSearch } from '@/ui/use-hydrated';
import { readChoice, readReturn, buildSearch, type Choice } from './choice';

/** Marks the addresses that a choice writes, as against those that bring one. */
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
  const [seen, setSeen] = useState(entry);
  if (seen !== entry) {
    setSeen(entry);
    const isOurs = type === NavigationType.Replace && location.state === CHOOSING;
    if (!isOurs) {
      setChoice(readChoice(page, search));
      setReturned(readReturn(search));
    }
  }

  // Two changes may come before the page is drawn again, as with those made while it started.
  const latest = useRef(choice);
  useLayoutEffect(() => {
    latest.current = choice;
  }, [choice]);

  return {
    choice,
    /** How the person came back from the payment, until something else is chosen. */
    returned,
    /** The address of the page with what is chosen. */
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
