import { formatPrice } from '@flexa/contracts/format';
import { MEMBERSHIP_PLANS, computeMembershipPrice } from '@flexa/contracts/plans';
import { buildPricingPath } from '@flexa/contracts/pricing-address';
import { now } from '@/lib/clock';
import { env } from '@/lib/env';
import { formatCalendarDay } from '@/lib/format';
import { THEME_PART_SUMMARY } from '@/lib/theme-part';
import { ButtonLink } from '@/ui/button';
import { Card } from '@/ui/card';
import { cn } from '@/ui/cn';
import { Mark } from '@/ui/mark';

/**
 * Renders the target of the combo offer's Join Now: the membership, today's prices and a link to buy it.
 */
export function MembershipCard({ className }: { className?: string }) {
  const moment = now();
  const isOffered = moment <= env.comboOfferEnd;
  return (
    <Card className={cn('p-6 sm:p-8', className)}>
      <div aria-hidden="true" className="flex gap-2">
        {(['theme', 'designs', 'charts'] as const).map((name) => (
          <span key={name} className="grid size-11 place-items-center rounded-10 bg-soft">
            <Mark name={name} size={24} />
          </span>
        ))}
      </div>
      <h2 className="mt-5 text-20">The membership</h2>
      <p className="mt-1 text-muted">
        Theme, design and charts on one licence. {THEME_PART_SUMMARY}
      </p>
      <dl className="mt-5 text-14">
        {MEMBERSHIP_PLANS.map(({ months, listCents }) => {
          const cents = computeMembershipPrice(months, moment, env.comboOfferEnd) ?? listCents;
          return (
            <div
              key={months}
              className="flex h-11 items-center justify-between border-t border-line tabular-nums"
            >
              <dt>{months} months</dt>
              <dd className="flex items-baseline gap-2">
                {cents < listCents && (
                  <del className="text-muted">
                    <span className="sr-only">List price </span>
                    {formatPrice(listCents)}
                  </del>
                )}
                <span className="text-16 font-semibold">{formatPrice(cents)}</span>
              </dd>
            </div>
          );
        })}
      </dl>
      {isOffered && (
        <p className="mt-1 text-12 text-muted">
          Offer price until {formatCalendarDay(env.comboOfferEnd)}, for each seat.
        </p>
      )}
      <ButtonLink to={buildPricingPath({ visualType: 'suite' })} size="lg" className="mt-5 w-full">
        See the membership
      </ButtonLink>
    </Card>
  );
}
