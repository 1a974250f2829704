import { PROJECT } from '../addresses';

const MINUTE = 60_000;

/** What is worth running on a developer's machine, each so many minutes. */
const JOBS = [
  // A mail that failed is tried again.
  { name: 'sendDueMail', minutes: 1 },
  // What the status page shows.
  { name: 'checkHealth', minutes: 5 },
] as const;

/**
 * Runs the jobs as Cloud Scheduler would, the first time at once; the Functions emulator runs no schedule
 * by itself.
 *
 * @param minute in milliseconds, for tests
 */
export function startScheduler(functionsUrl: string, minute = MINUTE): { close(): Promise<void> } {
  const timers = JOBS.map(({ name, minutes }) => {
    const url = `${functionsUrl}/functions/projects/${PROJECT}/triggers/europe-west1-${name}-0`;
    const run = () => {
      // A run that fails is told in the functions' own log, and the next one comes soon.
      fetch(url, { method: 'POST', body: '{}' }).catch(() => undefined);
    };
    run();
    return setInterval(run, minutes * minute).unref();
  });
  return {
    close: async () => {
      for (const timer of timers) clearInterval(timer);
    },
  };
}
