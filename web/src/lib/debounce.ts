import { runWhenIdle } from './when-idle';

/** A browser that has no time between two frames runs it so much later all the same. */
const SLOW_MS = 1000;

/**
 * Runs something once nobody has asked for it for `rest` milliseconds, at the latest `longest` after
 * it was asked for first, and between two frames: it must not slow down what moves meanwhile.
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
  /** At once, where it was asked for. */
  const flush = () => {
    if (since === undefined) return;
    cancel();
    run();
  };
  const ask = () => {
    // It takes what is there by then.
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
