import { useMemo, useRef } from 'react';
import type { MDXContent } from 'mdx/types';
import { plural } from '@/lib/format';
import { SearchField } from '@/ui/search-field';
import { useAddressFilter, useAddressSearch } from '@/ui/use-address-search';
import { blocksOf } from '../text/blocks';
import { ContentsBox, ContentsList } from '../text/contents';
import { useHashTarget } from '../text/hash-target';
import { NoMatch } from '../text/no-match';
import { PageHead } from '../text/page-head';
import { RichText } from '../text/rich-text';
import { useReading } from '../text/use-reading';
import { searchSections, sectionsOf } from './find-sections';

/** The product's documentation: contents, search in the address, anchors. */
export function DocumentPage({ text }: { text: MDXContent }) {
  const filter = useAddressFilter();
  const search = useAddressSearch(filter.get('search'), (words, options) =>
    filter.set('search', words, options),
  );
  const words = filter.get('search');
  const sections = useMemo(() => sectionsOf(blocksOf(text)), [text]);
  const found = useMemo(() => searchSections(sections, words), [sections, words]);
  const entries = found.map(({ id, title }) => ({ id, text: title }));
  const place = useRef<HTMLDivElement>(null);
  const { current } = useReading(
    place,
    entries.map(({ id }) => id),
  );
  useHashTarget();

  return (
    <div className="page-width pb-20 lg:pb-28">
      <PageHead
        title="Documentation"
        lead="From the first theme to licence keys that are checked offline."
      />
      <div className="mt-8 border-b border-line pb-5 lg:mt-10 lg:pb-6">
        <SearchField
          label="Search the documentation"
          placeholder="Search the documentation"
          size="md"
          search={search}
          className="md:w-66"
        />
        <p role="status" className="sr-only">
          {words ? `${plural(found.length, 'chapter')} found` : ''}
        </p>
      </div>
      {found.length > 0 ? (
        <div className="mt-8 grid gap-x-16 gap-y-8 lg:mt-12 lg:grid-cols-[232px_1fr]">
          <div className="no-print">
            <div className="lg:hidden">
              <ContentsBox entries={entries} />
            </div>
            <div className="sticky top-24 hidden lg:block">
              <ContentsList entries={entries} current={current} />
            </div>
          </div>
          <div ref={place} className="min-w-0">
            <RichText blocks={found.flatMap(({ blocks }) => blocks)} />
          </div>
        </div>
      ) : (
        <NoMatch
          title={`Nothing about “${words}”`}
          clearLabel="Clear search"
          onClear={search.clear}
        />
      )}
    </div>
  );
}
