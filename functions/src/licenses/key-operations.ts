import type { Handlers } from '../platform/handlers';
import type { LicenseKeyService } from './key-service';

export function licenseKeyHandlers(
  keys: LicenseKeyService,
): Handlers<'getLicenseKey' | 'verifyLicense' | 'getLicenseKeySet'> {
  return {
    getLicenseKey: ({ caller, input }) => keys.get(caller, input.id),
    verifyLicense: ({ input }) => keys.verify(input.key),
    getLicenseKeySet: async () => keys.keySet(),
  };
}
