import { Outlet } from 'react-router-dom';
import { SkipLink } from '@/ui/skip-link';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** Header, page, footer: every page but sign-in and admin. */
export function DefaultLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
