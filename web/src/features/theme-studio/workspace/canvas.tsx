import { memo, useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { createLazyPart } from '@/lib/lazy';
import { Skeleton } from '@/ui/skeleton';
import { useHydrated } from '@/ui/use-hydrated';
import { useBaseTheme } from '../preview/base-theme';
import { PAGE_SIZES, type Device, type ReportPage } from '../store/page-names';
import { select, useStudio } from '../store/studio';
import { useTheme } from '../store/use-theme';
import { CanvasBar } from './canvas-bar';
import { PageTabs } from './page-tabs';
import { usePanes } from '../store/panes';

// Larger than all else of the page, which answers before it: a prerendered page holds its place.
const LiveReport = createLazyPart(async () => (await import('./live-report')).LiveReport);
if (!import.meta.env.SSR) LiveReport.preload();
const LiveMore = createLazyPart(async () => (await import('./live-more')).LiveMore);
const LivePacks = createLazyPart(async () => (await import('./live-packs')).LivePacks);
export const StatesView = createLazyPart(
  async () => (await import('../preview/states-view')).StatesView,
);
export const JsonView = createLazyPart(async () => (await import('./json-view')).default);

const back = () => useStudio.setState({ view: 'report' });
const COMING = <Skeleton className="m-4 flex-1 animate-late" />;

interface CanvasProps {
  /** True on a phone, where the report has a phone layout too. */
  isPhone: boolean;
}

/** Shows the large preview: the report, the states of buttons and slicers, or the file. */
export const Canvas = memo(function Canvas({ isPhone }: CanvasProps) {
  const view = useStudio((state) => state.view);
  const [shownZoom, setShownZoom] = useState<number>();
  const { base } = useBaseTheme();
  return (
    <main
      id="main"
      tabIndex={-1}
      data-column="canvas"
      aria-label="Preview"
      className="relative flex min-w-0 flex-1 flex-col outline-none"
    >
      <CanvasBar shownZoom={shownZoom} />
      {view === 'report' && <Report key={base.name} isPhone={isPhone} onZoom={setShownZoom} />}
      {view === 'states' && <States key={base.name} />}
      {view === 'json' && <JsonView fallback={COMING} onMissing={back} />}
      {view === 'report' && <PageTabs />}
    </main>
  );
});

interface ReportProps {
  isPhone: boolean;
  /** How large it is shown, each time that changes. */
  onZoom: (zoom: number) => void;
}

function Report({ isPhone, onZoom }: ReportProps) {
  const chosen = useStudio((state) => state.device);
  const device = isPhone ? 'phone' : chosen;
  const zoom = useStudio((state) => state.zoom);
  const reportPage = useStudio((state) => state.reportPage);
  const sheet = useRef<HTMLDivElement>(null);
  const { width, height } = PAGE_SIZES[reportPage][device];
  const place = <ReportPlace size={{ width, height }} />;

  // "Fit" is laid out by CSS alone, so that the prerendered page has it; here it is only read.
  useEffect(() => {
    const node = sheet.current;
    if (!node || isPhone) return;
    const observer = new ResizeObserver(([entry]) => {
      // Read from the node it would be laid out once more.
      if (entry) onZoom(entry.contentRect.width / width);
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [isPhone, width, onZoom]);

  return (
    <div
      // The place of the tabs is kept: they come after the report.
      className="studio-canvas min-h-0 flex-1 overflow-auto bg-canvas md:mb-7.5"
      onPointerDown={() => usePanes.setState({ controlsOpen: false })}
    >
      <div
        ref={sheet}
        data-fit={zoom === 'fit' || undefined}
        className="studio-sheet"
        style={
          {
            '--page-width': width,
            '--page-height': height,
            '--zoom': zoom === 'fit' ? 1 : zoom,
          } as CSSProperties
        }
      >
        {useHydrated() ? <Page page={reportPage} device={device} fallback={place} /> : place}
      </div>
    </div>
  );
}

interface PageProps {
  page: ReportPage;
  device: Device;
  fallback: ReactNode;
}

function Page({ page, ...props }: PageProps) {
  const onMissing = () => useStudio.setState({ reportPage: 'overview' });
  if (page === 'packs') return <LivePacks {...props} onMissing={onMissing} />;
  if (page === 'more') return <LiveMore {...props} onMissing={onMissing} />;
  return <LiveReport page={page} {...props} />;
}

/** As high as the report: its sheet has no height of its own. */
function ReportPlace({ size: { width, height } }: { size: { width: number; height: number } }) {
  return (
    <div style={{ aspectRatio: `${width} / ${height}` }}>
      <Skeleton className="h-full animate-late" />
    </div>
  );
}

function States() {
  const theme = useTheme();
  const selected = useStudio((state) => state.selected);
  const device = useStudio((state) => state.device);
  const simulation = useStudio((state) => state.simulation);
  return (
    <div className="min-h-0 flex-1 overflow-auto bg-canvas">
      <StatesView
        theme={theme}
        selected={selected}
        onSelect={select}
        device={device}
        simulation={simulation}
        fallback={COMING}
        onMissing={back}
      />
    </div>
  );
}
