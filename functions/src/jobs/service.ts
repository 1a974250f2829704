import type { Platform } from '../platform/platform';
import { archiveExpired } from './archive';
import { cleanUp } from './clean-up';
import { notifyEnded } from './ended';
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
export interface SeatSync {
  syncDue(): Promise<void>;
  carryDueSeatsOver(): Promise<void>;
}

/** The sign-in functions that the jobs need: finishing interrupted changes. */
export interface SignInFinisher {
  finishPasswordChanges(): Promise<void>;
  finishSignInChanges(): Promise<void>;
}

/** The licence-key function that the jobs need: building the revocation list. */
export interface RevocationListBuilder {
  build(): Promise<void>;
}

/** Mails sent per run. Each takes up to ten seconds when the mail server does not answer. */
const MAILS_PER_RUN = 50;

export type Jobs = ReturnType<typeof createJobService>;

/** Creates the scheduled jobs. Each may run twice, concurrently, or after days without a run. */
export function createJobService(
  platform: Platform,
  people: ContactHolder,
  orders: OrderReconciler,
  mail: MailSender,
  seats: SeatSync,
  signIns: SignInFinisher,
  revocationList: RevocationListBuilder,
) {
  /** Runs one step and logs its failure, so that the remaining steps still run. */
  const runStep = (failure: string, run: Promise<void>) =>
    run.catch((error: unknown) => platform.log.error(failure, error));

  return {
    remindExpiring: async () => {
      // Runs first, so that holders are mailed the next key instead of the end.
      await runStep('seats not carried over', seats.carryDueSeatsOver());
      await runStep('reminders not finished', remindExpiring(platform, people));
      await runStep('mails about ended licences not finished', notifyEnded(platform, people));
    },
    archiveExpired: () => archiveExpired(platform),
    cleanUp: async () => {
      await runStep('password changes not finished', signIns.finishPasswordChanges());
      await cleanUp(platform);
    },
    buildRevocations: () => revocationList.build(),
    finishSignIns: () => signIns.finishSignInChanges(),
    reconcileOrders: () => orders.reconcile(),
    syncSeats: () => seats.syncDue(),
    repairPurchased: () => repairPurchased(platform),
    sendDueMail: async () => {
      await mail.sendDue(MAILS_PER_RUN);
    },
  };
}
