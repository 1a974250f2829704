import { useParams } from 'react-router-dom';
import { ApiTagPage } from '@/features/content/document/api/api-tag-page';
import { API_TAGS } from '@/features/content/texts/document/api-tags';
import { PageMeta } from '@/ui/page-meta';

export function Component() {
  const { slug } = useParams();
  const head = API_TAGS.find((candidate) => candidate.slug === slug);
  // The route's validate shows the 404 page for any other slug.
  if (!head) return null;
  return (
    <>
      <PageMeta
        title={`${head.tag} API · Flexa documentation`}
        description={`${head.lead} Operations of the Flexa API with their limits, fields, errors and examples.`}
        path={`/document/api/${head.slug}`}
      />
      <ApiTagPage key={head.slug} head={head} />
    </>
  );
}
