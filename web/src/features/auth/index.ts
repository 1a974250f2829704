/** What other features may use of auth; the rest is its inside. */
export { PasswordRules } from './password-rules';
export { loadUser, logOut, reloadUser, setUser, useSession } from './session';
export { loginPage, refreshIdentity, resendVerification } from './sign-in';
export { useAccount } from './use-account';
export { providerMessage, wasClosedByPerson } from './provider-message';
