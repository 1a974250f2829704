import { useEffect, useRef } from 'react';
import { logOut, refreshIdentity, reloadUser, useAccount, useSession } from '@/features/auth';
import { toast } from '@/lib/toast';

/** The identity service ends all earlier sign-ins when an address changes. */
function hasEnded(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-token-expired';
}

/**
 * While a link is in someone's mailbox: it opens in another tab or on another device, so coming back
 * to this one is the moment to look again. A changed address is then taken over by the profile.
 *
 * @param address that the link is to change to, where it is not only to be verified.
 */
export function useIdentityNews(isExpected: boolean, address?: string): void {
  const { startSignIn } = useAccount();
  const signInAgain = useRef(startSignIn);
  useEffect(() => void (signInAgain.current = startSignIn));

  useEffect(() => {
    if (!isExpected) return;
    let isToldWhy = false;
    function leadOn() {
      if (address === undefined || isToldWhy) return;
      isToldWhy = true;
      toast.info('Sign in with your new address');
      signInAgain.current('/login', '/general#profile');
    }
    async function look() {
      try {
        await refreshIdentity();
        const { identity, user } = useSession.getState();
        if (identity && user && identity.email !== user.email) await reloadUser();
      } catch (error) {
        if (address === undefined || !hasEnded(error)) return;
        await logOut();
        leadOn();
      }
    }
    const onFocus = () => void look();
    window.addEventListener('focus', onFocus);
    // Another call of this page may meet it first.
    const unwatch = useSession.subscribe(({ ended }, before) => {
      if (ended === 'expired' && before.ended === null) leadOn();
    });
    return () => {
      window.removeEventListener('focus', onFocus);
      unwatch();
    };
  }, [isExpected, address]);
}
