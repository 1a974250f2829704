import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { saveReturnPathFrom } from './return-path';
import { useSession } from './session-store';
import { refreshIdentity } from './sign-in';

/**
 * Offers both ways to confirm the signed-in person's address, and checks it again when they return.
 */
export function ConfirmWords() {
  const email = useSession(({ identity, user }) => identity?.email ?? user?.email ?? '');
  const { pathname, search, hash } = useLocation();
  // The link opens in another tab: coming back to this one is the moment to look again.
  useEffect(() => {
    const look = () => void refreshIdentity().catch(() => undefined);
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);

  return (
    <>
      Open the link we sent to <span className="wrap-anywhere">{email}</span>, or{' '}
      <Link
        to="/verify"
        // Returns to this page once the address is confirmed.
        onClick={() => saveReturnPathFrom(pathname + search + hash)}
        className="touch-target font-medium text-brand-text hover:underline"
      >
        use a code
      </Link>
      .
    </>
  );
}
