import { onSchedule } from 'firebase-functions/v2/scheduler';
import { JOB } from '../platform/capacity';
import { REGION } from '../platform/config';
import { secretsOf } from '../platform/secrets';
import { serviceAccountOf } from '../platform/service-accounts';
import { SCHEDULE } from './schedule';
import type { Jobs } from './service';

/**
 * The scheduled functions, for index.ts to export under the names of the jobs.
 *
 * @param jobs asked at the first run, since nothing may touch the outside while a module loads.
 */
export function scheduled(jobs: () => Jobs) {
  const at = (name: keyof Jobs, timeoutSeconds: number) =>
    onSchedule(
      {
        schedule: SCHEDULE[name],
        timeZone: 'Etc/UTC',
        region: REGION,
        secrets: secretsOf(name),
        serviceAccount: serviceAccountOf(name),
        timeoutSeconds,
        ...JOB,
      },
      () => jobs()[name](),
    );
  return {
    remindExpiring: at('remindExpiring', 540),
    archiveExpired: at('archiveExpired', 540),
    cleanUp: at('cleanUp', 540),
    buildRevocations: at('buildRevocations', 540),
    finishSignIns: at('finishSignIns', 540),
    reconcileOrders: at('reconcileOrders', 540),
    repairPurchased: at('repairPurchased', 540),
    sendDueMail: at('sendDueMail', 180),
    syncSeats: at('syncSeats', 540),
  };
}
