import { formatCount } from './format';
import type { Limit } from './operation';
import { MAIL_PAUSE_MS } from './verification-limits';

const DAY = 24 * 60 * 60;

/** Builds the message for a mail requested too soon after the last one. */
function createPauseMessage(mailName: string) {
  return (seconds: number) => {
    const wait = formatCount(seconds, 'second');
    return `We have just sent you a ${mailName}. You can request another in ${wait}`;
  };
}

/**
 * Builds the message for a mailbox whose limit strangers may have used up. It names other ways to
 * sign in.
 */
function createUsedUpMessage(mailName: string) {
  return (seconds: number) => {
    const hours = Math.ceil(seconds / 3600);
    const wait = hours === 1 ? 'an hour' : formatCount(hours, 'hour');
    return `We can’t send this address another ${mailName} for ${wait}. You can still request one in a browser you have signed in with before, or sign in with your password, Google, Microsoft or a passkey`;
  };
}

/**
 * Limits the mails that an operation sends to an unproved address. The pause applies to an address
 * and a source together, so a stranger can't make the owner wait. The daily caps protect the
 * mailbox, the portal from a single source, and our reputation as a sender. A browser that has
 * signed in to the account before has its own counter: strangers can use up the mailbox's limit,
 * but not that.
 */
export function createMailCaps(mailName: string): readonly Limit[] {
  return [
    {
      points: 1,
      seconds: MAIL_PAUSE_MS / 1000,
      by: 'email-and-address',
      lasting: true,
      message: createPauseMessage(mailName),
    },
    { points: 10, seconds: DAY, by: 'email-and-address', lasting: true },
    {
      points: 30,
      seconds: DAY,
      by: 'email',
      lasting: true,
      message: createUsedUpMessage(mailName),
    },
    { points: 100, seconds: DAY, by: 'address', lasting: true },
    {
      points: 5_000,
      seconds: DAY,
      by: 'all',
      lasting: true,
      message: createUsedUpMessage(mailName),
    },
  ];
}
