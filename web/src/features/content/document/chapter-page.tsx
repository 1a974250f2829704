import { Suspense, use, useMemo, useRef, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { cn } from '@/ui/cn';
import { CHAPTERS, type ChapterHead } from '../texts/document/chapters';
import { blocksOf } from '../text/blocks';
import { useHashTarget } from '../text/hash-target';
import { Neighbours } from '../text/neighbours';
import { RichText } from '../text/rich-text';
import { useReading } from '../text/use-reading';
import { TextSkeleton } from '../text/text-skeleton';
import { chaptersOf, pageBlocks, pathOf, type Section } from './chapters';
import { loadDocument } from './load-document';
import { VisualReference } from './visual-reference';

/** One chapter of the documentation, with the way to all others. */
export function ChapterPage({ head }: { head: ChapterHead }) {
  return (
    <Suspense
      fallback={
        <Frame head={head} parts={[]} current="">
          <TextSkeleton />
        </Frame>
      }
    >
      <Body head={head} />
    </Suspense>
  );
}

function Body({ head }: { head: ChapterHead }) {
  const text = use(loadDocument());
  const chapter = useMemo(
    () => chaptersOf(blocksOf(text)).find(({ id }) => id === head.slug),
    [text, head],
  );
  const parts = chapter?.parts ?? [];
  const place = useRef<HTMLDivElement>(null);
  const { current } = useReading(
    place,
    parts.map(({ id }) => id),
  );
  useHashTarget();
  return (
    <Frame head={head} parts={parts} current={current}>
      <div ref={place}>
        {chapter && <RichText blocks={pageBlocks(chapter)} />}
        {head.isVisual && <VisualReference name={head.slug} />}
      </div>
    </Frame>
  );
}

/** Title and lists stand in the same places before and after the text has come. */
function Frame({ head, parts, current, children }: ChaptersProps & { children: ReactNode }) {
  const at = CHAPTERS.indexOf(head);
  return (
    <div className="page-width grid gap-x-16 pt-8 pb-20 lg:grid-cols-[232px_minmax(0,760px)] lg:pt-14 lg:pb-28">
      <div className="no-print">
        <details className="group mb-8 rounded-10 border border-line-2 lg:hidden">
          <summary className="flex h-13 items-center justify-between px-4 text-14 font-medium [&::-webkit-details-marker]:hidden">
            Documentation
            <ChevronDown
              aria-hidden="true"
              strokeWidth={1.75}
              className="size-4 text-muted group-open:rotate-180"
            />
          </summary>
          <div className="border-t border-line px-4 py-3">
            <Chapters head={head} parts={parts} current="" />
          </div>
        </details>
        <div className="sticky top-24 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto lg:block">
          <Link
            to="/document"
            className="touch-target rounded-6 text-14 font-semibold hover:underline"
          >
            Documentation
          </Link>
          <Chapters head={head} parts={parts} current={current} className="mt-3" />
        </div>
      </div>
      <div className="min-w-0">
        <h1 className="max-w-[20ch] text-36 lg:text-48">{head.title}</h1>
        <p className="mt-3 max-w-[60ch] text-18 text-muted">{head.lead}</p>
        <div className="mt-8 lg:mt-10">{children}</div>
        <p className="no-print mt-14 border-t border-line pt-6 text-14 text-muted">
          Something missing or unclear?{' '}
          <Link
            to={`/ask-question?subject=${encodeURIComponent(`Documentation: ${head.title}`)}`}
            className="rounded-6 text-brand-text underline underline-offset-3"
          >
            Ask about this page
          </Link>
        </p>
        <Neighbours
          label="Previous and next page"
          previous={linkTo(CHAPTERS[at - 1])}
          next={linkTo(CHAPTERS[at + 1])}
          className="mt-6"
        />
      </div>
    </div>
  );
}

interface ChaptersProps {
  head: ChapterHead;
  parts: readonly Section[];
  /** Anchor of the part that is being read. */
  current: string;
}

/** All chapters; the open one has its parts below it. */
function Chapters({ head, parts, current, className }: ChaptersProps & { className?: string }) {
  return (
    <nav aria-label="Documentation" className={cn('text-14', className)}>
      <ul className="border-l border-line">
        {CHAPTERS.map((each) => {
          const isOpen = each.slug === head.slug;
          return (
            <li key={each.slug}>
              <Link
                to={pathOf({ id: each.slug })}
                aria-current={isOpen ? 'page' : undefined}
                className={entry(isOpen)}
              >
                {each.title}
              </Link>
              {isOpen && parts.length > 0 && (
                <ul className="mb-1.5">
                  {parts.map(({ id, title }) => (
                    <li key={id}>
                      <a
                        href={`#${id}`}
                        aria-current={id === current ? 'true' : undefined}
                        className={cn(
                          'block py-1 pr-2 pl-7 pointer-coarse:py-2.5',
                          id === current ? 'text-brand-text' : 'text-muted hover:text-text',
                        )}
                      >
                        {title}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const entry = (isOpen: boolean) =>
  cn(
    '-ml-px block border-l-2 py-1.5 pl-4 pointer-coarse:py-2.5',
    isOpen ? 'border-brand font-medium text-text' : 'border-transparent text-muted hover:text-text',
  );

const linkTo = (head: ChapterHead | undefined) =>
  head && { to: pathOf({ id: head.slug }), title: head.title };
