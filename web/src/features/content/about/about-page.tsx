import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { env } from '@/lib/env';
import { ButtonLink } from '@/ui/button';
import { cn } from '@/ui/cn';
import { Mark, type MarkName } from '@/ui/mark';
import { Stream } from '@/ui/stream';
import { PageHead } from '../text/page-head';

const PARTS: readonly { mark: MarkName; name: string; line: string; to: string }[] = [
  {
    mark: 'theme',
    name: 'Theme studio',
    line: 'A whole report theme, free.',
    to: '/flexa-theme',
  },
  { mark: 'charts', name: 'Charts', line: 'Plan and actual at a glance.', to: '/flexa-charts' },
  { mark: 'designs', name: 'Designs', line: 'Key figures on one grid.', to: '/flexa-design' },
  { mark: 'tables', name: 'Tables', line: 'Lines and bars inside the cell.', to: '/flexa-tables' },
  {
    mark: 'analytics',
    name: 'Analytics',
    line: 'Forecast range and outliers.',
    to: '/flexa-analytics',
  },
];

const VIEWS = [
  {
    heading: 'Colour is a decision, not a decoration',
    text: 'Most reports have too many colours because nobody chose any. Two are enough to make a family, and a family carries meaning: more, less, first, last.',
  },
  {
    heading: 'What can’t be read is not designed',
    text: 'Contrast is a number, so we compute it. The studio says which words and shades are hard to see while there is still time to change them, on light and on dark pages.',
  },
  {
    heading: 'The default should be good',
    text: 'Few people who build reports are paid to design. The packs start with hairlines, one grid and right-aligned figures, so a page looks cared for before anyone formats it.',
  },
  {
    heading: 'Your numbers are yours',
    text: 'The studio shows sample data. A theme holds colours and styles. Licence keys can be checked without asking us. Nothing here needs to see what is in your report.',
  },
  {
    heading: 'A price with an end date',
    text: 'One payment for the months you choose. Nothing renews automatically, and we write before a licence ends, so continuing is your decision each time.',
  },
];

export function AboutPage() {
  const { name, address } = env.operator;
  return (
    <div className="page-width pb-20 lg:pb-28">
      <PageHead
        title="About Flexa"
        lead="We make tools for people who build Power BI reports and care how they look: a theme studio that is free, and four visual packs."
      />
      <div className="mt-10 h-44 overflow-hidden rounded-16 bg-deep pt-6 lg:mt-14 lg:h-80 lg:pt-12 dark:border dark:border-line">
        <Stream viewBox="61 9 1086 317" className="size-full" />
      </div>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:mt-6 lg:grid-cols-5">
        {PARTS.map(({ mark, name: part, line, to }, i) => (
          <li
            key={to}
            className={cn(
              'group relative border-b border-line py-6 has-focus-visible:outline-2 has-focus-visible:outline-offset-8 has-focus-visible:outline-brand lg:border-b-0',
              // With two columns the free product spans the row above the four packs.
              i === 0 && 'sm:col-span-2 lg:col-span-1',
            )}
          >
            <Mark name={mark} size={28} />
            <h2 className="mt-4 text-18">
              <Link
                to={to}
                className="underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0"
              >
                {part}
              </Link>
            </h2>
            <p className="mt-1 text-14 text-muted">{line}</p>
          </li>
        ))}
      </ul>
      <section className="mt-16 grid gap-8 lg:mt-24 lg:grid-cols-[4fr_8fr]">
        <h2 className="text-30 sm:text-36 lg:sticky lg:top-24 lg:self-start lg:text-48">
          What we believe{' '}
        </h2>
        <div className="border-t border-line">
          {VIEWS.map(({ heading, text }) => (
            <div key={heading} className="border-b border-line py-6 lg:py-8">
              <h3 className="text-20">{heading}</h3>
              <p className="mt-2 max-w-[68ch] text-16 text-muted">{text}</p>
            </div>
          ))}
        </div>
      </section>
      <section className="mt-16 grid gap-8 lg:mt-24 lg:grid-cols-[4fr_8fr]">
        <h2 className="text-30 sm:text-36 lg:text-48">Who runs it</h2>
        <div>
          <address className="text-18 whitespace-pre-line not-italic">
            {name}
            {address && `\n${address}`}
          </address>
          <p className="mt-4 max-w-[68ch] text-16 text-muted">
            Flexa is an independent product and is not affiliated with Microsoft. Power BI is a
            trademark of Microsoft Corporation.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to="/contact" variant="primary" size="lg">
              Write to us
            </ButtonLink>
            <ButtonLink to="/blogs" size="lg">
              Read the blog
              <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-4" />
            </ButtonLink>
          </div>
        </div>
      </section>
    </div>
  );
}
