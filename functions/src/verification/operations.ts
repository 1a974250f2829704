import type { Handlers } from '../platform/handlers';
import type { VerificationService } from './service';

export function verificationHandlers(
  verification: VerificationService,
): Handlers<'getPayloadKeySet' | 'createEmailToken' | 'sendVerificationCode' | 'verifyCode'> {
  return {
    getPayloadKeySet: async () => verification.keySet(),
    createEmailToken: async ({ input }) => ({ token: await verification.createToken(input) }),
    sendVerificationCode: async ({ caller, input }) => ({
      verifyToken: await verification.sendCode(caller, input),
    }),
    verifyCode: async ({ caller, input }) => ({
      customToken: await verification.verifyCode(caller, input),
    }),
  };
}
