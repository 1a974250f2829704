import { DesignsPicture } from '@/features/content/home/pack-designs';
import { Frames, Grid, Rail } from '@/features/content/showcase/figures/designs';
import { PackPage } from '@/features/content/showcase/pack-page';
import { SHOWCASES } from '@/features/content/showcase/packs';
import { later } from '@/lib/later';
import { PageMeta } from '@/ui/page-meta';

const showcase = SHOWCASES.designs;

/** Drawn in the page's HTML; the code answers a moment after the page's own. */
const LiveKeyFigures = later(
  async () => (await import('@/features/content/showcase/live/key-figures')).LiveKeyFigures,
);

const KeyFigures = later(
  async () => (await import('@/features/content/showcase/pictures/key-figures')).KeyFigures,
);

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
        Picture={DesignsPicture}
        figures={[Frames, Grid, Rail, KeyFigures]}
        live={{ 'key-figure': <LiveKeyFigures /> }}
      />
    </>
  );
}
