import { useEffect, useRef } from 'react';
import { ChevronRight, Menu, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAccount } from '@/features/auth/use-account';
import { Button, ButtonLink } from '@/ui/button';
import { setColorScheme, useColorScheme, type ColorScheme } from '@/ui/color-scheme';
import { Logo } from '@/ui/logo';
import { Segmented } from '@/ui/segmented';
import { SITE_LINKS } from './site-links';

const SCHEMES: readonly { value: ColorScheme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

const ICON = 'touch-target rounded-10 grid size-10 place-items-center hover:bg-surface-2 -mr-2.5';

/** A native modal dialog over the whole screen: focus, Escape and the page behind are its own. */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const scheme = useColorScheme();
  const close = () => dialog.current?.close();

  // A window that grows to the large header would keep an invisible modal dialog open.
  useEffect(() => {
    const large = window.matchMedia('(width >= 60rem)');
    const shut = () => large.matches && dialog.current?.close();
    large.addEventListener('change', shut);
    return () => large.removeEventListener('change', shut);
  }, []);

  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        className={ICON}
        onClick={() => dialog.current?.showModal()}
      >
        <Menu aria-hidden="true" strokeWidth={1.75} className="size-5" />
      </button>
      <dialog
        ref={dialog}
        aria-label="Menu"
        className="m-0 h-dvh max-h-none w-full max-w-none flex-col bg-bg text-text open:flex open:animate-fade lg:hidden"
      >
        <div className="flex h-15 shrink-0 items-center border-b border-line px-5">
          <Link
            to="/"
            aria-label="Flexa, home"
            className="touch-target inline-flex rounded-6"
            onClick={close}
          >
            <Logo />
          </Link>
          <button type="button" aria-label="Close" className={`${ICON} ml-auto`} onClick={close}>
            <X aria-hidden="true" strokeWidth={1.75} className="size-5" />
          </button>
        </div>
        <div className="flex-1 overflow-y-auto px-5 py-2">
          <nav aria-label="Main">
            {SITE_LINKS.map(({ label, to }) => (
              <Link
                key={to}
                to={to}
                onClick={close}
                className="flex h-12 items-center justify-between rounded-6 text-16 font-medium"
              >
                {label}
                <ChevronRight
                  aria-hidden="true"
                  strokeWidth={1.75}
                  className="size-[18px] text-muted"
                />
              </Link>
            ))}
          </nav>
          <div className="mt-2 flex h-16 items-center justify-between border-t border-line">
            <span aria-hidden="true" className="text-16 font-medium">
              Appearance
            </span>
            <Segmented
              label="Appearance"
              options={SCHEMES}
              value={scheme}
              onChange={setColorScheme}
            />
          </div>
        </div>
        <div className="grid grid-cols-2 gap-3 border-t border-line px-5 pt-4 pb-6">
          <AccountButtons close={close} />
        </div>
      </dialog>
    </div>
  );
}

function AccountButtons({ close }: { close: () => void }) {
  const { status, signOut, startSignIn } = useAccount();
  if (status === 'signed-in') {
    return (
      <>
        <Button
          size="lg"
          onClick={() => {
            close();
            void signOut();
          }}
        >
          Sign out
        </Button>
        <ButtonLink size="lg" variant="primary" to="/general" onClick={close}>
          Your licences
        </ButtonLink>
      </>
    );
  }
  const start = (path: '/login' | '/register') => () => {
    close();
    startSignIn(path, path === '/register' ? '/general' : undefined);
  };
  return (
    <>
      <Button size="lg" onClick={start('/login')}>
        Sign in
      </Button>
      <Button size="lg" variant="primary" onClick={start('/register')}>
        Free licence
      </Button>
    </>
  );
}
