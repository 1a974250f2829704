/** What other features may use of auth; the rest is its inside. */
export { loadUser, logOut, reloadUser, setUser, useSession } from './session';
export { refreshIdentity, resendVerification } from './sign-in';
export { useAccount } from './use-account';
