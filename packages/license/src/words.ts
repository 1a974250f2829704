import type { LicenseState } from './state.js';
import type { KeyFault } from './jws.js';

/** Data for the messages of a state. */
export interface LicenseFacts {
  /** Name of the licensee; empty if the key has no name. */
  licensee: string;
  endsAt: Date | null;
  daysLeft: number;
  fault: KeyFault | null;
}

/** A sentence for each state; a visual may bring its own, in its reader's language. */
export type LicenseWords = Record<LicenseState, (facts: LicenseFacts) => string>;

const formatDay = (date: Date | null) => date?.toISOString().slice(0, 10) ?? '';
const formatDays = (count: number) => (count === 1 ? '1 day' : `${count} days`);

const FAULTS: Record<KeyFault, string> = {
  malformed: 'This isn’t a whole licence key. Copy it again, from its first letter to its last.',
  'unknown-key': 'This version of the visual doesn’t know this kind of key. Update the visual.',
  'bad-signature': 'This licence key was changed after it was made. Copy it again.',
};

export const WORDS: LicenseWords = {
  missing: () => 'No licence key.',
  malformed: ({ fault }) => FAULTS[fault ?? 'malformed'],
  'wrong-product': () => 'This licence key is for another product.',
  revoked: () => 'This licence was taken back.',
  expired: ({ endsAt }) => `The licence ended on ${formatDay(endsAt)}.`,
  grace: ({ endsAt, daysLeft }) =>
    `The licence ended on ${formatDay(endsAt)}. The key works for ${formatDays(daysLeft)} more.`,
  trial: ({ daysLeft }) => `Trial, ${formatDays(daysLeft)} left`,
  valid: ({ licensee, endsAt }) =>
    `Licensed${licensee && ` to ${licensee}`} until ${formatDay(endsAt)}`,
};
