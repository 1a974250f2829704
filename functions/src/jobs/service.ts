import type { Platform } from '../platform/platform';
import { archiveExpired } from './archive';
import { cleanUp } from './clean-up';
import { tellEnded } from './ended';
import { repairPurchased } from './purchased';
import { remindExpiring, type ContactHolder } from './reminders';

/** What the jobs need of the mail: sends what is due, at most so many. */
export interface MailSender {
  sendDue(limit: number): Promise<unknown>;
}

/** What the jobs need of the payments: makes up for Stripe's events that never came. */
export interface OrderReconciler {
  reconcile(): Promise<void>;
}

/** What the jobs need of the seats: they follow licences that were changed, and move on to what renews them. */
export interface SeatFollower {
  syncDue(): Promise<void>;
  carryDue(): Promise<void>;
}

/** What the jobs need of the sign-ins: sees changes to their end that stopped half-way. */
export interface SignInFinisher {
  finishPasswordChanges(): Promise<void>;
  finishSignInChanges(): Promise<void>;
}

/** What the jobs need of the licence keys: the list of those that were revoked. */
export interface RevocationLister {
  build(): Promise<void>;
}

/** Mails one run sends at most; while the mail server does not answer, each costs ten seconds. */
const MAILS_AT_ONCE = 50;

export type Jobs = ReturnType<typeof jobService>;

/** Scheduled work. Each job may run twice, at once or after days of not running. */
export function jobService(
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
