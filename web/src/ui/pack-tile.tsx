import { cn } from './cn';
import { Mark } from './mark';

export type Pack = 'charts' | 'designs' | 'tables' | 'analytics' | 'suite';

interface PackTileProps {
  pack: Pack;
  /** True for the grey mark of an ended licence. */
  muted?: boolean;
  className?: string;
}

/** Shows a pack's mark in a soft tile of 40 px; the membership has Flexa's own mark. */
export function PackTile({ pack, muted = false, className }: PackTileProps) {
  return (
    <span
      className={cn(
        'inline-grid size-10 shrink-0 place-items-center rounded-10',
        muted ? 'bg-surface-2' : 'bg-soft',
        className,
      )}
    >
      <Mark name={pack === 'suite' ? 'flexa' : pack} size={20} tone={muted ? 'grey' : 'brand'} />
    </span>
  );
}
