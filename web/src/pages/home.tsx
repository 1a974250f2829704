import { lazy, Suspense } from 'react';
import { Hero } from '@/features/content/home/hero';
import { useAccount } from '@/features/auth/use-account';
import { StudioWindow } from '@/features/theme-studio/hero/studio-window';
import { PageMeta } from '@/ui/page-meta';

// In the prerendered page it stands already; the browser makes it answer after the hero does.
const HomeBelow = lazy(async () => ({
  default: (await import('./parts/home-below')).HomeBelow,
}));

export function Component() {
  const { status, startSignIn } = useAccount();
  const licence = {
    // The licences are a page for who is signed in, which asks who that is.
    signedIn: status !== 'signed-out',
    take: () => startSignIn('/register', '/general'),
  };

  return (
    <>
      <PageMeta
        title="Flexa: visual packs and a theme studio for Power BI"
        description="Four visual packs and a theme studio for Power BI. Choose two colours and the whole report follows."
        path="/"
      />
      <Hero studio={<StudioWindow />} />
      <Suspense fallback={<div className="min-h-[800vh]" />}>
        <HomeBelow licence={licence} />
      </Suspense>
    </>
  );
}
