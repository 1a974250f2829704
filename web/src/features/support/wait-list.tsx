import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@flexa/contracts/format';
import { buildPricingPath } from '@flexa/contracts/pricing-address';
import { hasPlaces, offerQuery } from '@/features/offers';
import { QueryProvider } from '@/lib/query-provider';
import { ButtonLink } from '@/ui/button';
import { Skeleton } from '@/ui/skeleton';
import { WaitListForm } from './wait-list-form';

const OFFER = `${buildPricingPath({ visualType: 'charts' })}#free`;

/** Shows the wait list for the next free offer or, while an offer has places, a link to take one. */
export function WaitList() {
  return (
    <QueryProvider>
      <Content />
    </QueryProvider>
  );
}

function Content() {
  const { data: offer, isPending } = useQuery(offerQuery);
  if (isPending) {
    return (
      <div aria-busy="true">
        <Skeleton className="h-48" />
      </div>
    );
  }
  if (offer && hasPlaces(offer)) {
    const words = `Each pack is free while places last: ${formatCount(offer.userCount, 'place')} left.`;
    return (
      <Columns title="Free offer" text={words}>
        <div>
          <ButtonLink to={OFFER} size="lg">
            See the offer
          </ButtonLink>
        </div>
      </Columns>
    );
  }
  return (
    <Columns title="Wait list" text="We’ll write once, when the next free offer opens.">
      <WaitListForm />
    </Columns>
  );
}

interface ColumnsProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Columns({ title, text, children }: ColumnsProps) {
  return (
    <div className="grid gap-10 lg:grid-cols-[4fr_8fr] lg:gap-16">
      <div>
        <h2 className="text-30 lg:text-36">{title}</h2>
        <p className="mt-3 max-w-[36ch] text-muted">{text}</p>
      </div>
      {children}
    </div>
  );
}
