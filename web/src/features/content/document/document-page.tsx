import { Suspense, use, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '@flexa/contracts/format';
import { SearchField } from '@/ui/search-field';
import { useAddressFilter } from '@/ui/use-address-query';
import { useAddressSearch } from '@/ui/use-address-search';
import { CHAPTERS } from '../texts/document/chapters';
import { collectBlocks } from '../text/blocks';
import { RULES } from '../text/rules';
import { NoMatch } from '../text/no-match';
import { PageHead } from '../text/page-head';
import { TextSkeleton } from '../text/text-skeleton';
import { splitChapters, buildChapterPath, searchChapters, type Chapter } from './chapters';
import { API_PAGES, API_ROOT } from './document-pages';
import { loadDocument } from './load-document';

/** Renders the first page of the documentation: its chapters with their parts, or the results of a search. */
export function DocumentPage() {
  return (
    <div className="page-width pb-20 lg:pb-28">
      <PageHead
        title="Documentation"
        lead="From the first theme to licence keys that are checked offline."
      />
      <div className="mt-8 lg:mt-10">
        <Suspense fallback={<TextSkeleton />}>
          <Body />
        </Suspense>
      </div>
    </div>
  );
}

/**
 * Holds all state: an update from outside would make React replace the prerendered list while the
 * text still loads.
 */
function Body() {
  const text = use(loadDocument());
  const chapters = useMemo(() => splitChapters(collectBlocks(text, RULES)), [text]);
  const filter = useAddressFilter();
  const search = useAddressSearch(filter.get('search'), (words, options) =>
    filter.set('search', words, options),
  );
  const words = filter.get('search');

  return (
    <>
      <div className="border-b border-line pb-5 lg:pb-6">
        <SearchField
          label="Search the documentation"
          placeholder="Search the documentation"
          size="md"
          search={search}
          className="md:w-96"
        />
      </div>
      {words ? (
        <Results chapters={chapters} words={words} onClear={search.clear} />
      ) : (
        <Overview chapters={chapters} />
      )}
    </>
  );
}

function Overview({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    // Columns suit cards whose lists have two to fifteen lines.
    <ul className="mt-8 gap-4 *:mb-4 *:break-inside-avoid sm:columns-2 lg:mt-12 lg:columns-3 lg:gap-6 lg:*:mb-6">
      {chapters.map((chapter) => (
        <Card
          key={chapter.id}
          to={buildChapterPath(chapter)}
          title={chapter.title}
          lead={findLead(chapter)}
          parts={chapter.parts.map((part) => ({
            title: part.title,
            to: buildChapterPath(chapter, part),
          }))}
        />
      ))}
      <Card
        to={API_ROOT.to}
        title={API_ROOT.title}
        lead="Every operation, its limits, fields, errors and an example."
        parts={API_PAGES}
      />
    </ul>
  );
}

interface CardProps {
  to: string;
  title: string;
  lead: string | undefined;
  parts: readonly { to: string; title: string }[];
}

function Card({ to, title, lead, parts }: CardProps) {
  return (
    <li className="rounded-16 border border-line p-5 lg:p-6">
      <h2 className="text-20">
        <Link to={to} className="touch-target rounded-6 underline-offset-4 hover:underline">
          {title}
        </Link>
      </h2>
      <p className="mt-1.5 text-14 text-muted">{lead}</p>
      {parts.length > 0 && (
        <ul className="mt-3 text-14">
          {parts.map((part) => (
            <li key={part.to}>
              <Link
                to={part.to}
                className="block rounded-6 py-1 text-brand-text underline-offset-3 hover:underline pointer-coarse:py-2"
              >
                {part.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const findLead = ({ id }: Chapter) => CHAPTERS.find(({ slug }) => slug === id)?.lead;

interface ResultsProps {
  chapters: readonly Chapter[];
  words: string;
  onClear: () => void;
}

function Results({ chapters, words, onClear }: ResultsProps) {
  const hits = useMemo(() => searchChapters(chapters, words), [chapters, words]);
  return (
    <>
      <p role="status" className={hits.length > 0 ? 'mt-6 text-14 text-muted' : 'sr-only'}>
        {formatCount(hits.length, 'place')} found
      </p>
      {hits.length > 0 ? (
        <ul className="mt-2 max-w-[760px] divide-y divide-line">
          {hits.map(({ path, title, excerpt }) => (
            <li key={path} className="group relative py-4">
              <h2 className="text-16">
                <Link
                  to={path}
                  className="rounded-6 text-brand-text underline-offset-4 group-hover:underline after:absolute after:inset-0"
                >
                  {title}
                </Link>
              </h2>
              <p className="mt-1 text-14 text-muted">{excerpt}</p>
            </li>
          ))}
        </ul>
      ) : (
        <NoMatch title={`Nothing about “${words}”`} clearLabel="Clear search" onClear={onClear} />
      )}
      <p className="mt-6 text-14">
        <Link
          to={`${API_ROOT.to}?search=${encodeURIComponent(words)}`}
          className="touch-target rounded-6 text-brand-text underline underline-offset-3"
        >
          Search the API reference for “{words}”
        </Link>
      </p>
    </>
  );
}
