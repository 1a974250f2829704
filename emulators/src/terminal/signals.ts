/** npm passes a Ctrl-C on that the terminal has sent us already; the two are one. */
const SAME_PRESS = 400;

/**
 * Calls `onFirst` at the first Ctrl-C, SIGTERM or closing of the terminal, and `onSecond` when the
 * person insists.
 */
export function onStopSignal(
  onFirst: (signal: NodeJS.Signals) => void,
  onSecond: () => void,
): void {
  let firstAt: number | null = null;
  const handle = (signal: NodeJS.Signals) => {
    const now = performance.now();
    if (firstAt === null) {
      firstAt = now;
      onFirst(signal);
    } else if (now - firstAt > SAME_PRESS) {
      onSecond();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handle);
}

/** A reader that has gone away (`npm start | head`, a closed terminal) is no reason to crash. */
export function survivePipes(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
