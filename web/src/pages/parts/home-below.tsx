import { lazy } from 'react';
import { Closing } from '@/features/content/home/closing';
import { Colours } from '@/features/content/home/colours';
import { Dashboards } from '@/features/content/home/dashboards';
import { HowItWorks } from '@/features/content/home/how-it-works';
import type { LicenceAction } from '@/features/content/home/licence-button';
import { Packs } from '@/features/content/home/packs';
import { Prices } from '@/features/content/home/prices';
import { Questions } from '@/features/content/home/questions';
import { FreeOfferBand } from '@/features/offers/free-offer-band';

const PresetSlices = lazy(async () => ({
  default: (await import('@/features/theme-studio/hero/preset-slices')).PresetSlices,
}));

/** The home page below its hero; its code loads after the hero's (pages/home.tsx). */
export function HomeBelow({ licence }: { licence: LicenceAction }) {
  return (
    <>
      <Packs />
      {/* It brings its own distance above and may be nothing; the margins cancel each other then. */}
      <div className="-mt-20 pb-20 lg:-mt-28 lg:pb-28">
        <FreeOfferBand />
      </div>
      <Colours presets={<PresetSlices />} />
      <Dashboards />
      <HowItWorks />
      <Prices licence={licence} />
      <Questions />
      <Closing licence={licence} />
    </>
  );
}
