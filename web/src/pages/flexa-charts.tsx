import { PackPage } from '@/features/content/showcase/pack-page';
import { SHOWCASES } from '@/features/content/showcase/packs';
import { createLazyPart } from '@/lib/lazy';
import { PageMeta } from '@/ui/page-meta';

const showcase = SHOWCASES.charts;

/** Drawn in the page's HTML; the code answers a moment after the page's own. */
const LiveVariance = createLazyPart(
  async () => (await import('@/features/content/showcase/live/variance')).LiveVariance,
);
const LiveBullets = createLazyPart(
  async () => (await import('@/features/content/showcase/live/bullets')).LiveBullets,
);
const LiveBridge = createLazyPart(
  async () => (await import('@/features/content/showcase/live/bridge')).LiveBridge,
);

const loadPictures = () => import('@/features/content/showcase/pictures/charts');
const ChartsPicture = createLazyPart(async () => (await loadPictures()).ChartsPicture);
const Variance = createLazyPart(async () => (await loadPictures()).Variance);
const Bullets = createLazyPart(async () => (await loadPictures()).Bullets);
const Bridge = createLazyPart(async () => (await loadPictures()).Bridge);
const Signs = createLazyPart(async () => (await loadPictures()).Signs);

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
