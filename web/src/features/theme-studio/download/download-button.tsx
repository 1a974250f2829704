import { lazy, Suspense, useState } from 'react';
import { Check, ChevronDown, ChevronUp, Download } from 'lucide-react';
import { Popover } from 'radix-ui';
import { cn } from '@/ui/cn';
import { Skeleton } from '@/ui/skeleton';
import { Spinner } from '@/ui/spinner';
import { useFileJobs } from './file-jobs';

const loadMenu = () => import('./download-menu');
const DownloadMenu = lazy(loadMenu);

interface DownloadButtonProps {
  /** Downloads theme.json. */
  onTheme: () => void;
  /** It was just downloaded. */
  isDone: boolean;
  /** On a phone one square button that opens the menu. */
  compact?: boolean;
}

const FILLED =
  'touch-target flex items-center justify-center bg-brand text-14 font-medium text-on-brand transition-colors hover:bg-brand-hover';

/** Downloads theme.json with its main half; the arrow opens everything else there is to take along. */
export function DownloadButton({ onTheme, isDone, compact = false }: DownloadButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const isMaking = useFileJobs((state) => state.making !== null);
  const Arrow = isOpen ? ChevronUp : ChevronDown;
  const warm = () => void loadMenu().catch(() => undefined);
  const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-4' } as const;
  const state = isMaking ? <Spinner /> : isDone ? <Check {...icon} /> : <Download {...icon} />;

  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Anchor asChild>
        <div className="flex shrink-0">
          {!compact && (
            <button
              type="button"
              onClick={onTheme}
              className={cn(FILLED, 'h-8 gap-2 rounded-l-8 pr-3 pl-2.5')}
            >
              {state}
              Download
            </button>
          )}
          <Popover.Trigger asChild>
            <button
              type="button"
              aria-label={compact ? 'Download' : 'More to download'}
              onPointerEnter={warm}
              onFocus={warm}
              className={cn(
                FILLED,
                compact ? 'size-10 rounded-10 [&_svg]:size-5' : 'ml-px h-8 w-7 rounded-r-8',
              )}
            >
              {compact ? state : <Arrow {...icon} />}
            </button>
          </Popover.Trigger>
        </div>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          aria-label="Download"
          align="end"
          sideOffset={8}
          collisionPadding={8}
          className="z-50 max-h-(--radix-popover-content-available-height) w-95 max-w-[calc(100vw-16px)] animate-rise overflow-y-auto rounded-12 border border-line-2 bg-raised p-1.5 shadow-float focus:outline-none"
        >
          <Suspense fallback={<Skeleton className="m-2 h-72 animate-late" />}>
            <DownloadMenu
              onTheme={() => {
                setOpen(false);
                onTheme();
              }}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
