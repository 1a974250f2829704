import { PASSWORD_MAX, PASSWORD_MIN } from './constants';

/** Rules of the password policy, each with its text in the list of rules. */
export const PASSWORD_RULES = [
  { label: `${PASSWORD_MIN} characters`, test: (text: string) => text.length >= PASSWORD_MIN },
  { label: 'One number', test: (text: string) => /\p{N}/u.test(text) },
  { label: 'One lowercase letter', test: (text: string) => /\p{Ll}/u.test(text) },
  { label: 'One uppercase letter', test: (text: string) => /\p{Lu}/u.test(text) },
] as const;

/** Returns the message for a new password that breaks the policy, or undefined. */
export function findPasswordFault(text: string): string | undefined {
  if (text.length > PASSWORD_MAX) return `Use at most ${PASSWORD_MAX} characters`;
  const isGood = PASSWORD_RULES.every(({ test }) => test(text));
  return isGood ? undefined : 'The password doesn’t meet the rules below';
}
