/** Auth's public interface for other features. */
export { AccountMenu } from './account-menu-lazy';
export { applyLink } from './action-code';
export { ConfirmWords } from './confirm-words';
export { hasAccount } from './has-account';
export { readOwnSession } from './own-session';
export { PasswordRules } from './password-rules';
export { endSession, leaveAccount, loadUser, logOut, reloadUser, setUser } from './session';
export { useSession } from './session-store';
export { refreshIdentity, resendVerification } from './sign-in';
export { ResendAction } from './resend-action';
export { describeFailure } from './sign-in-result';
export { isUnverified, useConfirmedEmail, useIsUnverified } from './unverified';
export { useAccount } from './use-account';
export { wasClosedByPerson } from './provider-message';
