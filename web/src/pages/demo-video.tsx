import { DemoPage } from '@/features/content/demo/demo-page';
import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <>
      <PageMeta
        title="Demo: a Power BI theme in seven steps"
        description="See the Flexa theme studio at work: from a grey report to two colours, eight shades and a theme.json, step by step on a live report."
        path="/demo-video"
      />
      <DemoPage />
    </>
  );
}
