import { Check, ChevronDown, Download } from 'lucide-react';
import { createLazyPart } from '@/lib/lazy';
import { cn } from '@/ui/cn';
import { Spinner } from '@/ui/spinner';
import { LazyMenu } from '../parts/lazy-menu';
import { useFileJobs } from './use-file-jobs';

export const DownloadPopover = createLazyPart(
  async () => (await import('./download-popover')).default,
);

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
  const isMaking = useFileJobs((state) => state.making !== null);
  const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-4' } as const;
  const state = isMaking ? <Spinner /> : isDone ? <Check {...icon} /> : <Download {...icon} />;

  return (
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
      <LazyMenu
        Menu={DownloadPopover}
        onTheme={onTheme}
        trigger={
          <button
            type="button"
            aria-label={compact ? 'Download' : 'More to download'}
            className={cn(
              FILLED,
              compact
                ? 'size-10 rounded-10 [&_svg]:size-5'
                : 'ml-px h-8 w-7 rounded-r-8 aria-expanded:[&_svg]:rotate-180',
            )}
          >
            {compact ? state : <ChevronDown {...icon} />}
          </button>
        }
      />
    </div>
  );
}
