import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const subscribeNever = () => () => undefined;

/**
 * False in a prerendered page and while React takes it over, true from then on: for what may differ
 * from person to person or from day to day.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
}

/** The part of the address after '?', which no page is prerendered with. */
export function useSearch(): string {
  const { search } = useLocation();
  return useHydrated() ? search : '';
}
