import { PROJECT } from '../addresses';

/** As Cloud Scheduler would; the Functions emulator runs no schedule by itself. */
const EVERY = 60_000;
/** What is worth running on a developer's machine: a mail that failed is tried again. */
const JOB = 'europe-west1-sendDueMail-0';

/** Runs the job that sends what is due, each minute; answers how to stop. */
export function startScheduler(functionsUrl: string, every = EVERY): { close(): Promise<void> } {
  const url = `${functionsUrl}/functions/projects/${PROJECT}/triggers/${JOB}`;
  const timer = setInterval(() => {
    // A run that fails is told in the functions' own log, and the next one is a minute away.
    fetch(url, { method: 'POST', body: '{}' }).catch(() => undefined);
  }, every);
  timer.unref();
  return {
    close: async () => clearInterval(timer),
  };
}
