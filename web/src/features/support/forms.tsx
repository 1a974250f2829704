import type { ComponentProps } from 'react';
import { createLazyPart } from '@/lib/later';
import { Skeleton } from '@/ui/skeleton';
import { useHydrated } from '@/ui/use-hydrated';

// A page is read before its form is filled in: what checks the fields loads after it. Nothing may be
// typed before, so the prerendered page holds the place alone.
const LaterTicketForm = createLazyPart(async () => (await import('./ticket-form')).TicketForm);
const LaterWaitList = createLazyPart(async () => (await import('./wait-list')).WaitList);

/** The form of /contact, /ask-question and /support-center (ticket-form.tsx). Holds its place while it loads. */
export function TicketForm(props: ComponentProps<typeof LaterTicketForm>) {
  const place = <TicketFormPlace {...props} />;
  return useHydrated() ? <LaterTicketForm {...props} fallback={place} /> : place;
}

/** Is as high as the form at every width. */
function TicketFormPlace({ above, kind }: ComponentProps<typeof LaterTicketForm>) {
  return (
    <div aria-busy="true" className="grid gap-4.5">
      {/* Only the choices know how many rows they need. */}
      {above && (
        <div inert className="invisible">
          {above}
        </div>
      )}
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Skeleton className="h-[74px]" />
        <Skeleton className="h-[74px]" />
      </div>
      <Skeleton className="h-[74px]" />
      {/* A question has a hint below its message. */}
      <Skeleton className={kind === 'question' ? 'h-[196px]' : 'h-[170px]'} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Skeleton className="h-12 w-full sm:w-40" />
        <Skeleton className="h-5 w-48" />
      </div>
    </div>
  );
}

/** Reserves the room of the wait list (wait-list.tsx) until it has loaded. */
export function WaitList() {
  const place = <Skeleton className="h-48" />;
  return useHydrated() ? <LaterWaitList fallback={place} /> : place;
}
