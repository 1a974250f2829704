import type { Platform } from '../platform/platform';
import { archiveExpired } from './archive';
import { cleanUp } from './clean-up';
import { tellEnded } from './ended';
import { repairPurchased } from './purchased';
import { remindExpiring, type ContactHolder } from './reminders';

/** The part of the mail that the jobs need: sending due mails, up to a limit. */
export interface MailSender {
  sendDue(limit: number): Promise<unknown>;
}

/** The part of the payments that the jobs need: making up for Stripe events that never arrived. */
export interface OrderReconciler {
  reconcile(): Promise<void>;
}

/**
 * The part of the seats that the jobs need: following changed licences and moving to their
 * renewals.
 */
export interface SeatFollower {
  syncDue(): Promise<void>;
  carryDue(): Promise<void>;
}

/** The part of the sign-ins that the jobs need: finishing interrupted changes. */
export interface SignInFinisher {
  finishPasswordChanges(): Promise<void>;
  finishSignInChanges(): Promise<void>;
}

/** The part of the licence keys that the jobs need: building the revocation list. */
export interface RevocationLister {
  build(): Promise<void>;
}

/** Mails sent per run. While the mail server doesn't answer, each takes ten seconds. */
const MAILS_AT_ONCE = 50;

export type Jobs = ReturnType<typeof createJobService>;

/** Scheduled work. Each job may run twice, at once or after days of not running. */
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
      // First, so that each holder is mailed the next key and not the end.
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
