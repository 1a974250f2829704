import type { Jobs } from './service';

/**
 * The cron expression of each job, in UTC. Cloud Scheduler runs by it, and so does the local stack.
 * Reminders also run at midnight, so that the mail of a licence's last day comes before it ends.
 */
export const SCHEDULE = {
  remindExpiring: '0 */3 * * *',
  archiveExpired: '20 3 * * *',
  cleanUp: '40 * * * *',
  buildRevocations: '25 * * * *',
  finishSignIns: '*/10 * * * *',
  reconcileOrders: '10 * * * *',
  repairPurchased: '0 4 * * 0',
  sendDueMail: '* * * * *',
  syncSeats: '* * * * *',
} as const satisfies Record<keyof Jobs, string>;
