import { lazy, type ComponentProps } from 'react';
import { Skeleton } from '@/ui/skeleton';
import { WhenNear } from '@/ui/when-near';

// A page is read before its form is filled in: what checks the fields loads when the form comes near.
const LazyTicketForm = lazy(async () => ({
  default: (await import('./ticket-form')).TicketForm,
}));
const LazyWaitListForm = lazy(async () => ({
  default: (await import('./wait-list-form')).WaitListForm,
}));

/** What a person writes to us (ticket-form.tsx), with its place held until it is there. */
export function TicketForm(props: ComponentProps<typeof LazyTicketForm>) {
  return (
    <WhenNear inTime fallback={<TicketFormPlace {...props} />}>
      <LazyTicketForm {...props} />
    </WhenNear>
  );
}

/** As high as the form at every width. */
function TicketFormPlace({ about, labels }: ComponentProps<typeof LazyTicketForm>) {
  return (
    <div aria-busy="true" className="grid gap-4.5">
      {/* How many rows the choices need only they know. */}
      {about && (
        <div inert className="invisible">
          {about('', () => undefined)}
        </div>
      )}
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Skeleton className="h-[74px]" />
        <Skeleton className="h-[74px]" />
      </div>
      <Skeleton className="h-[74px]" />
      <Skeleton className={labels.messageHint ? 'h-[196px]' : 'h-[170px]'} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Skeleton className="h-12 w-full sm:w-40" />
        <Skeleton className="h-5 w-48" />
      </div>
    </div>
  );
}

/** Leaves an address for news of a product (wait-list-form.tsx), with its place held. */
export function WaitListForm(props: ComponentProps<typeof LazyWaitListForm>) {
  return (
    <WhenNear inTime fallback={<Skeleton className="h-48" />}>
      <LazyWaitListForm {...props} />
    </WhenNear>
  );
}
