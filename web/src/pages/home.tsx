import { useState } from 'react';
import { Hero } from '@/features/content/home/hero';
import { createLazyPart } from '@/lib/later';
import { PageMeta } from '@/ui/page-meta';
import { useHydrated } from '@/ui/use-hydrated';

// In the prerendered page it stands already; the browser makes it answer after the hero does.
const HomeBelow = createLazyPart(async () => (await import('./parts/home-below')).HomeBelow);
if (!import.meta.env.SSR) HomeBelow.preload();

const WelcomeBack = createLazyPart(async () => (await import('./parts/welcome-back')).WelcomeBack);

export function Component() {
  // By a step inside the app: a page that is opened stands before it is known whose it is.
  const [isArrival] = useState(useHydrated());
  return (
    <>
      <PageMeta
        title="Flexa: visual packs and a theme studio for Power BI"
        description="Four visual packs and a theme studio for Power BI. Choose two colours, see their eight shades in a report, and finish the theme in the studio."
        path="/"
      />
      {isArrival && <WelcomeBack />}
      <Hero />
      <HomeBelow />
    </>
  );
}
