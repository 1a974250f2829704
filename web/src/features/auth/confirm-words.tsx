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
  // The link opens in another tab, so this one checks again when it gets the focus.
  useEffect(() => {
    const checkAddress = () => void refreshIdentity().catch(() => undefined);
    window.addEventListener('focus', checkAddress);
    return () => window.removeEventListener('focus', checkAddress);
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
