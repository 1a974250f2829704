/** npm passes a Ctrl-C on that the terminal has sent us already; the two are one. */
const SAME_PRESS = 400;

/**
 * Calls `onFirst` at the first Ctrl-C, SIGTERM or closing of the terminal, with the reason unless
 * it was the person at the keyboard, and `onSecond` when they insist.
 */
export function onStopSignal(onFirst: (reason: string | null) => void, onSecond: () => void): void {
  let firstAt: number | null = null;
  const handle = (signal: NodeJS.Signals) => {
    const now = performance.now();
    if (firstAt === null) {
      firstAt = now;
      onFirst(signal === 'SIGINT' ? null : signal);
    } else if (now - firstAt > SAME_PRESS) {
      onSecond();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handle);
}

/** How often we look whether npm is still there. */
const PARENT_POLL = 500;

/**
 * Calls `onGone` when the npm that started us has died. It passes a signal no further than to the
 * shell between us, which then dies without a word; so `kill` of `npm start` would leave us behind.
 */
export function onOrphaned(onGone: (reason: string) => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onGone('npm has ended');
  }, PARENT_POLL);
  watch.unref();
}

/** A reader that has gone away (`npm start | head`, a closed terminal) is no reason to crash. */
export function survivePipes(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
