import { useParams } from 'react-router-dom';
import { ExamplePage } from '@/features/content/examples/example-page';
import { PageMeta } from '@/ui/page-meta';
import { EXAMPLES } from '@/features/content/texts/examples/examples';

export function Component() {
  const { slug } = useParams();
  const example = EXAMPLES.find((candidate) => candidate.slug === slug);
  // The route's validate shows the 404 page for any other slug.
  if (!example) return null;
  return (
    <>
      <PageMeta
        title={`${example.title}: a Power BI dashboard example`}
        description={`${example.line} A report page with its palette, its theme and notes on its layout.`}
        path={`/Power-BI-dashboard-examples-PBIX/${example.slug}`}
      />
      <ExamplePage key={example.slug} example={example} examples={EXAMPLES} />
    </>
  );
}
