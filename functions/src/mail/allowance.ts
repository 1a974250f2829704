import type { Limit } from '@flexa/contracts/operation';
import { mailboxOf } from '../platform/mailbox';

const DAY_SECONDS = 24 * 60 * 60;

/** Mails that anybody may cause to any address, in a day: to one mailbox, and in all. */
export const MAILS_A_DAY = { mailbox: 5, all: 1000 };

/** Takes a point of the person who the key stands for; throws too-many-requests where none is left. */
export type Count = (what: string, limit: Limit, key: string) => Promise<void>;

/** @throws AppError too-many-requests where the address, or everybody, has had enough for a day. */
export type Allowance = (to: string) => Promise<void>;

/**
 * What is sent to an address that someone typed into a form is counted across all forms. How many
 * one source sends is the limit of each operation.
 */
export function mailAllowance(count: Count): Allowance {
  const inDay = (points: number): Limit => ({
    points,
    seconds: DAY_SECONDS,
    by: 'email',
    lasting: true,
  });
  return async (to) => {
    // In this order: a flood to one mailbox must not use up what is there for all.
    await count('mail to a mailbox', inDay(MAILS_A_DAY.mailbox), mailboxOf(to));
    await count('mail to anybody', inDay(MAILS_A_DAY.all), 'all');
  };
}
