import { useEffect } from 'react';
import { refreshIdentity, reloadUser, useSession } from '@/features/auth';

/**
 * While a link is in somebody's mailbox: it opens in another tab or on another device, so coming back
 * to this one is the moment to look again. A changed address is then taken over by the profile.
 */
export function useIdentityNews(isExpected: boolean): void {
  useEffect(() => {
    if (!isExpected) return;
    async function look() {
      await refreshIdentity();
      const { identity, user } = useSession.getState();
      if (identity && user && identity.email !== user.email) await reloadUser();
    }
    const onFocus = () => void look().catch(() => undefined);
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [isExpected]);
}
