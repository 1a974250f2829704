import { tagged, type Capability } from '../../capability';
import { addPasskey } from './add-passkey';
import { changeAddress } from './change-address';
import { changePassword } from './change-password';
import { checkPasswordReset } from './check-password-reset';
import { confirmAddress } from './confirm-address';
import { confirmPasswordReset } from './confirm-password-reset';
import { connectMicrosoft } from './connect-microsoft';
import { endSessions } from './end-sessions';
import { listPasskeys } from './list-passkeys';
import { listSessions } from './list-sessions';
import { removePasskey } from './remove-passkey';
import { renewRecoveryCodes } from './renew-recovery-codes';
import { requestPasswordReset } from './request-password-reset';
import { requestVerification } from './request-verification';
import { signInWithPasskey } from './sign-in-with-passkey';
import { startPasskey } from './start-passkey';
import { startPasskeySignIn } from './start-passkey-sign-in';
import { startStepUp } from './start-step-up';
import { stepUp } from './step-up';

export const identity = {
  operations: {
    ...tagged('Identity', {
      requestPasswordReset,
      checkPasswordReset,
      confirmPasswordReset,
      requestVerification,
      changeAddress,
      confirmAddress,
    }),
    ...tagged('Sessions', { changePassword, connectMicrosoft, listSessions, endSessions }),
    ...tagged('Passkeys', {
      startPasskeySignIn,
      signInWithPasskey,
      startPasskey,
      addPasskey,
      listPasskeys,
      removePasskey,
      renewRecoveryCodes,
      startStepUp,
      stepUp,
    }),
  },
} as const satisfies Capability;
