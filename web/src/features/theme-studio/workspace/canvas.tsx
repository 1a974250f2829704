import { useDeferredValue, useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { cn } from '@/ui/cn';
import { Skeleton } from '@/ui/skeleton';
import { later } from '../later';
import { layoutOf } from '../preview/pages';
import { ReportView } from '../preview/report-view';
import { select, useStudio } from '../store/studio';
import { useTheme } from '../store/use-theme';
import { CanvasBar } from './canvas-bar';
import { PageTabs } from './page-tabs';
import { usePanes } from './panes';

const StatesView = later(async () => (await import('../preview/states-view')).StatesView);
const JsonView = later(async () => (await import('./json-view')).default);

const back = () => useStudio.setState({ view: 'report' });
const COMING = <Skeleton className="m-4 flex-1 animate-late" />;

interface CanvasProps {
  /** The window itself is a phone: so is the report. */
  isPhone: boolean;
  /** The page is the prerendered one, which has the report for both. */
  isForAll: boolean;
}

/** What is made, large: the report, the states of what can be pressed, or the file itself. */
export function Canvas({ isPhone, isForAll }: CanvasProps) {
  const view = useStudio((state) => state.view);
  const [shownZoom, setShownZoom] = useState<number>();
  return (
    <main
      id="main"
      tabIndex={-1}
      data-column="canvas"
      aria-label="Preview"
      className="flex min-w-0 flex-1 flex-col outline-none"
    >
      <CanvasBar shownZoom={shownZoom} />
      {view === 'report' && !isPhone && <Report onZoom={setShownZoom} />}
      {view === 'report' && (isPhone || isForAll) && <Report isPhone isFirst={isForAll} />}
      {view === 'states' && <States />}
      {view === 'json' && <JsonView fallback={COMING} onMissing={back} />}
      {view === 'report' && <PageTabs />}
    </main>
  );
}

/** What of a phone's report stands above the sheet, on a large phone. */
const FIRST_LOOK = 460;

interface ReportProps {
  isPhone?: boolean;
  /** Only what is seen at first: the rest would hold it up. */
  isFirst?: boolean;
  /** How large it is shown, each time that changes. */
  onZoom?: (zoom: number) => void;
}

function Report({ isPhone = false, isFirst = false, onZoom }: ReportProps) {
  // The rest is drawn in short pieces once the page answers.
  const isPart = useDeferredValue(isFirst);
  const theme = useTheme();
  const { reportPage, zoom, simulation, selected, ...state } = useStudio();
  const device = isPhone ? 'phone' : state.device;
  const sheet = useRef<HTMLDivElement>(null);
  const size = layoutOf(reportPage, device);

  // "Fit" is laid out by CSS alone, so that the prerendered page has it; here it is only read.
  useLayoutEffect(() => {
    const node = sheet.current;
    if (!node || !onZoom) return;
    const measure = () => onZoom(node.offsetWidth / size.width);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [size.width, onZoom]);

  return (
    <div
      className={cn(
        'studio-canvas min-h-0 flex-1 overflow-auto bg-canvas',
        // Over what studio.css says of the canvas.
        isPhone ? 'md:hidden!' : 'max-md:hidden!',
      )}
      onPointerDown={() => usePanes.setState({ controlsOpen: false })}
    >
      <div
        ref={sheet}
        data-fit={zoom === 'fit' || undefined}
        className="studio-sheet"
        style={
          {
            '--page-width': size.width,
            '--page-height': size.height,
            '--zoom': zoom === 'fit' ? 1 : zoom,
          } as CSSProperties
        }
      >
        <ReportView
          theme={theme}
          page={reportPage}
          device={device}
          selected={selected?.visual ?? null}
          onSelect={(visual) => select(visual)}
          simulation={simulation}
          {...(isPart && { until: FIRST_LOOK })}
        />
      </div>
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
