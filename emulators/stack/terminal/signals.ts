/** Milliseconds. The terminal sends us a Ctrl-C, and npm passes the same one on. */
const DUPLICATE_LIMIT = 400;

/**
 * Calls `onFirst` at the first Ctrl-C, SIGTERM or closing of the terminal, and `onSecond` at another one. The reason is
 * null for Ctrl-C.
 */
export function onStopSignal(onFirst: (reason: string | null) => void, onSecond: () => void): void {
  let firstAt: number | null = null;
  const handle = (signal: NodeJS.Signals) => {
    const now = performance.now();
    if (firstAt === null) {
      firstAt = now;
      onFirst(signal === 'SIGINT' ? null : signal);
    } else if (now - firstAt > DUPLICATE_LIMIT) {
      onSecond();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handle);
}

/** Milliseconds between two checks that npm still runs. */
const PARENT_POLL = 500;

/**
 * Calls `onGone` when the npm that started us has died. npm passes a signal only to the shell between us, which dies
 * without passing it on, so `kill` of `npm start` would leave us behind.
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

/** Prevents a crash when the reader of our output has gone (`npm start | head`, a closed terminal). */
export function survivePipes(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
