import { formatCount } from '@flexa/contracts/format';
import { useAddressFilter } from '@/ui/use-address-query';
import { INDUSTRIES, STYLES, type Example } from '../texts/examples/examples';
import { FilterPills } from '../text/filter-pills';
import { NoMatch } from '../text/no-match';
import { PageHead } from '../text/page-head';
import { ExampleCard } from './example-card';

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
        {filtered ? `${formatCount(found.length, 'example')} found` : ''}
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
