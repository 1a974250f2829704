import { PackPage } from '@/features/content/showcase/pack-page';
import { SHOWCASES } from '@/features/content/showcase/packs';
import { createLazyPart } from '@/lib/lazy';
import { PageMeta } from '@/ui/page-meta';

const showcase = SHOWCASES.tables;

/** Drawn in the page's HTML; the code answers a moment after the page's own. */
const LiveTable = createLazyPart(
  async () => (await import('@/features/content/showcase/live/table')).LiveTable,
);

const loadPictures = () => import('@/features/content/showcase/pictures/tables');
const TablesPicture = createLazyPart(async () => (await loadPictures()).TablesPicture);
const Sparklines = createLazyPart(async () => (await loadPictures()).Sparklines);
const ZeroLine = createLazyPart(async () => (await loadPictures()).ZeroLine);
const Groups = createLazyPart(async () => (await loadPictures()).Groups);
const QuietRows = createLazyPart(async () => (await loadPictures()).QuietRows);

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
        Picture={TablesPicture}
        figures={[Sparklines, ZeroLine, Groups, QuietRows]}
        live={{ table: <LiveTable /> }}
      />
    </>
  );
}
