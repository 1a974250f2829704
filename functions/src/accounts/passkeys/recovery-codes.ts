import { RECOVERY_CODES } from '@flexa/contracts/passkeys';
import { computeFingerprint } from '../../platform/fingerprint';
import type { Platform } from '../../platform/platform';

/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF = 5;

/** Codes that do the work of a passkey once; kept as keyed hashes, so that they are shown once. */
export function createRecoveryCodes({
  config,
  randomBelow,
}: Pick<Platform, 'config' | 'randomBelow'>) {
  const generateHalf = () =>
    Array.from({ length: HALF }, () => ALPHABET[randomBelow(ALPHABET.length)]).join('');

  return {
    make: (): string[] =>
      Array.from({ length: RECOVERY_CODES }, () => `${generateHalf()}-${generateHalf()}`),

    /** However it was typed. */
    hash(uid: string, code: string): string {
      const typed = code.toLowerCase().replace(/[^a-z0-9]/g, '');
      return computeFingerprint(config.codeHmacKey, 'recovery-code', uid, typed);
    },
  };
}
