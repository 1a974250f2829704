import { formatPrice } from '@flexa/contracts/format';
import { PART_PLANS, type Pack } from '@flexa/contracts/plans';
import { Link } from 'react-router-dom';
import { cn } from '@/ui/cn';
import { Mark } from '@/ui/mark';
import { packPictures } from './lazy-pictures';
import { MembershipStrip } from './membership-strip';
import { Section, SectionHead } from './section';

interface PackCell {
  mark: Pack;
  name: string;
  line: string;
  wide: boolean;
  to: string;
}

const PACKS: readonly PackCell[] = [
  {
    mark: 'charts',
    name: 'Charts',
    line: 'Variance, bullet and bridge charts that show plan and actual at a glance.',
    wide: true,
    to: '/flexa-charts',
  },
  {
    mark: 'tables',
    name: 'Tables',
    line: 'Sparklines and bars inside the cell, with collapsible groups.',
    wide: false,
    to: '/flexa-tables',
  },
  {
    mark: 'designs',
    name: 'Designs',
    line: 'Key figures on one grid, with their change and a small line.',
    wide: false,
    to: '/flexa-design',
  },
  {
    mark: 'analytics',
    name: 'Analytics',
    line: 'Trend, forecast range and outliers, marked on the line where they happen.',
    wide: true,
    to: '/flexa-analytics',
  },
];

/** Shows the four packs with a picture each. The whole cell links to the pack's page. */
export function Packs() {
  const from = `from ${formatPrice(PART_PLANS[0].cents)} a month`;
  return (
    <Section id="packs">
      <SectionHead
        title={
          <>
            Four packs, <br />
            drawn as one suite
          </>
        }
      >
        <p>
          Every pack takes its colours, type and spacing from your theme, so a chart and a table on
          one page belong together.
        </p>
      </SectionHead>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-12">
        {PACKS.map(({ mark, name, line, wide, to }) => (
          <article
            key={name}
            className={cn(
              'group @container relative flex min-w-0 flex-col overflow-hidden rounded-16 border border-line bg-surface transition-colors hover:border-line-2 has-focus-visible:outline-2 has-focus-visible:outline-brand',
              wide ? 'lg:col-span-7' : 'lg:col-span-5',
            )}
          >
            <div className="px-5 pt-5 lg:px-7 lg:pt-7">
              <div className="flex items-center gap-3">
                <Mark name={mark} size={28} />
                <h3 className="text-20">
                  <Link
                    to={to}
                    className="underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0"
                  >
                    {name}
                  </Link>
                </h3>
                <p className="ml-auto text-14 whitespace-nowrap text-muted">{from}</p>
              </div>
              <p className="mt-3 text-16 text-muted">{line}</p>
            </div>
            <div aria-hidden="true" className="mt-auto h-80 overflow-hidden pt-5 lg:h-85 lg:pt-4">
              <PackPicture pack={mark} />
            </div>
          </article>
        ))}
      </div>
      <MembershipStrip />
    </Section>
  );
}

function PackPicture({ pack }: { pack: Pack }) {
  const Picture = packPictures[pack];
  return <Picture />;
}
