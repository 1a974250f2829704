import { onSchedule, type ScheduleFunction } from 'firebase-functions/v2/scheduler';
import { getDeployOptions } from '../platform/functions';
import { SCHEDULE } from './schedule';
import type { Jobs } from './service';

/**
 * Creates the scheduled functions, by the names of the jobs.
 *
 * @param jobs called at the first run, because nothing may be contacted while a module loads.
 */
export function scheduleJobs(jobs: () => Jobs): Record<keyof Jobs, ScheduleFunction> {
  const names = Object.keys(SCHEDULE) as (keyof Jobs)[];
  const made = names.map((name) => {
    const options = { schedule: SCHEDULE[name], timeZone: 'Etc/UTC', ...getDeployOptions(name) };
    return [name, onSchedule(options, () => jobs()[name]())] as const;
  });
  return Object.fromEntries(made) as Record<keyof Jobs, ScheduleFunction>;
}
