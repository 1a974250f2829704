import { Link, useLocation } from 'react-router-dom';
import { AccountMenu } from '@/features/auth/account-menu-lazy';
import { useAccount } from '@/features/auth/use-account';
import { SearchButton } from '@/features/search';
import { ButtonLink } from '@/ui/button';
import { cn } from '@/ui/cn';
import { ColorSchemeSwitch } from '@/ui/color-scheme-switch';
import { Logo } from '@/ui/logo';
import { PhoneMenu } from './phone-menu';
import { HEADER_LINKS, isCurrent } from './site-links';
import { SuiteMenu } from './suite-menu';

const stylePill = (current: boolean) =>
  cn(
    'touch-target flex h-8 items-center rounded-8 px-2.5 text-14 font-medium whitespace-nowrap transition-colors xl:px-3',
    current ? 'bg-surface-2 text-text' : 'text-muted hover:text-text',
  );

export function SiteHeader() {
  const { pathname } = useLocation();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-bg">
      <div className="header-width flex h-15 items-center lg:h-16">
        <Link to="/" aria-label="Flexa, home" className="touch-target inline-flex rounded-6">
          <Logo />
        </Link>
        <nav aria-label="Main" className="ml-5 hidden gap-1 lg:flex xl:ml-8">
          <SuiteMenu className={stylePill} />
          {HEADER_LINKS.map((link) => {
            const current = isCurrent(link, pathname);
            return (
              <Link
                key={link.to}
                to={link.to}
                aria-current={current ? (pathname === link.to ? 'page' : 'true') : undefined}
                className={stylePill(current)}
              >
                {link.label}
              </Link>
            );
          })}
        </nav>
        <HeaderActions />
      </div>
    </header>
  );
}

/**
 * Shows the right-hand side. While the session loads, the visitor's buttons are there but invisible, so
 * that nothing visible moves afterwards.
 */
function HeaderActions() {
  const { status, signInLink } = useAccount();
  return (
    <div className="ml-auto flex items-center gap-2">
      <SearchButton />
      <div className={cn('flex items-center gap-2', status === 'loading' && 'invisible')}>
        <ColorSchemeSwitch className="hidden lg:block" />
        {status === 'signed-in' ? (
          <AccountMenu fallback={<span className="m-1 size-8 rounded-full bg-surface-2" />} />
        ) : (
          <>
            <ButtonLink variant="quiet" className="max-lg:hidden" {...signInLink('/login')}>
              Sign in
            </ButtonLink>
            <ButtonLink variant="primary" {...signInLink('/register', '/general')}>
              <span className="lg:hidden">Free licence</span>
              <span className="hidden lg:inline">Get a free licence</span>
            </ButtonLink>
          </>
        )}
        <PhoneMenu />
      </div>
    </div>
  );
}
