import { memo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { ScanEye, TriangleAlert } from 'lucide-react';
import { cn } from '@/ui/cn';
import { SIMULATIONS, useStudio } from '../store/studio';
import { ChecksContent, ToFixBadge } from './checks-column';
import { SectionPanel } from './controls';
import { usePanes, type SheetHeight } from '../store/panes';
import { SECTIONS } from './sections';
import { openSection } from './rail';
import { SIMULATION_NAMES } from './simulation-names';
import { useChecks, useSectionsToFix } from '../verdict/use-checks';

/** Heights from the bottom of the window, the navigation included. */
const HEIGHTS: Record<SheetHeight, string> = {
  low: '104px',
  rest: '386px',
  full: 'calc(100dvh - 84px)',
};
const ORDER: readonly SheetHeight[] = ['low', 'rest', 'full'];

/** On a phone the controls and the checks are a sheet over the report, the sections below it. */
export const PhoneSheet = memo(function PhoneSheet() {
  const { sheet, sheetShows } = usePanes();
  const [dragged, setDragged] = useState<number | null>(null);
  const { toFix } = useChecks();
  const isChecks = sheetShows === 'checks';
  const section = useStudio((state) => state.section);
  const title = SECTIONS.find(({ id }) => id === section)?.label;
  return (
    <aside aria-label="Controls and checks" className="md:hidden">
      <div
        aria-hidden="true"
        className={cn(
          'fixed inset-x-0 top-13 bottom-0 z-20 bg-overlay transition-opacity',
          sheet === 'full' ? 'opacity-100' : 'pointer-events-none opacity-0',
        )}
        onClick={() => usePanes.setState({ sheet: 'rest' })}
      />
      <div
        className="fixed inset-x-0 bottom-(--dock,0px) z-20 flex flex-col transition-[height] duration-[240ms]"
        style={{
          height: dragged === null ? HEIGHTS[sheet] : `${dragged}px`,
          ...(dragged !== null && { transitionDuration: '0ms' }),
        }}
      >
        <Pills />
        <section
          aria-label={isChecks ? 'Checks' : title}
          data-column="controls"
          tabIndex={-1}
          className="flex min-h-0 flex-1 flex-col rounded-t-16 border-t border-line bg-raised shadow-float outline-none"
        >
          <Grip onDrag={setDragged} />
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-15">
            {isChecks ? (
              <>
                <div className="flex items-center gap-2.5 px-4 pb-2">
                  <h2 className="text-16">Checks</h2>
                  <ToFixBadge count={toFix} />
                </div>
                <ChecksContent />
              </>
            ) : (
              <>
                <h2 className="sr-only">{title}</h2>
                <SectionPanel />
              </>
            )}
          </div>
        </section>
      </div>
      <PhoneNavigation />
    </aside>
  );
});

/** Resizes the sheet by its handle; arrow keys work too. */
function Grip({ onDrag }: { onDrag: (height: number | null) => void }) {
  const sheet = usePanes((state) => state.sheet);
  const moved = useRef(false);
  const set = (next: SheetHeight | undefined) => next && usePanes.setState({ sheet: next });

  const startDrag = (event: PointerEvent<HTMLButtonElement>) => {
    moved.current = false;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    moved.current = true;
    onDrag(
      Math.max(104, Math.min(window.innerHeight - 84, window.innerHeight - event.clientY + 12)),
    );
  };
  const endDrag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!moved.current) return;
    const height = window.innerHeight - event.clientY;
    const rests: readonly [SheetHeight, number][] = [
      ['low', 104],
      ['rest', 386],
      ['full', window.innerHeight - 84],
    ];
    const computeDistance = ([, at]: readonly [SheetHeight, number]) => Math.abs(at - height);
    set(rests.toSorted((a, b) => computeDistance(a) - computeDistance(b))[0]?.[0]);
    onDrag(null);
  };
  const stepByKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    set(ORDER[ORDER.indexOf(sheet) + step]);
  };

  return (
    <button
      type="button"
      aria-label={sheet === 'full' ? 'Make the panel smaller' : 'Make the panel larger'}
      onPointerDown={startDrag}
      onPointerMove={move}
      onPointerUp={endDrag}
      onPointerCancel={() => onDrag(null)}
      onKeyDown={stepByKey}
      onClick={() =>
        !moved.current && set(sheet === 'full' ? 'rest' : sheet === 'low' ? 'rest' : 'full')
      }
      className="touch-target flex h-6 shrink-0 touch-none items-center justify-center"
    >
      <span className="h-1 w-9 rounded-full bg-line-2" />
    </button>
  );
}

const PILL =
  'pointer-events-auto flex h-9 items-center gap-2 rounded-full border border-line bg-raised px-3.5 text-14 font-medium shadow-float touch-target';

/** Buttons above the sheet: colour-vision views and findings. */
function Pills() {
  const simulation = useStudio((state) => state.simulation);
  const { sheet } = usePanes();
  const { toFix } = useChecks();
  if (sheet === 'full') return null;
  const next = SIMULATIONS[(SIMULATIONS.indexOf(simulation) + 1) % SIMULATIONS.length] ?? 'off';
  return (
    <div className="pointer-events-none absolute -top-11 right-3 flex gap-2">
      <button
        type="button"
        aria-label={
          next === 'off' ? 'Stop simulating' : `Simulate ${SIMULATION_NAMES[next].toLowerCase()}`
        }
        onClick={() => useStudio.setState({ simulation: next })}
        className={cn(PILL, simulation !== 'off' && 'border-soft-line bg-soft text-brand-text')}
      >
        <ScanEye aria-hidden="true" strokeWidth={1.75} className="size-4" />
        {simulation === 'off' ? 'Simulate' : SIMULATION_NAMES[simulation]}
      </button>
      <button
        type="button"
        onClick={() => usePanes.setState({ sheetShows: 'checks', sheet: 'full' })}
        className={PILL}
      >
        {toFix > 0 && (
          <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="size-4 text-warning" />
        )}
        {toFix > 0 ? `${toFix} to fix` : 'All pass'}
      </button>
    </div>
  );
}

function PhoneNavigation() {
  const section = useStudio((state) => state.section);
  const shows = usePanes((state) => state.sheetShows);
  const toFix = useSectionsToFix();
  return (
    <nav
      aria-label="Sections"
      className="fixed inset-x-0 bottom-(--dock,0px) z-20 grid h-15 grid-cols-6 border-t border-line bg-bg"
    >
      {SECTIONS.map(({ id, short, icon: Icon }) => {
        const isCurrent = id === section && shows === 'controls';
        return (
          <button
            key={id}
            type="button"
            aria-current={isCurrent || undefined}
            onClick={() => openSection(id)}
            className={cn(
              '-mt-px flex flex-col items-center justify-center gap-1 border-t-2 text-12 font-medium',
              isCurrent ? 'border-brand text-brand-text' : 'border-transparent text-muted',
            )}
          >
            <span className="relative">
              <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
              {toFix.has(id) && (
                <span
                  aria-hidden="true"
                  className="absolute -top-1 -right-1.5 size-2 rounded-full bg-warning"
                />
              )}
            </span>
            {short}
            {toFix.has(id) && <span className="sr-only">, something to fix</span>}
          </button>
        );
      })}
    </nav>
  );
}
