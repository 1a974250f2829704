import { memo } from 'react';
import { PanelRightClose, PanelRightOpen, TriangleAlert } from 'lucide-react';
import { Badge } from '@/ui/badge';
import { cn } from '@/ui/cn';
import { ColorBlindChecks } from './color-blind-checks';
import { ContrastChecks } from './contrast-section';
import { IconButton } from './icon-button';
import { usePanes } from '../store/panes';
import { useChecks } from '../verdict/use-checks';
import { VerdictRow } from './verdict-row';

/** Everything that is looked after while one works. */
export function ChecksContent() {
  return (
    <>
      <VerdictRow />
      <ContrastChecks />
      <ColorBlindChecks />
    </>
  );
}

export function ToFixBadge({ count }: { count: number }) {
  return count > 0 ? (
    <Badge tone="warning">{count} to fix</Badge>
  ) : (
    <Badge tone="success">All pass</Badge>
  );
}

/**
 * The width of the column or the strip. It comes before the canvas: the page comes in pieces, and the
 * canvas has its own width then while the checks, which are read after it, are still on their way.
 */
export const ChecksPlace = memo(function ChecksPlace() {
  const isOpen = usePanes((state) => state.checksOpen);
  return (
    <div
      className={cn(
        'order-last shrink-0 max-md:hidden',
        isOpen === null && 'w-11 min-[1360px]:w-72',
        isOpen === true && 'hidden w-72 min-[1360px]:flex',
        isOpen === false && 'w-11',
      )}
    />
  );
});

/**
 * The column at the right. Below 1360 px a strip with the number of findings replaces it and opens
 * it over the canvas.
 */
export const ChecksColumn = memo(function ChecksColumn() {
  const isOpen = usePanes((state) => state.checksOpen);
  const { toFix } = useChecks();
  const set = (checksOpen: boolean) => usePanes.setState({ checksOpen });
  return (
    <aside
      aria-label="Checks"
      data-column="checks"
      tabIndex={-1}
      className="absolute inset-y-0 right-0 flex outline-none max-md:hidden"
    >
      <div
        className={cn(
          'w-72 flex-col overflow-y-auto overscroll-contain border-l border-line bg-bg',
          'max-[1359px]:absolute max-[1359px]:inset-y-0 max-[1359px]:right-0 max-[1359px]:z-20 max-[1359px]:shadow-float',
          isOpen === null && 'hidden min-[1360px]:flex',
          isOpen === true && 'flex',
          isOpen === false && 'hidden',
        )}
      >
        <div className="sticky top-0 z-10 flex h-11 shrink-0 items-center gap-3 border-b border-line bg-bg pr-2 pl-4">
          <h2 className="text-14">Checks</h2>
          <ToFixBadge count={toFix} />
          <IconButton label="Collapse checks" className="ml-auto" onClick={() => set(false)}>
            <PanelRightClose aria-hidden="true" strokeWidth={1.75} />
          </IconButton>
        </div>
        <ChecksContent />
      </div>
      <div
        className={cn(
          'w-11 flex-col items-center gap-2 border-l border-line pt-1.5',
          isOpen === null && 'flex min-[1360px]:hidden',
          isOpen === true && 'hidden',
          isOpen === false && 'flex',
        )}
      >
        <IconButton label="Expand checks" onClick={() => set(true)}>
          <PanelRightOpen aria-hidden="true" strokeWidth={1.75} />
        </IconButton>
        {toFix > 0 && (
          <p className="grid justify-items-center gap-0.5 text-12 font-medium text-warning tabular-nums">
            <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="size-4" />
            {toFix}
            <span className="sr-only">to fix</span>
          </p>
        )}
      </div>
    </aside>
  );
});
