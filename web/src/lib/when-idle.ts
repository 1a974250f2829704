/**
 * Runs something once the browser is idle, at the latest after `timeout` milliseconds. Safari has no
 * requestIdleCallback, so there it runs after `otherwise` milliseconds. The returned function cancels it.
 */
export function runWhenIdle(run: () => void, timeout: number, otherwise = 1): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, otherwise);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run, { timeout });
  return () => cancelIdleCallback(id);
}

/** Runs tasks one after another, each once the browser is idle. The returned function stops it. */
export function runEachWhenIdle(
  runs: readonly (() => void)[],
  ...patience: [timeout: number, otherwise?: number]
): () => void {
  const [first, ...rest] = runs;
  if (!first) return () => undefined;
  let stop = runWhenIdle(
    () => {
      first();
      stop = runEachWhenIdle(rest, ...patience);
    },
    ...patience,
  );
  return () => stop();
}
