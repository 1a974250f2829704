import { ArrowLeft } from 'lucide-react';
import { Link, Outlet } from 'react-router-dom';
import { now } from '@/lib/clock';
import { createLazyPart } from '@/lib/lazy';
import { Logo } from '@/ui/logo';
import { useMediaQuery } from '@/ui/use-media-query';

const LoginPanel = createLazyPart(async () => (await import('./login-panel')).LoginPanel);

/** Layout of the sign-in pages: the form, and a decorative panel that small screens don't load. */
export function Component() {
  const large = useMediaQuery('(width >= 60rem)');
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <div className="flex flex-col px-5 lg:px-10">
        <header className="flex h-15 items-center justify-between lg:h-22">
          <Link to="/" aria-label="Flexa, home" className="touch-target inline-flex rounded-6">
            <Logo />
          </Link>
          <Link
            to="/"
            className="touch-target inline-flex items-center gap-2 rounded-6 text-14 font-medium text-muted transition-colors hover:text-text"
          >
            <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-4" />
            Back to Flexa
          </Link>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="flex flex-1 items-start justify-center pt-4 pb-10 outline-none sm:items-center sm:pt-0"
        >
          <div className="w-full sm:max-w-96">
            <Outlet />
          </div>
        </main>
        {/* Leaves the bottom left free for toasts and the badge of the bot check. */}
        <footer className="pb-8 pl-[84px] text-12 text-muted sm:pl-0 sm:text-right">
          © {now().getFullYear()} Flexa
        </footer>
      </div>
      <div
        aria-hidden="true"
        className="sticky top-4 my-4 mr-4 hidden h-[calc(100dvh-32px)] overflow-hidden rounded-16 bg-deep lg:block dark:border dark:border-line"
      >
        {large && <LoginPanel />}
      </div>
    </div>
  );
}
