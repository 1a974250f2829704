import { lazy } from 'react';
import { useAccount } from '@/features/auth/use-account';
import { FreeOfferBand } from '@/features/offers/free-offer-band';
import { Closing } from '@/features/content/home/closing';
import { Colours } from '@/features/content/home/colours';
import { Hero } from '@/features/content/home/hero';
import { Packs } from '@/features/content/home/packs';
import { Prices } from '@/features/content/home/prices';
import { Questions } from '@/features/content/home/questions';
import { StudioWindow } from '@/features/theme-studio/hero/studio-window';
import { PageMeta } from '@/ui/page-meta';

const PresetSlices = lazy(async () => ({
  default: (await import('@/features/theme-studio/hero/preset-slices')).PresetSlices,
}));

export function Component() {
  const { status, startSignIn } = useAccount();
  const licence = {
    signedIn: status === 'signed-in',
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
      <Packs />
      {/* It brings its own distance above and may be nothing; the margins cancel each other then. */}
      <div className="-mt-20 pb-20 lg:-mt-28 lg:pb-28">
        <FreeOfferBand />
      </div>
      <Colours presets={<PresetSlices />} />
      <Prices licence={licence} />
      <Questions />
      <Closing licence={licence} />
    </>
  );
}
