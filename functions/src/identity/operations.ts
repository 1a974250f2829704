import type { Handlers } from '../platform/handlers';
import type { IdentityService } from './service';

export function identityHandlers(
  identity: IdentityService,
): Handlers<
  | 'requestPasswordReset'
  | 'checkPasswordReset'
  | 'confirmPasswordReset'
  | 'requestVerification'
  | 'changeAddress'
  | 'confirmAddress'
  | 'changePassword'
  | 'connectMicrosoft'
> {
  return {
    requestPasswordReset: async ({ input }) => {
      await identity.requestReset(input);
      return { sent: true };
    },
    checkPasswordReset: async ({ input }) => ({ email: await identity.checkReset(input) }),
    confirmPasswordReset: async ({ input }) => ({ email: await identity.confirmReset(input) }),
    requestVerification: async ({ caller, input }) => {
      await identity.requestVerification(caller, input);
      return { sent: true };
    },
    changeAddress: async ({ caller, input }) => {
      await identity.changeAddress(caller, input);
      return { sent: true };
    },
    changePassword: async ({ caller, input }) => {
      await identity.changePassword(caller, input);
      return { changed: true };
    },
    connectMicrosoft: async ({ caller, input }) => {
      await identity.connectMicrosoft(caller, input);
      return { connected: input.identity !== null };
    },
    confirmAddress: ({ input }) => identity.confirmAddress(input),
  };
}
