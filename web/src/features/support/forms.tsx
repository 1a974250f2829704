import type { ComponentProps } from 'react';
import { createLazyPart } from '@/lib/lazy';
import { Skeleton } from '@/ui/skeleton';
import { useHydrated } from '@/ui/use-hydrated';

// People read a page before they fill in its form, so the code that checks the fields loads later. Nobody
// may type before that, so the prerendered page only reserves the space.
const LaterContactForm = createLazyPart(async () => (await import('./contact-form')).ContactForm);
const LaterWaitList = createLazyPart(async () => (await import('./wait-list')).WaitList);

/** Renders the form of /contact, /ask-question and /support-center (contact-form.tsx). Reserves its space while it loads. */
export function ContactForm(props: ComponentProps<typeof LaterContactForm>) {
  const place = <FormPlaceholder />;
  return useHydrated() ? <LaterContactForm {...props} fallback={place} /> : place;
}

/** Placeholder as high as the form: its topics need four rows on a phone and two beside the text. */
function FormPlaceholder() {
  return (
    <div aria-busy="true" className="grid gap-4.5">
      <Skeleton className="h-[210px] min-[376px]:h-[162px] sm:h-[114px]" />
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Skeleton className="h-[74px]" />
        <Skeleton className="h-[74px]" />
      </div>
      <Skeleton className="h-[74px]" />
      <Skeleton className="h-[196px]" />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Skeleton className="h-12 w-full sm:w-40" />
        <Skeleton className="h-5 w-48" />
      </div>
    </div>
  );
}

/** Reserves the space of the wait list (wait-list.tsx) until it has loaded. */
export function WaitList() {
  const place = <Skeleton className="h-48" />;
  return useHydrated() ? <LaterWaitList fallback={place} /> : place;
}
