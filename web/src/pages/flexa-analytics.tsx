import { AnalyticsPicture } from '@/features/content/home/pack-analytics';
import { Range, Outlier, Today, Strengths } from '@/features/content/showcase/figures/analytics';
import { PackPage } from '@/features/content/showcase/pack-page';
import { SHOWCASES } from '@/features/content/showcase/packs';
import { PageMeta } from '@/ui/page-meta';

const showcase = SHOWCASES.analytics;

export function Component() {
  return (
    <>
      <PageMeta
        title={`${showcase.title}: a visual pack for Power BI`}
        description={showcase.description}
        path={showcase.path}
      />
      <PackPage
        showcase={showcase}
        Picture={AnalyticsPicture}
        figures={[Range, Outlier, Today, Strengths]}
      />
    </>
  );
}
