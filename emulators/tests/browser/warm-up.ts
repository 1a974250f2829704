import { API_PREFIX } from '@flexa/contracts/operation';
import { PORTAL, SEEDED, SEEDED_PASSWORD, signInByRest } from './fixtures/people';

/** How many calls at once: pages of as many tests as run side by side make as many, and more take longer. */
const ROUNDS = [2, 4, 4, 4];
/** Milliseconds in which processes that are warm answer a round, on a busy machine too. */
const WARM = 3000;

/**
 * The Functions emulator starts a process for each call that finds the others busy, and the first call of a
 * process that asks the database takes seconds on a busy machine: more than a page waits for an answer,
 * which then leads to /login. So they are started, a few at a time, and asked before the first test.
 */
export async function warmUp(): Promise<void> {
  const { uid, token } = await signInByRest(SEEDED.customer, SEEDED_PASSWORD);
  const headers = { Authorization: `Bearer ${token}` };
  const most = Math.max(...ROUNDS);
  for (const calls of ROUNDS) {
    const began = performance.now();
    const answers = await Promise.all(
      Array.from({ length: calls }, () =>
        fetch(`${PORTAL}${API_PREFIX}/users/${uid}`, { headers }),
      ),
    );
    const isWarm = answers.every(({ ok }) => ok) && performance.now() - began < WARM;
    if (isWarm && calls === most) return;
  }
}
