import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { formatNumber } from '@flexa/contracts/format';
import type { OfferDetails } from '@flexa/contracts/offers';
import { now } from '@/lib/clock';
import { formatDate } from '@/lib/format';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { LoadFailure } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import { ViewHead } from '../parts/view-head';
import { offersQuery } from '../queries';
import { OfferForm } from './offer-form';

/** Lists the free offers with their end and places, the running one first. */
export function OfferView() {
  const query = useQuery(offersQuery);
  const { data, error } = query;
  const [isMaking, setMaking] = useState(false);
  const offers = data?.data;
  const running = offers?.find(({ expiryDate }) => new Date(expiryDate) > now());

  return (
    <>
      <ViewHead
        title="Free offer"
        actions={
          <Button size="sm" onClick={() => setMaking(true)} disabled={isMaking || !offers}>
            <Plus aria-hidden="true" strokeWidth={1.75} className="size-4" />
            New offer
          </Button>
        }
      />
      {error && (
        <LoadFailure title="The offers could not be loaded" query={query} className="mt-4" />
      )}
      <div className="mt-3.5 grid max-w-180 gap-3 *:min-w-0" aria-busy={!offers && !error}>
        {isMaking && (
          <section aria-label="New offer" className="rounded-10 border border-line bg-raised p-4">
            <h2 className="text-16">New offer</h2>
            <OfferForm taken={offers?.map(({ id }) => id)} onDone={() => setMaking(false)} />
          </section>
        )}
        {!offers && !error && (
          <div className="h-[250px] rounded-10 border border-line p-4">
            <Skeleton className="h-5 w-32" />
            <Skeleton className="mt-5 h-1.5 w-full" />
            <Skeleton className="mt-8 h-9 w-72" />
          </div>
        )}
        {offers?.length === 0 && !isMaking && (
          <EmptyState
            heading="h2"
            title="No free offer yet"
            actions={<Button onClick={() => setMaking(true)}>Create an offer</Button>}
          >
            An offer gives away a number of places until a date. The home page shows how many are
            left.
          </EmptyState>
        )}
        {offers?.map((offer) => (
          <OfferCard key={offer.id} offer={offer} isRunning={offer === running} />
        ))}
      </div>
    </>
  );
}

function OfferCard({ offer, isRunning }: { offer: OfferDetails; isRunning: boolean }) {
  const { id, expiryDate, userCount, placesLeft, createdAt } = offer;
  const isOver = new Date(expiryDate) <= now();
  const takenPlaces = userCount - placesLeft;
  return (
    <section aria-label={`Offer ${id}`} className="rounded-10 border border-line bg-raised p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-16">{id}</h2>
        {isRunning ? (
          <Badge tone="success">Running</Badge>
        ) : (
          <Badge>{isOver ? 'Over' : 'Replaced'}</Badge>
        )}
        <p className="ml-auto text-12 text-muted tabular-nums">Created {formatDate(createdAt)}</p>
      </div>
      <p className="mt-3 flex justify-between tabular-nums">
        <span>
          <b className="font-semibold">{formatNumber(placesLeft)}</b> of {formatNumber(userCount)}{' '}
          places left
        </span>
        <span className="text-muted">{formatNumber(takenPlaces)} taken</span>
      </p>
      <span className="mt-1.5 block h-1.5 overflow-hidden rounded-full bg-line">
        <span
          className="block h-full rounded-full bg-highlight transition-[width] duration-200"
          style={{ width: `${userCount ? (placesLeft / userCount) * 100 : 0}%` }}
        />
      </span>
      <OfferForm offer={offer} />
    </section>
  );
}
