import { memo } from 'react';
import { X } from 'lucide-react';
import { cn } from '@/ui/cn';
import { Skeleton } from '@/ui/skeleton';
import { useStudio } from '../store/studio';
import { IconButton } from './icon-button';
import { usePanes } from '../store/panes';
import { SECTIONS } from './sections';

/** Shows the panel of the open section. */
export function SectionPanel() {
  const section = useStudio((state) => state.section);
  const info = SECTIONS.find(({ id }) => id === section);
  if (!info) return null;
  return <info.Panel fallback={<PanelSkeleton />} />;
}

function PanelSkeleton() {
  return (
    <div aria-busy="true" className="grid animate-late gap-3 p-4">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-5" />
      ))}
    </div>
  );
}

/** Shows the column of the controls. Below 1100 px it opens over the canvas. */
export const Controls = memo(function Controls() {
  const section = useStudio((state) => state.section);
  const label = SECTIONS.find(({ id }) => id === section)?.label;
  const isOpen = usePanes((state) => state.controlsOpen);
  return (
    <section
      aria-label="Controls"
      data-column="controls"
      tabIndex={-1}
      className={cn(
        'relative z-20 w-67 shrink-0 flex-col overflow-y-auto overscroll-contain border-r border-line bg-bg outline-none max-md:hidden',
        'max-[1099px]:absolute max-[1099px]:inset-y-0 max-[1099px]:left-19 max-[1099px]:shadow-float',
        isOpen ? 'flex' : 'hidden min-[1100px]:flex',
      )}
    >
      <div className="sticky top-0 z-10 flex h-11 shrink-0 items-center justify-between border-b border-line bg-bg pr-2 pl-4">
        <h2 className="text-14">{label}</h2>
        <IconButton
          label="Close controls"
          onClick={() => usePanes.setState({ controlsOpen: false })}
          className="min-[1100px]:hidden"
        >
          <X aria-hidden="true" strokeWidth={1.75} />
        </IconButton>
      </div>
      <div id="studio-controls" role="tabpanel" aria-labelledby={`tab-${section}`}>
        <SectionPanel />
      </div>
    </section>
  );
});
