import { useQuery } from '@tanstack/react-query';
import { chooseForm } from '@flexa/contracts/format';
import { useAccount } from '@/features/auth';
import { formatLongDate } from '@/lib/format';
import { QueryProvider } from '@/lib/query-provider';
import { Button, ButtonLink } from '@/ui/button';
import { offerQuery } from './offer-query';
import { isRunning } from './offer-state';
import { PlaceSquares } from './places-left';

function Band() {
  const { data: offer, isError } = useQuery(offerQuery);
  const { status, startSignIn } = useAccount();

  // Keeps the space while the offer loads, so that nothing below moves.
  if (isError || (offer && !isRunning(offer))) return null;
  const places = offer?.userCount ?? 0;
  return (
    <section aria-labelledby="free-offer" aria-busy={!offer} className="page-width pt-20 lg:pt-28">
      <div className="grid min-h-52 gap-x-16 gap-y-6 rounded-16 border border-line bg-surface p-6 sm:p-9 md:grid-cols-[1fr_auto] md:items-center">
        <div className={offer ? undefined : 'invisible'}>
          <h2 id="free-offer" className="text-24">
            Get a pack free while places last
          </h2>
          <p className="mt-1.5 text-muted">
            One free licence for each pack. No card needed.
            {offer && (
              <>
                {' '}
                <span className="whitespace-nowrap">Until {formatLongDate(offer.expiryDate)}.</span>
              </>
            )}
          </p>
          <div className="mt-5">
            {places === 0 && offer ? (
              <p className="font-medium">The free places are taken.</p>
            ) : status === 'signed-in' ? (
              <ButtonLink to="/general#free" variant="secondary">
                Take a free licence
              </ButtonLink>
            ) : (
              <Button onClick={() => startSignIn('/register', '/general#free')}>
                Take a free licence
              </Button>
            )}
          </div>
        </div>
        <div className={offer ? 'lg:text-right' : 'invisible'}>
          <p className="tabular-nums">
            <span className="text-48 font-semibold tracking-[-0.02em]">{places}</span>{' '}
            <span className="text-muted">{chooseForm(places, 'place')} left</span>
          </p>
          <div className="grid lg:justify-end">
            <PlaceSquares places={places} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** Shows the running offer with a square for each free place; renders nothing without an offer. */
export default function FreeOfferContent() {
  return (
    <QueryProvider>
      <Band />
    </QueryProvider>
  );
}
