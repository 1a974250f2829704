import { ExampleList } from '@/features/content/examples/example-list';
import { PageMeta } from '@/ui/page-meta';
import { EXAMPLES } from '@/features/content/texts/examples/examples';

export function Component() {
  return (
    <>
      <PageMeta
        title="Power BI dashboard examples"
        description="Designed report pages for retail, finance, operations, people and marketing, each with its palette, notes on its layout and a theme to open in the studio."
        path="/Power-BI-dashboard-examples-PBIX"
      />
      <ExampleList examples={EXAMPLES} />
    </>
  );
}
