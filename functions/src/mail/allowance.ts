import type { Limit } from '@flexa/contracts/operation';
import { normalizeMailbox } from '../platform/mailbox';

const DAY_SECONDS = 24 * 60 * 60;

/** Mails per day that strangers may cause: to one mailbox, and in total. */
export const MAILS_PER_DAY = { mailbox: 5, all: 1000 };

/** Takes a point of the key's limit; throws too-many-requests if none is left. */
export type Count = (counter: string, limit: Limit, key: string) => Promise<void>;

/**
 * @throws AppError too-many-requests if the mailbox or the portal has reached its limit for the
 * day.
 */
export type Allowance = (to: string) => Promise<void>;

/**
 * Counts mails to addresses that someone typed into a form, across all forms. The limit of each
 * operation counts the mails of one source.
 */
export function createMailAllowance(count: Count): Allowance {
  const buildDailyLimit = (points: number): Limit => ({
    points,
    seconds: DAY_SECONDS,
    by: 'email',
    lasting: true,
  });
  return async (to) => {
    // In this order, so that a flood to one mailbox doesn't use up the total.
    await count('mail to a mailbox', buildDailyLimit(MAILS_PER_DAY.mailbox), normalizeMailbox(to));
    await count('mail to anybody', buildDailyLimit(MAILS_PER_DAY.all), 'all');
  };
}
