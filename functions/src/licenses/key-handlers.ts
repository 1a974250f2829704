import { defineHandlers } from '../platform/handlers';
import type { LicenseKeyService } from './key-service';
import type { RevocationListService } from './revocation-list';

/** The seat functions that the keys need: recording that a holder has fetched the key. */
interface KeyNoter {
  noteKeyFetched(licenseId: string): Promise<void>;
}

export function createLicenseKeyHandlers(
  keys: LicenseKeyService,
  seats: KeyNoter,
  revocationList: RevocationListService,
) {
  return defineHandlers({
    getLicenseKey: async ({ caller, input }) => {
      const key = await keys.get(caller, input.id);
      await seats.noteKeyFetched(input.id);
      return key;
    },
    verifyLicense: ({ input }) => keys.verify(input.key),
    getLicenseKeySet: async () => keys.buildKeySet(),
    getRevocations: async () => ({ list: await revocationList.read() }),
  });
}
