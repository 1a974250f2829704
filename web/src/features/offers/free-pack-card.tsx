import type { Pack } from '@flexa/contracts/plans';
import { createLazyPart } from '@/lib/lazy';

const FreePackContent = createLazyPart(async () => (await import('./free-pack-content')).default);

interface FreePackCardProps {
  pack: Pack;
  /** Return address after signing in. */
  address: string;
}

/** Offers the free licence of a pack. It loads after the first paint, into reserved space. */
export function FreePackCard(props: FreePackCardProps) {
  return (
    <section
      id="free"
      aria-label="Free licence"
      className="grid min-h-64 items-center rounded-16 border border-line bg-surface px-5 py-7 sm:px-9 sm:py-8 lg:min-h-38"
    >
      <FreePackContent {...props} fallback={<div aria-busy="true" />} />
    </section>
  );
}
