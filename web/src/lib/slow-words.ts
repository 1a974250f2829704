import type { OperationName } from '@flexa/contracts/operations';

const PASSWORD = 'Your password may be changed already: try to sign in with the new one';
const SAVED = 'It may be saved already: look at your saved themes before you save again';
const LICENCE = 'Your licence may be there already: look in your account';
const MAIL = 'The e-mail may be on its way: look in your mailbox before you ask again';

/**
 * Operations that a repeated call would refuse or perform twice. All others can safely be repeated.
 */
const OWN_WORDS: Partial<Record<OperationName, string>> = {
  deleteUser:
    'The account may be deleted already: then its owner gets an e-mail. You can safely try again',
  claimFreeLicense: LICENCE,
  startTrial: LICENCE,
  transferTeam: 'The team may have its new owner already: look at it before you try again',
  sendVerificationCode: MAIL,
  verifyCode: 'If this code is refused now, ask for a new one',
  requestPasswordReset: MAIL,
  requestVerification: MAIL,
  changeAddress: MAIL,
  confirmPasswordReset: PASSWORD,
  changePassword: PASSWORD,
  addPasskey: 'It may be saved already: reload the page before you add it again',
  createTheme: SAVED,
  updateTheme: SAVED,
  emailTheme: MAIL,
};

/**
 * Returns the message for a write that exceeds the client's timeout (API_TIMEOUT_MS). Its result is
 * unknown, so the message doesn't call it a failure.
 */
export function slowWords(name: OperationName): string {
  const next = OWN_WORDS[name] ?? 'It may still go through, and you can safely try again';
  return `This is taking longer than usual. ${next}`;
}
