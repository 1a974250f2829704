import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { THEMES_MAX } from '@flexa/contracts/constants';
import { ButtonLink } from '@/ui/button';
import { Card } from '@/ui/card';
import { LoadFailure } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import { MailedOffer } from './mailed-offer';
import { ThemeCard } from './theme-card';
import { themesQuery } from './themes-query';

const GRID = 'grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4 xl:gap-4';

/** Lists the person's saved themes; without any, explains how to save one. */
export function SavedThemes() {
  const query = useQuery(themesQuery);
  const { data, error } = query;
  const heading = useRef<HTMLHeadingElement>(null);
  const themes = data?.data;

  return (
    <section
      id="themes"
      aria-labelledby="themes-title"
      aria-busy={!themes && !error}
      className="scroll-mt-32"
    >
      <div className="mb-4 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex items-baseline gap-2.5">
          <h2 id="themes-title" ref={heading} tabIndex={-1} className="text-20 outline-none">
            Saved themes
          </h2>
          {themes && themes.length > 0 && (
            <p className="text-14 text-muted tabular-nums">
              {themes.length} of {THEMES_MAX}
            </p>
          )}
        </div>
        <ButtonLink to="/flexa-theme?new" size="sm">
          <Plus aria-hidden="true" strokeWidth={1.75} className="size-4" />
          New theme
        </ButtonLink>
      </div>
      <MailedOffer />
      {error && (
        <LoadFailure
          title="Your themes could not be loaded"
          className={themes && 'mb-4'}
          query={query}
        />
      )}
      {!themes && !error && (
        <div className={GRID}>
          <CardSkeleton />
          <CardSkeleton />
        </div>
      )}
      {themes?.length === 0 && (
        <Card className="rounded-10 px-4 py-5 text-14 sm:px-5">
          <p className="font-medium">No saved themes yet</p>
          <p className="mt-0.5 text-muted">
            Create one in the studio and select Save: you can then open it from here, with its
            versions.
          </p>
        </Card>
      )}
      {themes && themes.length > 0 && (
        <ul className={GRID}>
          {themes.map((theme) => (
            <li key={theme.id} data-theme-id={theme.id}>
              <ThemeCard theme={theme} onDeleted={() => heading.current?.focus()} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function CardSkeleton() {
  return (
    <Card className="overflow-hidden rounded-10">
      <Skeleton className="aspect-56/29 rounded-none" />
      <div className="grid h-[57px] content-center gap-2 border-t border-line px-3">
        <Skeleton className="h-3 w-24" />
        <Skeleton className="h-2.5 w-32" />
      </div>
    </Card>
  );
}
