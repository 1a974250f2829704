import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { pricingPath } from '@contracts/pricing-address';
import { StudioWindow, useStudioAddress } from '@/features/theme-studio';
import { ButtonLink } from '@/ui/button';

const FACTS = [
  {
    heading: 'Two colours, eight shades',
    text: 'The studio divides the way between your two colours into seven equal steps. The first series takes the first shade, the ranked bars show all eight.',
  },
  {
    heading: 'Contrast on every change',
    text: 'The words on the cards and the first shade are measured against the card by WCAG 2 while you choose. What is hard to read is said at once.',
  },
  {
    heading: 'Light and dark',
    text: 'Presets are lifted on a dark page so that their first shades stay visible. Switch the site’s colour scheme and the report and the file follow.',
  },
  {
    heading: 'A file that Power BI takes',
    text: 'theme.json holds data colours, text and ground colours, status colours and the ends of colour scales: keys of Microsoft’s theme schema and nothing else.',
  },
];

const NEXT = [
  {
    to: '/power-bi-templates-free-download',
    label: 'Free templates',
    line: 'Theme files with cards, type and tables set, too.',
  },
  {
    to: '/Power-BI-dashboard-examples-PBIX',
    label: 'Dashboard examples',
    line: 'Pages whose theme opens here.',
  },
  {
    to: '/document#applying-a-theme',
    label: 'Applying a theme',
    line: 'The steps in Power BI Desktop.',
  },
];

/** The theme part: the working studio is its own picture. */
export function ThemePage() {
  useStudioAddress();
  return (
    <>
      <section className="border-b border-line hero-ground">
        <div className="page-width grid gap-4 pt-12 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-8 lg:pt-20">
          <h1 className="max-w-[14ch] text-40 sm:text-60">Theme studio</h1>
          <div>
            <p className="text-18 text-muted lg:text-20">
              Choose two colours, watch a whole report follow, and take the theme with you. Free and
              open to everyone.
            </p>
            <div className="mt-6 flex flex-wrap gap-3">
              <ButtonLink to="/power-bi-templates-free-download" size="lg">
                Start from a template
              </ButtonLink>
            </div>
          </div>
        </div>
        <div className="mx-auto mt-10 max-w-[1360px] px-3 pb-14 sm:px-6 lg:mt-14 lg:pb-24">
          <StudioWindow />
        </div>
      </section>
      <section className="page-width py-20 lg:py-28">
        <h2 className="text-30 lg:text-48">What it does</h2>
        <div className="mt-8 grid border-t border-line lg:mt-12 lg:grid-cols-2 lg:gap-x-16">
          {FACTS.map(({ heading, text }) => (
            <div key={heading} className="border-b border-line py-6 lg:py-8">
              <h3 className="text-20">{heading}</h3>
              <p className="mt-2 max-w-[56ch] text-16 text-muted">{text}</p>
            </div>
          ))}
        </div>
        <ul className="mt-14 grid gap-4 md:grid-cols-3">
          {NEXT.map(({ to, label, line }) => (
            <li
              key={to}
              className="group relative rounded-16 border border-line p-6 hover:border-line-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
            >
              <Link
                to={to}
                className="flex items-center justify-between gap-3 text-18 font-semibold outline-none after:absolute after:inset-0"
              >
                {label}
                <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-5 text-muted" />
              </Link>
              <p className="mt-1.5 text-16 text-muted">{line}</p>
            </li>
          ))}
        </ul>
        <p className="mt-10 max-w-[68ch] text-16 text-muted">
          The theme part also comes with the{' '}
          <Link
            to={pricingPath({ visualType: 'suite' })}
            className="rounded-6 text-brand-text underline underline-offset-3"
          >
            membership
          </Link>
          , which joins theme, design and charts on one licence.
        </p>
      </section>
    </>
  );
}
