import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False in a prerendered page and while the app takes it over, true from then on: for what may differ
 * from person to person, and for forms, in which nothing may be typed before they listen.
 */
export function useStarted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
