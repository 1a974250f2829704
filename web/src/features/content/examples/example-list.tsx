import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { ShadeStrip } from '@/features/theme-studio';
import { plural } from '@/lib/format';
import { Tag } from '@/ui/tag';
import { useAddressFilter } from '@/ui/use-address-search';
import { INDUSTRIES, STYLES, type Example } from '../../../../content/examples/examples';
import { FilterPills } from '../text/filter-pills';
import { NoMatch } from '../text/no-match';
import { PageHead } from '../text/page-head';
import { ExamplePicture } from './example-picture';
import { shadesOf } from './example-theme';

export function ExampleList({ examples }: { examples: readonly Example[] }) {
  const filter = useAddressFilter();
  const industry = filter.get('industry');
  const style = filter.get('style');
  const found = examples.filter(
    (example) =>
      (industry === '' || example.industry === industry) &&
      (style === '' || example.style === style),
  );
  const filtered = industry !== '' || style !== '';

  return (
    <div className="page-width pb-20 lg:pb-28">
      <PageHead
        title="Dashboard examples"
        lead="Report pages with a theme of two colours. See why each is laid out the way it is, open its theme in the studio, or download it as a Power BI project."
      />
      <div className="mt-8 flex flex-col gap-4 border-b border-line pb-5 lg:mt-10 lg:flex-row lg:items-center lg:justify-between lg:pb-6">
        <FilterPills
          label="Industry"
          options={INDUSTRIES}
          value={industry}
          onChange={(value) => filter.set('industry', value)}
        />
        <FilterPills
          label="Style"
          options={STYLES}
          value={style}
          onChange={(value) => filter.set('style', value)}
        />
      </div>
      <p role="status" className="sr-only">
        {filtered ? `${plural(found.length, 'example')} found` : ''}
      </p>
      {found.length > 0 ? (
        <ul className="mt-8 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:mt-10">
          {found.map((example, i) => (
            <li key={example.slug}>
              <ExampleCard example={example} seen={(['first', 'beside'] as const)[i]} />
            </li>
          ))}
        </ul>
      ) : (
        <NoMatch
          title={`No ${style.toLowerCase()} example for “${industry}”`}
          clearLabel="Show light and dark"
          onClear={() => filter.set('style', '')}
        />
      )}
    </div>
  );
}

interface ExampleCardProps {
  example: Example;
  level?: 2 | 3;
  seen?: ComponentProps<typeof ExamplePicture>['seen'];
}

/** The whole card is one link, named by its title. */
export function ExampleCard({ example, level = 2, seen }: ExampleCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className="group relative rounded-16 has-focus-visible:outline-2 has-focus-visible:outline-offset-8 has-focus-visible:outline-brand">
      <div className="overflow-hidden rounded-16 border border-line-2">
        <ExamplePicture
          example={example}
          sizes="(width >= 75rem) 584px, (width >= 45rem) 48vw, 92vw"
          seen={seen}
        />
      </div>
      <div className="mt-4">
        <Heading className="text-20 leading-7">
          <Link
            to={`/Power-BI-dashboard-examples-PBIX/${example.slug}`}
            className="underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0"
          >
            {example.title}
          </Link>
        </Heading>
        <p className="mt-1 text-16 text-muted">{example.line}</p>
        <div className="mt-3 flex items-center gap-3">
          <ShadeStrip shades={shadesOf(example)} className="h-3.5 rounded-[4px]" />
          <Tag>
            {example.industry}, {example.style.toLowerCase()}
          </Tag>
        </div>
      </div>
    </article>
  );
}
