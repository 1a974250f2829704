import { Strengths } from '@/features/content/showcase/figures/analytics';
import { PackPage } from '@/features/content/showcase/pack-page';
import { SHOWCASES } from '@/features/content/showcase/packs';
import { createLazyPart } from '@/lib/lazy';
import { PageMeta } from '@/ui/page-meta';

const showcase = SHOWCASES.analytics;

/** Drawn in the page's HTML; the code answers a moment after the page's own. */
const LiveForecast = createLazyPart(
  async () => (await import('@/features/content/showcase/live/forecast')).LiveForecast,
);

const loadPictures = () => import('@/features/content/showcase/pictures/analytics');
const AnalyticsPicture = createLazyPart(async () => (await loadPictures()).AnalyticsPicture);
const Range = createLazyPart(async () => (await loadPictures()).Range);
const Outlier = createLazyPart(async () => (await loadPictures()).Outlier);
const Today = createLazyPart(async () => (await loadPictures()).Today);

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
