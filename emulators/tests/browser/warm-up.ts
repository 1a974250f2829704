import { API_PREFIX } from '@flexa/contracts/operation';
import { PORTAL, SEEDED, SEEDED_PASSWORD, signInByRest } from './fixtures/people';

/** Concurrent calls in each round. The pages of the tests that run side by side make about four. */
const ROUNDS = [2, 4, 4, 4];
/** Milliseconds in which warm processes answer a round, even on a busy machine. */
const WARM = 3000;

/**
 * Starts the processes of the API, a few at a time, and calls them before the first test. The Functions emulator starts a
 * process for each call that finds the others busy, and its first read of the database takes seconds on a busy machine.
 * A page doesn't wait that long and leads to /login.
 */
export async function warmUp(): Promise<void> {
  const { uid, token } = await signInByRest(SEEDED.customer, SEEDED_PASSWORD);
  const headers = { Authorization: `Bearer ${token}` };
  const maxCalls = Math.max(...ROUNDS);
  for (const calls of ROUNDS) {
    const began = performance.now();
    const answers = await Promise.all(
      Array.from({ length: calls }, () =>
        fetch(`${PORTAL}${API_PREFIX}/users/${uid}`, { headers }),
      ),
    );
    const isWarm = answers.every(({ ok }) => ok) && performance.now() - began < WARM;
    if (isWarm && calls === maxCalls) return;
  }
}
