import { PackPage } from '@/features/content/showcase/pack-page';
import { SHOWCASES } from '@/features/content/showcase/packs';
import { later } from '@/lib/later';
import { PageMeta } from '@/ui/page-meta';

const showcase = SHOWCASES.charts;

/** Drawn in the page's HTML; the code answers a moment after the page's own. */
const LiveVariance = later(
  async () => (await import('@/features/content/showcase/live/variance')).LiveVariance,
);
const LiveBullets = later(
  async () => (await import('@/features/content/showcase/live/bullets')).LiveBullets,
);
const LiveBridge = later(
  async () => (await import('@/features/content/showcase/live/bridge')).LiveBridge,
);

const pictures = () => import('@/features/content/showcase/pictures/charts');
const ChartsPicture = later(async () => (await pictures()).ChartsPicture);
const Variance = later(async () => (await pictures()).Variance);
const Bullets = later(async () => (await pictures()).Bullets);
const Bridge = later(async () => (await pictures()).Bridge);
const Signs = later(async () => (await pictures()).Signs);

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
        Picture={ChartsPicture}
        figures={[Variance, Bullets, Bridge, Signs]}
        live={{
          'variance-columns': <LiveVariance />,
          'bullet-list': <LiveBullets />,
          bridge: <LiveBridge />,
        }}
      />
    </>
  );
}
