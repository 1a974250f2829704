import { useParams } from 'react-router-dom';
import { ChapterPage } from '@/features/content/document/chapter-page';
import { PageMeta } from '@/ui/page-meta';
import { CHAPTERS } from '@/features/content/texts/document/chapters';

export function Component() {
  const { slug } = useParams();
  const head = CHAPTERS.find((candidate) => candidate.slug === slug);
  // The route's validate shows the 404 page for any other slug.
  if (!head) return null;
  return (
    <>
      <PageMeta
        title={`${head.title} · Flexa documentation`}
        description={`${head.lead} Documentation of Flexa, themes and visuals for Power BI.`}
        path={`/document/${head.slug}`}
      />
      <ChapterPage key={head.slug} head={head} />
    </>
  );
}
