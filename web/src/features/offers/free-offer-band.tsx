import { createLazyPart } from '@/lib/later';

const FreeOfferContent = createLazyPart(async () => (await import('./free-offer-content')).default);

/** The running free offer on the home page; it loads after the first paint, in the room kept here. */
export function FreeOfferBand() {
  return <FreeOfferContent fallback={<div aria-busy="true" className="h-72 lg:h-80" />} />;
}
