import { created, type Handlers } from '../platform/handlers';
import type { LicenseService } from './service';

export function licenseHandlers(
  licenses: LicenseService,
): Handlers<'listLicenses' | 'claimFreeLicense' | 'startTrial' | 'revokeLicense'> {
  return {
    listLicenses: async ({ input }) => ({ data: await licenses.newest(input.uid) }),
    claimFreeLicense: async ({ input, caller }) => created(await licenses.claimFree(caller, input)),
    startTrial: async ({ input, caller }) => created(await licenses.startTrial(caller, input)),
    revokeLicense: ({ input, caller }) => licenses.revoke(caller, input),
  };
}
