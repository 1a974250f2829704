import { SCHEDULE } from '@flexa/functions/jobs/schedule';
import { REGION } from '@flexa/functions/platform/functions';
import { PROJECT } from './addresses';

const MINUTE_MS = 60_000;
/** Minutes to look back after sleep: a day, in which every job is due but the weekly one. */
const MISSED_MINUTES_MAX = 24 * 60;
/** Milliseconds between two checks of the clock. */
const CHECK_EVERY = 1000;

/**
 * Runs every job of the functions on its schedule, because the Functions emulator has no scheduler.
 * A job whose time passed while the machine slept runs once, when it wakes up. Returns a function that ends it.
 */
export function startSchedule(functionsUrl: string, clock = () => new Date()): () => void {
  const readMinute = () => Math.floor(clock().getTime() / MINUTE_MS);
  let lastMinute = readMinute();
  const timer = setInterval(() => {
    const now = readMinute();
    for (const job of findDueJobs(Math.max(lastMinute, now - MISSED_MINUTES_MAX), now)) {
      void runJob(functionsUrl, job);
    }
    lastMinute = Math.max(lastMinute, now);
  }, CHECK_EVERY).unref();
  return () => clearInterval(timer);
}

/** Runs a job now. A run that fails appears in the functions' own log. */
export async function runJob(functionsUrl: string, job: string): Promise<void> {
  const url = `${functionsUrl}/functions/projects/${PROJECT}/triggers/${REGION}-${job}-0`;
  await fetch(url, { method: 'POST', body: '{}' }).catch(() => undefined);
}

/** Finds the jobs due after minute `after`, up to and including minute `last`. */
function findDueJobs(after: number, last: number): string[] {
  const minutes = Array.from({ length: Math.max(0, last - after) }, (_, index) => {
    return new Date((after + 1 + index) * MINUTE_MS);
  });
  return Object.entries(SCHEDULE)
    .filter(([, cron]) => minutes.some((minute) => isDue(cron, minute)))
    .map(([job]) => job);
}

/**
 * Tells if a cron expression includes a minute, in UTC. Supports what our schedules use: a number, `*`, and `*` with a
 * step for minutes and hours.
 */
export function isDue(cron: string, at: Date): boolean {
  const time = [at.getUTCMinutes(), at.getUTCHours()];
  const date = [at.getUTCDate(), at.getUTCMonth() + 1, at.getUTCDay()];
  if (!/^((\d+|\*|\*\/[1-9]\d*) ){2}((\d+|\*) ?){3}$/.test(cron)) {
    throw new Error(`The schedule "${cron}" is not supported.`);
  }
  return cron.split(' ').every((field, index) => {
    const value = [...time, ...date][index] ?? 0;
    if (field.startsWith('*')) return value % Number(field.slice(2) || 1) === 0;
    return value === Number(field);
  });
}
