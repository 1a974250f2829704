import { Check, Info } from 'lucide-react';
import { VISUAL_NAMES, type Pack, type VisualType } from '@flexa/contracts/plans';
import { buildPricingPath } from '@flexa/contracts/pricing-address';
import { packPictures } from '@/features/content';
import { FreePackCard } from '@/features/offers';
import { NOT_CERTIFIED } from '@/lib/certification';
import { createLazyPart } from '@/lib/lazy';
import { PageMeta } from '@/ui/page-meta';
import { MembershipPicture } from './membership-picture';
import { MembershipSection } from './membership-section';
import { OrderCard } from './order-card';
import { listFacts, LEADS } from './pack-words';
import { PackTabs } from './pack-tabs';
import { useChoice } from './use-choice';

const PricingQuestions = createLazyPart(
  async () => (await import('./pricing-questions')).PricingQuestions,
);
const ReturnBand = createLazyPart(async () => (await import('./return-band')).ReturnBand);

/** Renders the pricing page of a pack, on which the membership can be chosen too. */
export function PricingPage({ pack }: { pack: Pack }) {
  const { choice, choose, returned, address } = useChoice(pack);
  const { visualType } = choice;
  const name = VISUAL_NAMES[visualType];
  const isMembership = visualType === 'suite';

  return (
    <>
      <PageMeta
        title={`${name} pricing`}
        description={LEADS[visualType]}
        path={buildPricingPath({ visualType })}
      />
      <div className="page-width pt-6 lg:pt-10.5">
        {returned && <ReturnBand returned={returned} />}
        <PackTabs choice={choice} />
        <div className="grid gap-x-16 pt-8 lg:grid-cols-[minmax(0,1fr)_440px] lg:grid-rows-[auto_1fr] lg:pt-14">
          <header>
            <h1 className="text-40 lg:text-60">{name}</h1>
            <p className="mt-3 max-w-[48ch] text-16 text-muted lg:mt-5 lg:text-20 lg:leading-[1.5]">
              {LEADS[visualType]}
            </p>
          </header>
          <div className="mt-6 self-start lg:sticky lg:top-22 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0">
            <OrderCard choice={choice} choose={choose} address={address} />
          </div>
          <div className="min-w-0 pt-8 lg:pt-10">
            <Picture visualType={visualType} />
            <Facts visualType={visualType} />
            <p className="mt-6 flex max-w-[72ch] gap-3 text-14 text-muted">
              <Info aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0" />
              {NOT_CERTIFIED}
            </p>
          </div>
        </div>
      </div>
      {!isMembership && (
        <div className="page-width pt-16 lg:pt-24">
          <FreePackCard pack={pack} address={address} />
        </div>
      )}
      <MembershipSection pack={pack} choice={choice} />
      <div className="border-t border-line">
        <PricingQuestions subject={isMembership ? 'the membership' : `a licence for ${name}`} />
      </div>
    </>
  );
}

function Picture({ visualType }: { visualType: VisualType }) {
  const Drawing = visualType === 'suite' ? MembershipPicture : packPictures[visualType];
  return (
    <div
      aria-hidden="true"
      className="@container h-81 overflow-hidden rounded-16 border border-line bg-surface py-6 lg:h-[362px]"
    >
      <Drawing />
    </div>
  );
}

function Facts({ visualType }: { visualType: VisualType }) {
  return (
    <ul className="mt-6 grid gap-x-8 sm:grid-cols-2 lg:mt-8">
      {listFacts(visualType).map((fact) => (
        <li key={fact} className="flex items-center gap-3 border-t border-line py-3 text-16">
          <Check
            aria-hidden="true"
            strokeWidth={1.75}
            className="size-4.5 shrink-0 text-brand-text"
          />
          {fact}
        </li>
      ))}
    </ul>
  );
}
