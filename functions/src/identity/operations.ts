import type { Handlers } from '../platform/handlers';
import type { IdentityService } from './service';

export function identityHandlers(
  identity: IdentityService,
): Handlers<
  'requestPasswordReset' | 'checkPasswordReset' | 'confirmPasswordReset' | 'changeAddress'
> {
  return {
    requestPasswordReset: async ({ input }) => {
      await identity.requestReset(input);
      return { sent: true };
    },
    checkPasswordReset: async ({ input }) => ({ email: await identity.checkReset(input) }),
    confirmPasswordReset: async ({ input }) => ({ email: await identity.confirmReset(input) }),
    changeAddress: async ({ caller, input }) => ({
      email: await identity.changeAddress(caller, input),
    }),
  };
}
