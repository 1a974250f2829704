import { PORTAL } from './fixtures/people';

/** Pages of as many tests as run side by side call the API several times at once. */
const CALLS_AT_ONCE = 10;

/**
 * The Functions emulator starts a process for each call that finds the others busy, which takes seconds
 * on a busy machine: more than a page waits for an answer. They are started before the first test.
 */
export default async function warmUp(): Promise<void> {
  const calls = Array.from({ length: CALLS_AT_ONCE }, () => fetch(`${PORTAL}/api/v1/health`));
  for (const { status } of await Promise.all(calls)) {
    if (status !== 200) throw new Error(`The API answers ${status}`);
  }
}
