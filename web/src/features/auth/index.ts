/** What other features may use of auth; the rest is its inside. */
export { ConfirmWords } from './confirm-words';
export { PasswordRules } from './password-rules';
export { endSession, loadUser, logOut, reloadUser, setUser, useSession } from './session';
export { loginPage, refreshIdentity, resendVerification } from './sign-in';
export { ResendAction } from './resend-action';
export { useIsUnverified } from './unverified';
export { useAccount } from './use-account';
export { providerMessage, wasClosedByPerson } from './provider-message';
