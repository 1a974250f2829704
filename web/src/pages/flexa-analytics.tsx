import { Strengths } from '@/features/content/showcase/figures/analytics';
import { PackPage } from '@/features/content/showcase/pack-page';
import { SHOWCASES } from '@/features/content/showcase/packs';
import { later } from '@/lib/later';
import { PageMeta } from '@/ui/page-meta';

const showcase = SHOWCASES.analytics;

/** Drawn in the page's HTML; the code answers a moment after the page's own. */
const LiveForecast = later(
  async () => (await import('@/features/content/showcase/live/forecast')).LiveForecast,
);

const pictures = () => import('@/features/content/showcase/pictures/analytics');
const AnalyticsPicture = later(async () => (await pictures()).AnalyticsPicture);
const Range = later(async () => (await pictures()).Range);
const Outlier = later(async () => (await pictures()).Outlier);
const Today = later(async () => (await pictures()).Today);

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
        live={{ forecast: <LiveForecast /> }}
      />
    </>
  );
}
