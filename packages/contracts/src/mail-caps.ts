import { formatCount } from './format';
import type { Limit } from './operation';
import { MAIL_PAUSE_MS } from './verification-limits';

const DAY = 24 * 60 * 60;

/** What is said where the last mail was sent from there a moment ago. */
function pauseMessage(what: string) {
  return (seconds: number) => {
    const wait = formatCount(seconds, 'second');
    return `We have just sent you a ${what}. You can request another in ${wait}`;
  };
}

/** What is said where strangers, too, may have used up what there is: how to sign in all the same. */
function usedUpMessage(what: string) {
  return (seconds: number) => {
    const hours = Math.ceil(seconds / 3600);
    const wait = hours === 1 ? 'an hour' : formatCount(hours, 'hour');
    return `We can’t send this address another ${what} for ${wait}. You can still request one in a browser you have signed in with before, or sign in with your password, Google, Microsoft or a passkey`;
  };
}

/**
 * How many mails an operation sends to an address that nobody has proved. The pause counts for an
 * address and a source together, so a stranger can't make the owner wait. The daily caps protect the
 * mailbox, the portal from one source, and its name as a sender. A browser that has signed in to the account
 * before is counted by itself alone: strangers can use up what there is for the mailbox, but not that.
 */
export function mailCaps(what: string): readonly Limit[] {
  return [
    {
      points: 1,
      seconds: MAIL_PAUSE_MS / 1000,
      by: 'email-and-address',
      lasting: true,
      message: pauseMessage(what),
    },
    { points: 10, seconds: DAY, by: 'email-and-address', lasting: true },
    { points: 30, seconds: DAY, by: 'email', lasting: true, message: usedUpMessage(what) },
    { points: 100, seconds: DAY, by: 'address', lasting: true },
    { points: 5_000, seconds: DAY, by: 'all', lasting: true, message: usedUpMessage(what) },
  ];
}
