import { useAccount } from '@/features/auth/use-account';
import { Closing } from '@/features/content/home/closing';
import { Colours } from '@/features/content/home/colours';
import { Dashboards } from '@/features/content/home/dashboards';
import { HowItWorks } from '@/features/content/home/how-it-works';
import { Packs } from '@/features/content/home/packs';
import { Prices } from '@/features/content/home/prices';
import { Questions } from '@/features/content/home/questions';
import { FreeOfferBand } from '@/features/offers/free-offer-band';

/** Renders the home page below its hero; its code loads after the hero's (pages/home.tsx). */
export function HomeBelow() {
  const { status, signInLink } = useAccount();
  const licence = {
    // Until the session is known, link to the licences: that page asks visitors to sign in.
    isVisitor: status === 'signed-out',
    signUp: signInLink('/register', '/general'),
  };
  return (
    <>
      <Packs />
      {/* It has its own distance above and may render nothing, so the margins cancel each other out. */}
      <div className="-mt-20 pb-20 lg:-mt-28 lg:pb-28">
        <FreeOfferBand />
      </div>
      <Colours />
      <Dashboards />
      <HowItWorks />
      <Prices licence={licence} />
      <Questions />
      <Closing licence={licence} />
    </>
  );
}
