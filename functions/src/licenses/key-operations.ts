import type { Handlers } from '../platform/handlers';
import type { LicenseKeyService } from './key-service';

/** What the keys need of the seats: that a holder fetched the key of one is noted on it. */
interface KeyNoter {
  noteKeyFetched(licenseId: string): Promise<void>;
}

export function licenseKeyHandlers(
  keys: LicenseKeyService,
  seats: KeyNoter,
): Handlers<'getLicenseKey' | 'verifyLicense' | 'getLicenseKeySet' | 'getRevocations'> {
  return {
    getLicenseKey: async ({ caller, input }) => {
      const key = await keys.get(caller, input.id);
      await seats.noteKeyFetched(input.id);
      return key;
    },
    verifyLicense: ({ input }) => keys.verify(input.key),
    getLicenseKeySet: async () => keys.keySet(),
    getRevocations: async ({ input }) => ({ list: await keys.revocations(input.v) }),
  };
}
