import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const subscribeNever = () => () => undefined;

/**
 * Returns false in a prerendered page and during hydration, and true afterwards. For content that depends on the
 * person or the day.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );
}

/** Returns the query of the address, which prerendered pages don't know. */
export function useSearch(): string {
  const { search } = useLocation();
  return useHydrated() ? search : '';
}
