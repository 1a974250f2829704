import { useEffect } from 'react';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAccount } from '@/features/auth/use-account';
import { Button, ButtonLink } from '@/ui/button';
import { setColorScheme, useColorScheme, type ColorScheme } from '@/ui/color-scheme';
import { DialogClose, DialogFrame, DialogTitle } from '@/ui/dialog-frame';
import { Logo } from '@/ui/logo';
import { Mark } from '@/ui/mark';
import { Segmented } from '@/ui/segmented';
import {
  DASHBOARDS,
  HEADER_LINKS,
  PACK_LINKS,
  STUDIO_LINK,
  TEMPLATES,
  type SiteLink,
} from './site-links';

const SCHEMES: readonly { value: ColorScheme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

const LINKS: readonly SiteLink[] = [
  ...HEADER_LINKS.filter(({ to }) => to !== STUDIO_LINK.to),
  DASHBOARDS,
  TEMPLATES,
  { label: 'Support', to: '/support-center' },
];

const ROW = 'flex h-12 items-center rounded-6 text-16 font-medium';

/** Dialog over the whole screen of a phone. */
export function PhoneSheet({ onClose }: { onClose: () => void }) {
  const scheme = useColorScheme();

  useEffect(() => {
    // A window that grows to the large header would keep an invisible modal dialog open.
    const large = window.matchMedia('(width >= 60rem)');
    const closeIfLarge = () => {
      if (large.matches) onClose();
    };
    large.addEventListener('change', closeIfLarge);
    return () => large.removeEventListener('change', closeIfLarge);
  }, [onClose]);

  return (
    <DialogFrame
      open
      onOpenChange={(open) => !open && onClose()}
      isDescribed={false}
      overlay="z-40 lg:hidden"
      className="flex h-dvh w-full animate-fade flex-col bg-bg text-text"
    >
      <DialogTitle className="sr-only">Menu</DialogTitle>
      <div className="flex h-15 shrink-0 items-center border-b border-line px-5">
        <Link
          to="/"
          aria-label="Flexa, home"
          className="touch-target inline-flex rounded-6"
          onClick={onClose}
        >
          <Logo />
        </Link>
        <DialogClose className="-mr-2.5 ml-auto size-10 rounded-10" />
      </div>
      <div className="flex-1 overflow-y-auto overscroll-contain px-5 pt-5 pb-2">
        <nav aria-label="Main">
          <p id="suite-links" className="pb-1 text-14 font-medium text-muted">
            Suite
          </p>
          <ul aria-labelledby="suite-links">
            {[...PACK_LINKS, STUDIO_LINK].map(({ mark, label, to }) => (
              <li key={to}>
                <Link to={to} onClick={onClose} className={`${ROW} gap-3.5`}>
                  <Mark name={mark} size={24} />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <ul className="mt-2 border-t border-line pt-2">
            {LINKS.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} onClick={onClose} className={`${ROW} justify-between`}>
                  {label}
                  <ChevronRight
                    aria-hidden="true"
                    strokeWidth={1.75}
                    className="size-4.5 text-muted"
                  />
                </Link>
              </li>
            ))}
          </ul>
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
      <div className="grid grid-cols-2 gap-3 border-t border-line px-5 pt-4 pb-[max(24px,env(safe-area-inset-bottom))]">
        <AccountButtons onClose={onClose} />
      </div>
    </DialogFrame>
  );
}

function AccountButtons({ onClose }: { onClose: () => void }) {
  const { status, signOut, signInLink } = useAccount();
  if (status === 'signed-in') {
    return (
      <>
        <Button
          size="lg"
          onClick={() => {
            onClose();
            void signOut();
          }}
        >
          Sign out
        </Button>
        <ButtonLink size="lg" variant="primary" to="/general" onClick={onClose}>
          Your licences
        </ButtonLink>
      </>
    );
  }
  const closeOnClick = ({ to, onClick }: ReturnType<typeof signInLink>) => ({
    to,
    onClick: () => {
      onClick();
      onClose();
    },
  });
  return (
    <>
      <ButtonLink size="lg" {...closeOnClick(signInLink('/login'))}>
        Sign in
      </ButtonLink>
      <ButtonLink
        size="lg"
        variant="primary"
        {...closeOnClick(signInLink('/register', '/general'))}
      >
        Free licence
      </ButtonLink>
    </>
  );
}
