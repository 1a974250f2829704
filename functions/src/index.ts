import { BODY_MAX_BYTES } from '@flexa/contracts/constants';
import { createAuditTrigger } from './audit/trigger';
import { processServices } from './compose';
import { limitBodies } from './http/body-limit';
import { callables } from './http/callables';
import { createSignInGuard } from './accounts/sign-in/sign-in-guard';
import { scheduleJobs } from './jobs/scheduled';
import { createMailTrigger } from './mail/trigger';
import { createStripeWebhook } from './payments/stripe-webhook';
import { systemClock } from './platform/clock';
import { getPlatform } from './platform/platform';

// Firestore's events come from the platform alone, and a large document makes a large one.
if (process.env.FUNCTION_SIGNATURE_TYPE !== 'cloudevent') limitBodies(BODY_MAX_BYTES);

export { api } from './http/api';
export const stripeWebhook = createStripeWebhook(() => processServices().payments.handleEvent);
export const guardSignIns = createSignInGuard(systemClock);
export const watchAudit = createAuditTrigger(getPlatform);
export const sendNewMail = createMailTrigger(() => processServices().mail);
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

export const { users, licenses, discount, verification } = callables;
