import type { Platform } from '../platform/platform';
import { archiveExpired } from './archive';
import { cleanUp } from './clean-up';
import { tellEnded } from './ended';
import { repairPurchased } from './purchased';
import { remindExpiring, type ContactHolder } from './reminders';

/** The mail function that the jobs need: sending due mails, up to a limit. */
export interface MailSender {
  sendDue(limit: number): Promise<unknown>;
}

/** The payment function that the jobs need: processing Stripe events that never arrived. */
export interface OrderReconciler {
  reconcile(): Promise<void>;
}

/** The seat functions that the jobs need: following changed licences and moving to their renewals. */
export interface SeatFollower {
  syncDue(): Promise<void>;
  carryDue(): Promise<void>;
}

/** The sign-in functions that the jobs need: finishing interrupted changes. */
export interface SignInFinisher {
  finishPasswordChanges(): Promise<void>;
  finishSignInChanges(): Promise<void>;
}

/** The licence-key function that the jobs need: building the revocation list. */
export interface RevocationLister {
  build(): Promise<void>;
}

/** Mails sent per run. While the mail server doesn't answer, each takes ten seconds. */
const MAILS_AT_ONCE = 50;

export type Jobs = ReturnType<typeof createJobService>;

/** Creates the scheduled jobs. Each may run twice, concurrently, or after days without a run. */
export function createJobService(
  platform: Platform,
  people: ContactHolder,
  orders: OrderReconciler,
  mail: MailSender,
  seats: SeatFollower,
  signIns: SignInFinisher,
  revocationList: RevocationLister,
) {
  /** A step that fails is logged and keeps none of the others from running. */
  const step = (failure: string, run: Promise<void>) =>
    run.catch((error: unknown) => platform.log.error(failure, error));

  return {
    remindExpiring: async () => {
      // Runs first, so that holders are mailed the next key instead of the end.
      await step('seats not carried over', seats.carryDue());
      await step('reminders not finished', remindExpiring(platform, people));
      await step('ended licences not told', tellEnded(platform, people));
    },
    archiveExpired: () => archiveExpired(platform),
    cleanUp: async () => {
      await step('password changes not finished', signIns.finishPasswordChanges());
      await cleanUp(platform);
    },
    buildRevocations: () => revocationList.build(),
    finishSignIns: () => signIns.finishSignInChanges(),
    reconcileOrders: () => orders.reconcile(),
    syncSeats: () => seats.syncDue(),
    repairPurchased: () => repairPurchased(platform),
    sendDueMail: async () => {
      await mail.sendDue(MAILS_AT_ONCE);
    },
  };
}
