import { created, type Handlers } from '../platform/handlers';
import type { PasskeyService } from './passkeys';

export function passkeyHandlers(
  passkeys: PasskeyService,
): Handlers<
  | 'startPasskeySignIn'
  | 'signInWithPasskey'
  | 'startPasskey'
  | 'addPasskey'
  | 'listPasskeys'
  | 'removePasskey'
  | 'renewRecoveryCodes'
  | 'startStepUp'
  | 'stepUp'
> {
  return {
    startPasskeySignIn: () => passkeys.startSignIn(),
    signInWithPasskey: async ({ input }) => ({ customToken: await passkeys.signIn(input) }),
    startPasskey: ({ caller }) => passkeys.start(caller),
    addPasskey: async ({ caller, input }) => created(await passkeys.add(caller, input)),
    listPasskeys: ({ input }) => passkeys.list(input.uid),
    removePasskey: async ({ caller, input }) => {
      await passkeys.remove(caller, input);
      return { removed: true };
    },
    renewRecoveryCodes: async ({ caller }) => ({
      recoveryCodes: await passkeys.renewCodes(caller),
    }),
    startStepUp: ({ caller }) => passkeys.startStepUp(caller),
    stepUp: ({ caller, input }) => passkeys.stepUp(caller, input),
  };
}
