import type { Handlers } from '../platform/handlers';
import type { LicenseKeyService } from './key-service';
import type { RevocationListService } from './revocation-list';

/** What the keys need of the seats: that a holder fetched the key of one is noted on it. */
interface KeyNoter {
  noteKeyFetched(licenseId: string): Promise<void>;
}

export function licenseKeyHandlers(
  keys: LicenseKeyService,
  seats: KeyNoter,
  revocationList: RevocationListService,
): Handlers<'getLicenseKey' | 'verifyLicense' | 'getLicenseKeySet' | 'getRevocations'> {
  return {
    getLicenseKey: async ({ caller, input }) => {
      const key = await keys.get(caller, input.id);
      await seats.noteKeyFetched(input.id);
      return key;
    },
    verifyLicense: ({ input }) => keys.verify(input.key),
    getLicenseKeySet: async () => keys.keySet(),
    getRevocations: async () => ({ list: await revocationList.read() }),
  };
}
