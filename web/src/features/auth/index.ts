/** What other features may use of auth; the rest is its inside. */
export { logOut, reloadUser, setUser, useSession } from './session';
export { refreshIdentity, resendVerification } from './sign-in';
export { useAccount } from './use-account';
export { PasswordRules } from './password-rules';
export { providerMessage, wasClosedByPerson } from './provider-message';
