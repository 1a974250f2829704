import { verifyLicense, type LicenseVerdict, type VerifyOptions } from './verify.js';
import { WORDS, type LicenseWords } from './words.js';

export interface LicenseCheck extends LicenseVerdict {
  /** Message for the author of the report. */
  message: string;
}

export interface CheckOptions extends VerifyOptions {
  /** Words of the visual's own in place of ours. */
  words?: Partial<LicenseWords> | undefined;
}

/**
 * Checks a licence key as `verifyLicense` does, and says the result in English or in the given words.
 *
 * @throws RangeError where `now` isn't a date
 */
export function checkLicense(key: unknown, { words, ...options }: CheckOptions): LicenseCheck {
  const verdict = verifyLicense(key, options);
  const { state, claims, endsAt, daysLeft, fault } = verdict;
  const say = words?.[state] ?? WORDS[state];
  return { ...verdict, message: say({ licensee: claims?.nam ?? '', endsAt, daysLeft, fault }) };
}
