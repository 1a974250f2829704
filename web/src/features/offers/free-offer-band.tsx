import { lazy, Suspense } from 'react';

const FreeOfferContent = lazy(() => import('./free-offer-content'));

/** The running free offer on the home page; it loads after the first paint, in the room kept here. */
export function FreeOfferBand() {
  return (
    <Suspense fallback={<div aria-busy="true" className="h-72 lg:h-80" />}>
      <FreeOfferContent />
    </Suspense>
  );
}
