import type { Handlers } from '../platform/handlers';
import type { VerificationService } from './service';

export function verificationHandlers(
  verification: VerificationService,
): Handlers<'getPayloadKeySet' | 'createEmailToken' | 'sendVerificationCode' | 'verifyCode'> {
  return {
    getPayloadKeySet: async () => verification.keySet(),
    createEmailToken: async ({ input }) => ({ token: await verification.createToken(input) }),
    sendVerificationCode: async ({ input }) => ({
      verifyToken: await verification.sendCode(input),
    }),
    verifyCode: async ({ input }) => ({ customToken: await verification.verifyCode(input) }),
  };
}
