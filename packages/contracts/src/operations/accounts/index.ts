import { tagOperations } from '../../operation';
import { addPasskey } from './add-passkey';
import { changeAddress } from './change-address';
import { changePassword } from './change-password';
import { checkPasswordReset } from './check-password-reset';
import { confirmAddress } from './confirm-address';
import { confirmPasswordReset } from './confirm-password-reset';
import { connectMicrosoft } from './connect-microsoft';
import { createEmailToken } from './create-email-token';
import { createUser } from './create-user';
import { deleteUser } from './delete-user';
import { endSessions } from './end-sessions';
import { exportUser } from './export-user';
import { exportUsersCsv } from './export-users-csv';
import { getHoldings } from './get-holdings';
import { getMailPreferences } from './get-mail-preferences';
import { getPayloadKeySet } from './get-payload-key-set';
import { getPerson } from './get-person';
import { getUser } from './get-user';
import { listFailedMails } from './list-failed-mails';
import { listMails } from './list-mails';
import { listPasskeys } from './list-passkeys';
import { listSessions } from './list-sessions';
import { listUsers } from './list-users';
import { removePasskey } from './remove-passkey';
import { renewRecoveryCodes } from './renew-recovery-codes';
import { repeatMail } from './repeat-mail';
import { requestPasswordReset } from './request-password-reset';
import { requestVerification } from './request-verification';
import { sendVerificationCode } from './send-verification-code';
import { signInWithPasskey } from './sign-in-with-passkey';
import { startPasskey } from './start-passkey';
import { startPasskeySignIn } from './start-passkey-sign-in';
import { startStepUp } from './start-step-up';
import { stepUp } from './step-up';
import { stopMails } from './stop-mails';
import { updateMailPreferences } from './update-mail-preferences';
import { updateUser } from './update-user';
import { verifyCode } from './verify-code';

export const accounts = {
  ...tagOperations('Users', {
    getUser,
    createUser,
    listUsers,
    updateUser,
    deleteUser,
    exportUser,
    getMailPreferences,
    updateMailPreferences,
    stopMails,
  }),
  ...tagOperations('Verification', {
    getPayloadKeySet,
    createEmailToken,
    sendVerificationCode,
    verifyCode,
  }),
  ...tagOperations('Identity', {
    requestPasswordReset,
    checkPasswordReset,
    confirmPasswordReset,
    requestVerification,
    changeAddress,
    confirmAddress,
  }),
  ...tagOperations('Sessions', { changePassword, connectMicrosoft, listSessions, endSessions }),
  ...tagOperations('Passkeys', {
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
  ...tagOperations('Admin', {
    getHoldings,
    getPerson,
    exportUsersCsv,
    listMails,
    listFailedMails,
    repeatMail,
  }),
};
