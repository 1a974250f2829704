import { useState } from 'react';
import { Hero } from '@/features/content/home/hero';
import { createLazyPart } from '@/lib/lazy';
import { PageMeta } from '@/ui/page-meta';
import { useHydrated } from '@/ui/use-hydrated';

// The prerendered page contains it; the browser hydrates it after the hero.
const HomeBelow = createLazyPart(async () => (await import('./parts/home-below')).HomeBelow);
if (!import.meta.env.SSR) HomeBelow.preload();

const WelcomeBack = createLazyPart(async () => (await import('./parts/welcome-back')).WelcomeBack);

export function Component() {
  // True for a navigation inside the app. A page opened by its address shows before the session has loaded.
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
