import { created, type Handlers } from '../platform/handlers';
import type { LicenseService } from './service';

export function licenseHandlers(
  licenses: LicenseService,
): Handlers<'claimFreeLicense' | 'revokeLicense'> {
  return {
    claimFreeLicense: async ({ input }) => created(await licenses.claimFree(input)),
    revokeLicense: ({ input, caller }) => licenses.revoke(caller, input),
  };
}
