import { memo } from 'react';
import {
  Braces,
  Eye,
  LayoutDashboard,
  Minus,
  Monitor,
  Moon,
  MousePointerClick,
  Plus,
  Smartphone,
  Sun,
  X,
} from 'lucide-react';
import type { Decisions } from '@flexa/theme-engine/model';
import { reportError } from '@/lib/report-error';
import { Segmented } from '@/ui/segmented';
import { edit, useStudio, type View } from '../store/studio';
import { IconButton } from './icon-button';
import { SIMULATION_NAMES } from './simulation-names';

const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-4' } as const;

const VIEWS: readonly { value: View; label: string; icon: React.ReactNode }[] = [
  { value: 'report', label: 'Report', icon: <LayoutDashboard {...icon} /> },
  { value: 'states', label: 'States', icon: <MousePointerClick {...icon} /> },
  { value: 'json', label: 'JSON', icon: <Braces {...icon} /> },
];

const MIN_ZOOM = 0.25;
const MAX_ZOOM = 2;
const STEP = 0.1;

/** Above the canvas: what it shows, and how. */
export const CanvasBar = memo(function CanvasBar({ shownZoom }: { shownZoom: number | undefined }) {
  const view = useStudio((state) => state.view);
  const device = useStudio((state) => state.device);
  const simulation = useStudio((state) => state.simulation);
  return (
    <div className="flex h-11 shrink-0 items-center gap-2 border-b border-line px-3 max-md:hidden">
      <Segmented
        label="View"
        size="app"
        options={VIEWS}
        value={view}
        onChange={(next) => useStudio.setState({ view: next })}
      />
      <div className="flex min-w-0 flex-1 justify-center">
        {simulation !== 'off' && (
          <button
            type="button"
            aria-label={`Stop showing the report as with ${SIMULATION_NAMES[simulation]}`}
            onClick={() => useStudio.setState({ simulation: 'off' })}
            className="touch-target flex h-7 min-w-0 items-center gap-2 rounded-8 bg-soft px-2.5 text-14 font-medium text-brand-text transition-colors hover:bg-soft-line"
          >
            <Eye {...icon} />
            <span className="truncate max-[899px]:sr-only">{SIMULATION_NAMES[simulation]}</span>
            <X {...icon} className="size-3.5" />
          </button>
        )}
      </div>
      {view !== 'json' && <PageSwitch />}
      {view === 'report' && (
        <>
          <Segmented
            label="Device"
            size="app"
            iconsOnly
            options={[
              { value: 'desktop', label: 'Desktop', icon: <Monitor {...icon} /> },
              { value: 'phone', label: 'Phone', icon: <Smartphone {...icon} /> },
            ]}
            value={device}
            onChange={(next) => useStudio.setState({ device: next })}
          />
          <Zoom shown={shownZoom} />
        </>
      )}
    </div>
  );
});

/** The code that turns a theme loads on first use. */
function turnTo(page: Decisions['page']): void {
  import('@flexa/theme-engine/turn-page').then(
    ({ turnPage }) =>
      edit((document) => ({ ...document, decisions: turnPage(document.decisions, page) })),
    (error: unknown) => reportError(error),
  );
}

/** Switches between a light and a dark report page. The studio itself does not change. */
function PageSwitch() {
  const page = useStudio((state) => state.document.decisions.page);
  return (
    <Segmented
      label="Report page"
      size="app"
      iconsOnly
      options={[
        { value: 'light', label: 'Light page', icon: <Sun {...icon} /> },
        { value: 'dark', label: 'Dark page', icon: <Moon {...icon} /> },
      ]}
      value={page}
      onChange={turnTo}
    />
  );
}

function Zoom({ shown }: { shown: number | undefined }) {
  const zoom = useStudio((state) => state.zoom);
  const now = zoom === 'fit' ? (shown ?? 1) : zoom;
  const stepZoom = (step: number) => {
    // To the next whole tenth: from 82 % it goes to 90 or 80.
    const tenths = now / STEP;
    const next = step > 0 ? Math.floor(tenths + 1.001) : Math.ceil(tenths - 1.001);
    useStudio.setState({ zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, next * STEP)) });
  };
  return (
    <div role="group" aria-label="Zoom" className="flex items-center">
      <IconButton
        label="Zoom out"
        disabled={now <= MIN_ZOOM}
        onClick={() => stepZoom(-1)}
        className="size-7"
      >
        <Minus aria-hidden="true" strokeWidth={1.75} />
      </IconButton>
      <button
        type="button"
        aria-pressed={zoom === 'fit'}
        title="Fit the page to the window"
        onClick={() => useStudio.setState({ zoom: 'fit' })}
        className="touch-target h-7 min-w-16 rounded-8 px-1 text-14 tabular-nums transition-colors hover:bg-hover"
      >
        {zoom === 'fit' ? 'Fit' : ''} {shown === undefined ? '' : `${Math.round(now * 100)}%`}
      </button>
      <IconButton
        label="Zoom in"
        disabled={now >= MAX_ZOOM}
        onClick={() => stepZoom(1)}
        className="size-7"
      >
        <Plus aria-hidden="true" strokeWidth={1.75} />
      </IconButton>
    </div>
  );
}
