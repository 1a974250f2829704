import '../http/limit-all-bodies';
import { processServices } from '../compose';
import { scheduleJobs } from '../jobs/scheduled';

export const {
  remindExpiring,
  archiveExpired,
  cleanUp,
  buildRevocations,
  finishSignIns,
  reconcileOrders,
  repairPurchased,
  sendDueMail,
  syncSeats,
} = scheduleJobs(() => processServices().jobs);
