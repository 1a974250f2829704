import { created, type Handlers } from '../platform/handlers';
import type { LicenseService } from './service';

export function licenseHandlers(
  licenses: LicenseService,
): Handlers<'listLicenses' | 'claimFreeLicense' | 'revokeLicense'> {
  return {
    listLicenses: async ({ input }) => ({ data: await licenses.newest(input.uid) }),
    claimFreeLicense: async ({ input }) => created(await licenses.claimFree(input)),
    revokeLicense: ({ input, caller }) => licenses.revoke(caller, input),
  };
}
