import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether what is rendered is the prerendered page, on the server or as it is taken over. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
