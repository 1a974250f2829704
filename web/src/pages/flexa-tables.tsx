import { PackPage } from '@/features/content/showcase/pack-page';
import { SHOWCASES } from '@/features/content/showcase/packs';
import { later } from '@/lib/later';
import { PageMeta } from '@/ui/page-meta';

const showcase = SHOWCASES.tables;

/** Drawn in the page's HTML; the code answers a moment after the page's own. */
const LiveTable = later(
  async () => (await import('@/features/content/showcase/live/table')).LiveTable,
);

const pictures = () => import('@/features/content/showcase/pictures/tables');
const TablesPicture = later(async () => (await pictures()).TablesPicture);
const Sparklines = later(async () => (await pictures()).Sparklines);
const ZeroLine = later(async () => (await pictures()).ZeroLine);
const Groups = later(async () => (await pictures()).Groups);
const QuietRows = later(async () => (await pictures()).QuietRows);

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
