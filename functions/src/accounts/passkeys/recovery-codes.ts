import { RECOVERY_CODES } from '@flexa/contracts/passkeys';
import { computeFingerprint } from '../../platform/fingerprint';
import type { Platform } from '../../platform/platform';

/** Omits letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF = 5;

/** Codes that each replace a passkey once. We store keyed hashes, so the codes are shown once. */
export function createRecoveryCodes({
  config,
  randomBelow,
}: Pick<Platform, 'config' | 'randomBelow'>) {
  const generateHalf = () =>
    Array.from({ length: HALF }, () => ALPHABET[randomBelow(ALPHABET.length)]).join('');

  return {
    make: (): string[] =>
      Array.from({ length: RECOVERY_CODES }, () => `${generateHalf()}-${generateHalf()}`),

    /** Accepts any capitals, spaces and hyphens. */
    hash(uid: string, code: string): string {
      const normalizedCode = code.toLowerCase().replace(/[^a-z0-9]/g, '');
      return computeFingerprint(config.codeHmacKey, 'recovery-code', uid, normalizedCode);
    },
  };
}
