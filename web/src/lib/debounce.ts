import { runWhenIdle } from './when-idle';

/** Longest wait for idle time between two frames. */
const SLOW_MS = 1000;

/**
 * Creates a function that runs something once it has not been called for `rest` milliseconds, at the latest
 * `longest` after the first call. It runs between two frames, so that animations stay smooth.
 */
export function debounce(run: () => void, rest: number, longest = Infinity) {
  let since: number | undefined;
  let isComing = false;
  let stop: (() => void) | undefined;
  const cancel = () => {
    stop?.();
    isComing = false;
    since = undefined;
  };
  /** Runs a pending call at once. */
  const flush = () => {
    if (since === undefined) return;
    cancel();
    run();
  };
  const ask = () => {
    // The pending run uses the latest state.
    if (isComing) return;
    since ??= Date.now();
    stop?.();
    const wait = Math.min(rest, Math.max(0, since + longest - Date.now()));
    const timer = setTimeout(() => {
      isComing = true;
      stop = runWhenIdle(flush, SLOW_MS);
    }, wait);
    stop = () => clearTimeout(timer);
  };
  return Object.assign(ask, { cancel, flush });
}
