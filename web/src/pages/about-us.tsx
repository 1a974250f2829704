import { AboutPage } from '@/features/content/about/about-page';
import { PageMeta } from '@/ui/page-meta';

export function Component() {
  return (
    <>
      <PageMeta
        title="About Flexa"
        description="Who makes Flexa, the theme studio and visual packs for Power BI, and what we think about colour, contrast, data and prices."
        path="/about-us"
      />
      <AboutPage />
    </>
  );
}
