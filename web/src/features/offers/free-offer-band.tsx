import { createLazyPart } from '@/lib/lazy';

const FreeOfferContent = createLazyPart(async () => (await import('./free-offer-content')).default);

/** Shows the running free offer on the home page. It loads after the first paint, into reserved space. */
export function FreeOfferBand() {
  return <FreeOfferContent fallback={<div aria-busy="true" className="h-72 lg:h-80" />} />;
}
