import { PackPage } from '@/features/content/showcase/pack-page';
import { SHOWCASES } from '@/features/content/showcase/packs';
import { createLazyPart } from '@/lib/lazy';
import { PageMeta } from '@/ui/page-meta';

const showcase = SHOWCASES.designs;

/** Drawn in the page's HTML; the code answers a moment after the page's own. */
const LiveKeyFigures = createLazyPart(
  async () => (await import('@/features/content/showcase/live/key-figures')).LiveKeyFigures,
);

const load = () => import('@/features/content/showcase/pictures/key-figures');
const KeyFiguresPicture = createLazyPart(async () => (await load()).KeyFiguresPicture);
const CardGrid = createLazyPart(async () => (await load()).CardGrid);
const Changes = createLazyPart(async () => (await load()).Changes);
const MonthLines = createLazyPart(async () => (await load()).MonthLines);
const WithoutFrames = createLazyPart(async () => (await load()).WithoutFrames);

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
        Picture={KeyFiguresPicture}
        figures={[CardGrid, Changes, MonthLines, WithoutFrames]}
        live={{ 'key-figure': <LiveKeyFigures /> }}
      />
    </>
  );
}
