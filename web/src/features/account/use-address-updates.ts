import { useEffect, useRef } from 'react';
import { logOut, refreshIdentity, reloadUser, useAccount, useSession } from '@/features/auth';
import { toast } from '@/lib/toast';

/** The identity service ends all earlier sign-ins when an address changes. */
function hasEnded(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-token-expired';
}

/**
 * Checks the address while a link is in someone's mailbox. The link opens in another tab or on another
 * device, so the check runs when this tab gets the focus. The profile then takes over a changed address.
 *
 * @param address that the link changes to; undefined if it only verifies one.
 */
export function useAddressUpdates(isExpected: boolean, address?: string): void {
  const { startSignIn } = useAccount();
  const signInAgain = useRef(startSignIn);
  useEffect(() => void (signInAgain.current = startSignIn));

  useEffect(() => {
    if (!isExpected) return;
    let hasAsked = false;
    function askForSignIn() {
      if (address === undefined || hasAsked) return;
      hasAsked = true;
      toast.info('Sign in with your new address');
      signInAgain.current('/login', '/general#profile');
    }
    async function checkAddress() {
      try {
        await refreshIdentity();
        const { identity, user } = useSession.getState();
        if (identity && user && identity.email !== user.email) await reloadUser();
      } catch (error) {
        if (address === undefined || !hasEnded(error)) return;
        await logOut();
        askForSignIn();
      }
    }
    const onFocus = () => void checkAddress();
    window.addEventListener('focus', onFocus);
    // Another call of this page may find the ended session first.
    const unwatch = useSession.subscribe(({ ended }, previous) => {
      if (ended === 'expired' && previous.ended === null) askForSignIn();
    });
    return () => {
      window.removeEventListener('focus', onFocus);
      unwatch();
    };
  }, [isExpected, address]);
}
