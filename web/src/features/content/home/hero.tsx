import type { ReactNode } from 'react';
import { ButtonLink } from '@/ui/button';
// Here and not beside its parts below, which stand in the page before their code has come.
import './home.css';

/** The headline, and the working studio as its picture. */
export function Hero({ studio }: { studio: ReactNode }) {
  return (
    <section className="border-b border-line hero-ground">
      <div className="page-width grid gap-4 pt-12 lg:grid-cols-[7fr_5fr] lg:items-end lg:gap-8 lg:pt-22">
        <h1 className="max-w-[13ch] text-40 sm:text-60 lg:text-72">
          Power BI reports that look designed
        </h1>
        <div>
          <p className="text-16 text-muted lg:text-20 lg:leading-[1.5]">
            Four visual packs and a free theme studio. Choose two colours and download a theme with
            eight shades between them.
          </p>
          <div className="mt-6 grid gap-3 sm:flex lg:mt-7">
            <ButtonLink to="/#studio" size="lg" variant="primary">
              Open the theme studio
            </ButtonLink>
            <ButtonLink to="/#prices" size="lg">
              See prices
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="mx-auto mt-10 max-w-[1360px] px-3 pb-14 sm:px-6 lg:mt-16 lg:pb-24">
        {studio}
      </div>
    </section>
  );
}
