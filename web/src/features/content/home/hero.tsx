import { useState, type FormEvent } from 'react';
import { formatPrice } from '@flexa/contracts/format';
import { PART_PLANS } from '@flexa/contracts/plans';
import { useNavigate } from 'react-router-dom';
import { buildBrandPath, createGradient } from '@/features/theme-studio';
import { Button, ButtonLink } from '@/ui/button';
import { Mark } from '@/ui/mark';
import { Tag } from '@/ui/tag';
import { LiveReport } from '../live-report/live-report';
import { ColorField } from './color-field';
// Imported here because the parts below are in the prerendered page before their code loads.
import './home.css';

/** Default colours; the first one reaches 3:1 on a light and on a dark card. */
export const FIRST_PAIR = { first: '#5a55ea', last: '#a5e3f9' } as const;

/** Shows the headline, two colour fields, and a report in those colours. */
export function Hero() {
  const [pair, setPair] = useState<{ first: string; last: string }>(FIRST_PAIR);
  const navigate = useNavigate();
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Reads the fields: a form sent before hydration is sent again before the state has caught up.
    const colors = new FormData(event.currentTarget).getAll('brand').map(String);
    void navigate(buildBrandPath(colors));
  };

  return (
    <section className="border-b border-line hero-ground">
      <div className="page-width grid gap-4 pt-12 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-8 lg:pt-22">
        <h1 className="max-w-[13ch] text-40 sm:text-60 lg:text-72">
          Power BI reports that look designed
        </h1>
        <div>
          <p className="text-16 text-muted lg:text-20 lg:leading-[1.5]">
            Flexa sells visuals for Power BI, from {formatPrice(PART_PLANS[0].cents)} a month. The
            theme studio is free: choose two colours and see their shades in this report.
          </p>
          {/* Without scripts the browser sends the form to the studio. */}
          <form action="/flexa-theme" onSubmit={open} className="mt-5">
            <div className="grid grid-cols-2 gap-3">
              <ColorField
                label="First colour"
                name="brand"
                value={pair.first}
                onChange={(first) => setPair({ ...pair, first })}
              />
              <div data-last="">
                <ColorField
                  label="Second colour"
                  name="brand"
                  value={pair.last}
                  onChange={(last) => setPair({ ...pair, last })}
                />
              </div>
            </div>
            <div className="mt-4 flex flex-wrap gap-3">
              <Button type="submit" size="lg" variant="primary" className="grow sm:grow-0">
                Open in the studio
              </Button>
              <ButtonLink to="/#packs" size="lg" className="grow sm:grow-0">
                See the visuals
              </ButtonLink>
            </div>
          </form>
        </div>
      </div>
      <div className="mx-auto mt-10 max-w-[1360px] px-3 pb-14 sm:px-6 lg:mt-16 lg:pb-24">
        <div className="overflow-clip rounded-16 border border-line-2 bg-bg shadow-studio dark:bg-surface">
          <div className="flex h-13 items-center gap-3 border-b border-line px-4 sm:h-14 sm:px-5">
            <Mark name="theme" size={20} />
            <p className="truncate text-14 font-semibold">Retail sales review</p>
            <Tag>Sample data</Tag>
          </div>
          <LiveReport shades={createGradient(pair.first, pair.last)} />
        </div>
      </div>
    </section>
  );
}
