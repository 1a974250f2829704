import { REGION } from '@flexa/functions/platform/functions';
import { SCHEDULE } from '@flexa/functions/jobs/schedule';
import { PROJECT } from '../addresses';
import { isDue } from './cron';

const MINUTE_MS = 60_000;
/** Minutes to look back after sleep. In a day every job is due at least once. */
const MISSED_MINUTES_MAX = 24 * 60;

interface Options {
  clock?: () => Date;
  /** Milliseconds between two checks of the clock. */
  every?: number;
}

/**
 * Runs every job of the functions on its schedule, because the Functions emulator has no scheduler.
 * A job whose time passed while the machine slept runs once, when it wakes up.
 */
export function startScheduler(
  functionsUrl: string,
  { clock = () => new Date(), every = 1000 }: Options = {},
): { close(): Promise<void> } {
  const minuteNow = () => Math.floor(clock().getTime() / MINUTE_MS);
  let seen = minuteNow();
  const timer = setInterval(() => {
    const now = minuteNow();
    for (const job of jobsBetween(Math.max(seen, now - MISSED_MINUTES_MAX), now)) {
      void runJob(functionsUrl, job);
    }
    seen = Math.max(seen, now);
  }, every).unref();
  return {
    close: async () => clearInterval(timer),
  };
}

/** Runs a job now. A run that fails appears in the functions' own log. */
export async function runJob(functionsUrl: string, job: string): Promise<void> {
  const url = `${functionsUrl}/functions/projects/${PROJECT}/triggers/${REGION}-${job}-0`;
  await fetch(url, { method: 'POST', body: '{}' }).catch(() => undefined);
}

/** Returns the jobs due after minute `after`, up to and including minute `last`. */
function jobsBetween(after: number, last: number): string[] {
  const minutes = Array.from({ length: Math.max(0, last - after) }, (_, index) => {
    return new Date((after + 1 + index) * MINUTE_MS);
  });
  return Object.entries(SCHEDULE)
    .filter(([, cron]) => minutes.some((minute) => isDue(cron, minute)))
    .map(([job]) => job);
}
