import type { ReactNode } from 'react';
import { formatMoney, formatPrice } from '@flexa/contracts/format';
import { formatInstant } from '@flexa/contracts/format-date';
import { MEMBERSHIP_PLANS, computeMembershipPrice, PART_PLANS } from '@flexa/contracts/plans';
import { buildPricingPath } from '@flexa/contracts/pricing-address';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { now } from '@/lib/clock';
import { env } from '@/lib/env';
import { ButtonLink } from '@/ui/button';
import { cn } from '@/ui/cn';
import { Mark, type MarkName } from '@/ui/mark';
import { Tag } from '@/ui/tag';
import { PriceTable } from '../price-table';
import type { LicenceAction } from './licence-button';
import { THEME_PART_SUMMARY } from '@/lib/theme-part';
import { Section, SectionHead } from './section';

const STUDIO_FACTS = [
  'Presets to start from, or your own two colours',
  'Light and dark pages',
  'Contrast computed on every change',
  'theme.json to copy and keep',
];

/** Shows the prices of the catalogue. */
export function Prices({ licence }: { licence: LicenceAction }) {
  const today = now();
  const offer = today <= env.comboOfferEnd;
  const choosePrice = (months: number, list: number) =>
    computeMembershipPrice(months, today, env.comboOfferEnd) ?? list;
  const [smallest] = MEMBERSHIP_PLANS;

  return (
    <Section id="prices" band>
      <SectionHead title="Simple prices, by the month">
        <p>
          One payment, and nothing renews automatically.
          {licence.isVisitor && (
            <>
              {' '}
              Or{' '}
              <Link
                {...licence.signUp}
                className="rounded-6 text-brand-text underline underline-offset-3"
              >
                start with a free licence
              </Link>{' '}
              while places last.
            </>
          )}
        </p>
      </SectionHead>
      <div className="home-prices grid overflow-hidden rounded-16 border border-line bg-bg lg:grid-cols-[1fr_1.15fr_1.35fr]">
        <Column mark="theme" name="Theme studio" figure="Free">
          <p className="mt-2 text-16 text-muted">Use it as often as you like.</p>
          <ul className="home-facts mt-6 grid gap-2.5">
            {STUDIO_FACTS.map((fact) => (
              <li key={fact} className="flex gap-2.5 text-14">
                <Check
                  aria-hidden="true"
                  strokeWidth={1.75}
                  className="mt-0.5 size-4 shrink-0 text-brand-text"
                />
                {fact}
              </li>
            ))}
          </ul>
          <Action>
            <ButtonLink to="/flexa-theme" className="w-full max-lg:h-12">
              Open the theme studio
            </ButtonLink>
          </Action>
        </Column>

        <Column
          mark="charts"
          name="One pack"
          figure={formatPrice(PART_PLANS[0].cents)}
          unit="a month"
          className="border-line max-lg:border-t lg:border-l"
        >
          <PriceTable
            className="mt-4"
            caption="One pack"
            rows={PART_PLANS.map(({ months, cents }) => ({
              months,
              note: `${formatMoney(cents / months)} a month`,
              price: formatPrice(cents),
            }))}
          />
          <Action>
            <ButtonLink
              to={buildPricingPath({ visualType: 'charts' })}
              variant="primary"
              className="w-full max-lg:h-12"
            >
              Buy a pack
            </ButtonLink>
          </Action>
        </Column>

        <Column
          mark="flexa"
          name="Membership"
          figure={formatPrice(choosePrice(smallest.months, smallest.listCents))}
          unit={
            <>
              for {smallest.months} months
              {offer && (
                <>
                  , <StruckPrice cents={smallest.listCents} />
                </>
              )}
            </>
          }
          tag={
            offer && (
              <Tag tone="highlight">
                Offer until {formatInstant(env.comboOfferEnd, 'long-day-of-month', 'UTC')}
              </Tag>
            )
          }
          className="border-line bg-soft max-lg:border-t md:border-l"
        >
          <PriceTable
            className="mt-4"
            caption="Membership"
            line="border-soft-line"
            rows={MEMBERSHIP_PLANS.map(({ months, listCents }) => ({
              months,
              note: offer ? (
                <StruckPrice cents={listCents} />
              ) : (
                `${formatMoney(listCents / months)} a month`
              ),
              price: formatPrice(choosePrice(months, listCents)),
            }))}
          />
          <p className="mt-3 text-14 text-muted">
            Theme, Design and Charts on one licence. {THEME_PART_SUMMARY}
          </p>
          <Action>
            <ButtonLink
              to={buildPricingPath({ visualType: 'suite' })}
              className="w-full max-lg:h-12"
            >
              Buy the membership
            </ButtonLink>
          </Action>
        </Column>
      </div>
    </Section>
  );
}

interface ColumnProps {
  mark: MarkName;
  name: string;
  figure: string;
  unit?: ReactNode;
  tag?: ReactNode;
  className?: string;
  children: ReactNode;
}

function Column({ mark, name, figure, unit, tag, className, children }: ColumnProps) {
  return (
    <div className={cn('flex min-w-0 flex-col p-5 pt-6 lg:p-8', className)}>
      <div className="flex min-h-7 flex-wrap items-center gap-x-2.5 gap-y-1.5">
        <Mark name={mark} size={22} />
        <h3 className="grow text-20 leading-7">{name}</h3>
        {tag}
      </div>
      <p className="mt-3.5 flex flex-wrap items-baseline gap-x-2 tabular-nums">
        <span className="text-48 font-semibold">{figure}</span>
        {unit && <span className="text-16 text-muted">{unit}</span>}
      </p>
      {children}
    </div>
  );
}

/** Pushes the button to the foot of its column, so that the three buttons line up. */
function Action({ children }: { children: ReactNode }) {
  return <div className="mt-auto pt-8">{children}</div>;
}

function StruckPrice({ cents }: { cents: number }) {
  return (
    <>
      <span className="sr-only">list price </span>
      <s>{formatPrice(cents)}</s>
    </>
  );
}
