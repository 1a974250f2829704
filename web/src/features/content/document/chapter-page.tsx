import { Suspense, use, useMemo, useRef, type ComponentProps } from 'react';
import type { ChapterHead } from '../texts/document/chapters';
import { collectBlocks } from '../text/blocks';
import { RULES } from '../text/rules';
import { useHashTarget } from '../text/hash-target';
import { RichText } from '../text/rich-text';
import { useReading } from '../text/use-reading';
import { TextSkeleton } from '../text/text-skeleton';
import { splitChapters, listPageBlocks, buildChapterPath } from './chapters';
import { DocumentFrame } from './document-frame';
import { loadDocument } from './load-document';
import { VisualReference } from './visual-reference';

/** Shows a chapter of the documentation, with links to all others. */
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
    () => splitChapters(collectBlocks(text, RULES)).find(({ id }) => id === head.slug),
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
        {chapter && <RichText blocks={listPageBlocks(chapter)} />}
        {head.isVisual && <VisualReference name={head.slug} />}
      </div>
    </Frame>
  );
}

/** Keeps title and lists in the same places while the text loads. */
function Frame({
  head: { slug, title, lead },
  ...rest
}: Omit<ComponentProps<typeof DocumentFrame>, 'path' | 'title' | 'lead'> & { head: ChapterHead }) {
  return (
    <DocumentFrame path={buildChapterPath({ id: slug })} title={title} lead={lead} {...rest} />
  );
}
