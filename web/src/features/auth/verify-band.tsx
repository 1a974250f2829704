import { useEffect } from 'react';
import { MailCheck, X } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { ResendAction } from './resend-action';
import { saveReturnPathFrom } from './return-path';
import { useSession } from './session';
import { refreshIdentity } from './sign-in';
import { dismissBand } from './unverified';

/** Below the header for who has not opened the link of the first mail yet. */
export default function VerifyBand() {
  const email = useSession(({ identity, user }) => identity?.email ?? user?.email ?? '');
  const { pathname, search, hash } = useLocation();
  // The link opens in another tab: coming back to this one is the moment to look again.
  useEffect(() => {
    const look = () => void refreshIdentity().catch(() => undefined);
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);

  return (
    <section aria-label="Your e-mail" className="border-b border-soft-line bg-soft">
      <div className="relative page-width flex flex-wrap items-center gap-x-4 gap-y-2 py-3 pr-14 text-14">
        <MailCheck
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-5 shrink-0 text-brand-text max-sm:hidden"
        />
        <p className="min-w-0 flex-1 basis-64">
          <span className="font-semibold">Confirm your e-mail.</span>{' '}
          <span className="wrap-anywhere text-muted">
            Open the link we sent to {email}, or{' '}
            <Link
              to="/verify"
              state={{ email }}
              // What was begun on this page goes on once the address is confirmed.
              onClick={() => saveReturnPathFrom(pathname + search + hash)}
              className="touch-target font-medium text-brand-text hover:underline"
            >
              use a code
            </Link>
            .
          </span>
        </p>
        <ResendAction size="sm" />
        <button
          type="button"
          aria-label="Not now"
          onClick={dismissBand}
          className="touch-target absolute! top-2.5 right-3 grid size-9 place-items-center rounded-8 text-muted transition-colors hover:text-text sm:top-1/2 sm:-translate-y-1/2"
        >
          <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </button>
      </div>
    </section>
  );
}
