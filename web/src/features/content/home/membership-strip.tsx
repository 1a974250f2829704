import { formatPrice } from '@flexa/contracts/format';
import { buildPricingPath } from '@flexa/contracts/pricing-address';
import { MEMBERSHIP_PLANS, computeMembershipPrice } from '@flexa/contracts/plans';
import { ArrowRight } from 'lucide-react';
import { now } from '@/lib/clock';
import { env } from '@/lib/env';
import { ButtonLink } from '@/ui/button';
import { Mark } from '@/ui/mark';

const PARTS = ['theme', 'designs', 'charts'] as const;

/** Shows one line about the membership, with a struck price only during the offer. */
export function MembershipStrip() {
  const [plan] = MEMBERSHIP_PLANS;
  const price = computeMembershipPrice(plan.months, now(), env.comboOfferEnd) ?? plan.listCents;
  return (
    <div className="home-membership mt-4 flex flex-col gap-x-6 gap-y-4 rounded-16 border border-soft-line bg-soft p-5 md:flex-row md:items-center lg:px-7 lg:py-6">
      <div className="flex gap-2">
        {PARTS.map((part) => (
          <span
            key={part}
            className="grid size-12 place-items-center rounded-10 border border-soft-line bg-bg"
          >
            <Mark name={part} size={24} />
          </span>
        ))}
      </div>
      <div className="flex-1">
        <h3 className="text-20 leading-7">Membership</h3>
        <p className="text-16 text-muted">
          Theme, Design and Charts on one licence, for 3, 6 or 12 months.
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="text-16 text-muted tabular-nums">
          {price < plan.listCents && (
            <>
              <span className="sr-only">List price </span>
              <s>{formatPrice(plan.listCents)}</s>{' '}
            </>
          )}
          <span className="font-semibold text-text">{formatPrice(price)}</span> for {plan.months}{' '}
          months
        </p>
        <ButtonLink to={buildPricingPath({ visualType: 'suite' })}>
          Compare
          <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
        </ButtonLink>
      </div>
    </div>
  );
}
