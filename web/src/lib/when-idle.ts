/**
 * Runs something once the browser has nothing else to do, at the latest after `timeout` milliseconds.
 * Safari has no requestIdleCallback: there it runs after `otherwise` milliseconds. The answer takes
 * it back.
 */
export function runWhenIdle(run: () => void, timeout: number, otherwise = 1): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, otherwise);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run, { timeout });
  return () => cancelIdleCallback(id);
}

/** Runs one after the other, each once the browser has nothing else to do. The answer stops it. */
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
