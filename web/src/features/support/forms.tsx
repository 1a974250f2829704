import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import { Skeleton } from '@/ui/skeleton';
import { useStarted } from '@/ui/use-started';

// A page is read before its form is filled in: what checks the fields loads after it.
const LazyTicketForm = lazy(async () => ({
  default: (await import('./ticket-form')).TicketForm,
}));
const LazyWaitListForm = lazy(async () => ({
  default: (await import('./wait-list-form')).WaitListForm,
}));

/** What a person writes to us (ticket-form.tsx), with its place held until it is there. */
export function TicketForm(props: ComponentProps<typeof LazyTicketForm>) {
  return (
    <Place
      fallback={
        <div aria-busy="true" className="grid gap-4.5">
          <div className="grid gap-4.5 sm:grid-cols-2">
            <Skeleton className="h-[74px]" />
            <Skeleton className="h-[74px]" />
          </div>
          <Skeleton className="h-[74px]" />
          <Skeleton className="h-48" />
          <Skeleton className="h-12 sm:w-40" />
        </div>
      }
    >
      <LazyTicketForm {...props} />
    </Place>
  );
}

/** Leaves an address for news of a product (wait-list-form.tsx), with its place held. */
export function WaitListForm(props: ComponentProps<typeof LazyWaitListForm>) {
  return (
    <Place fallback={<Skeleton className="h-48" />}>
      <LazyWaitListForm {...props} />
    </Place>
  );
}

function Place({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return useStarted() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
