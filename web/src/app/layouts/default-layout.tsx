import { Outlet } from 'react-router-dom';
import { useAsksToVerify } from '@/features/auth/unverified';
import { createLazyPart } from '@/lib/lazy';
import { SkipLink } from '@/ui/skip-link';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

// Lazy, because only a few signed-in people see it.
const VerifyBand = createLazyPart(
  async () => (await import('@/features/auth/verify-band')).default,
);

/** Layout with header, page and footer, for every page but sign-in and admin. */
export function DefaultLayout() {
  const isUnverified = useAsksToVerify();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      {isUnverified && (
        <VerifyBand
          fallback={<div className="h-[127px] border-b border-soft-line bg-soft sm:h-[57px]" />}
        />
      )}
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
  );
}
