/**
 * Runs something once the browser has nothing else to do, at the latest after `timeout` milliseconds.
 * Safari has no requestIdleCallback: there it runs after `otherwise` milliseconds. The answer takes
 * it back.
 */
export function whenIdle(run: () => void, timeout: number, otherwise = 1): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, otherwise);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run, { timeout });
  return () => cancelIdleCallback(id);
}
