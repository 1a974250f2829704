import { Suspense, use, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '@flexa/contracts/format';
import { SearchField } from '@/ui/search-field';
import { useAddressFilter } from '@/ui/use-address-query';
import { useAddressSearch } from '@/ui/use-address-search';
import { API_TAGS } from '../../texts/document/api-tags';
import { collectBlocks } from '../../text/blocks';
import { NoMatch } from '../../text/no-match';
import { RichText } from '../../text/rich-text';
import { TextSkeleton } from '../../text/text-skeleton';
import { DocumentFrame } from '../document-frame';
import { API_ROOT, buildApiPath } from '../document-pages';
import { loadApiText, loadReference } from '../load-document';
import { findOperations } from './find-operations';
import { MethodBadge } from './method-badge';
import type { ApiTag } from './reference';
import { Summary } from './summary';

/** Renders the first page of the API reference: an introduction and all operations with a search. */
export function ApiPage() {
  return (
    <DocumentFrame
      path={API_ROOT.to}
      title={API_ROOT.title}
      lead="Every operation of the API: who may call it, how often, what it takes and what it answers."
      parts={[]}
      current=""
    >
      <Suspense fallback={<TextSkeleton />}>
        <Body />
      </Suspense>
    </DocumentFrame>
  );
}

function Body() {
  const text = use(loadApiText());
  const { tags } = use(loadReference());
  const filter = useAddressFilter();
  const search = useAddressSearch(filter.get('search'), (words, options) =>
    filter.set('search', words, options),
  );
  const words = filter.get('search');
  const found = useMemo(() => findOperations(tags, words), [tags, words]);
  const count = found.reduce((sum, { operations }) => sum + operations.length, 0);

  return (
    <>
      <SearchField
        label="Search the API"
        placeholder="Search the API"
        size="md"
        search={search}
        className="md:w-96"
      />
      <p role="status" className={words && count > 0 ? 'mt-6 text-14 text-muted' : 'sr-only'}>
        {words && `${formatCount(count, 'operation')} found`}
      </p>
      {!words && <RichText blocks={collectBlocks(text)} className="mt-8" />}
      {count === 0 ? (
        <NoMatch
          title={`Nothing about “${words}”`}
          clearLabel="Clear search"
          onClear={search.clear}
        />
      ) : (
        <>
          <h2 className={words ? 'sr-only' : 'mt-11 text-24 md:mt-14 md:text-30'}>Operations</h2>
          {API_TAGS.map(({ tag, slug }) => {
            const named = found.find((each) => each.tag === tag);
            return named && <Operations key={slug} slug={slug} {...named} />;
          })}
        </>
      )}
    </>
  );
}

function Operations({ slug, tag, operations }: ApiTag & { slug: string }) {
  return (
    <section aria-labelledby={slug} className="mt-8">
      <h3 id={slug} className="scroll-mt-28 text-20">
        <Link to={buildApiPath(slug)} className="touch-target rounded-6 hover:underline">
          {tag}
        </Link>
      </h3>
      <ul className="mt-2 divide-y divide-line text-14">
        {operations.map(({ name, title, method, path, summary }) => (
          <li key={name} className="group relative py-2.5">
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <Link
                to={buildApiPath(slug, name)}
                className="rounded-6 font-medium text-brand-text underline-offset-3 group-hover:underline after:absolute after:inset-0"
              >
                {title}
              </Link>
              <MethodBadge method={method} />
              <code className="font-mono text-12 wrap-anywhere text-muted">{path}</code>
            </p>
            <p className="mt-1 text-muted">
              <Summary text={summary} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
