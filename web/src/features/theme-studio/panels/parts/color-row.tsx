import { TriangleAlert } from 'lucide-react';
import { cn } from '@/ui/cn';
import { Swatch } from '../../parts/swatch';
import { ColorButton } from '../../picker/color-button';
import type { ColorTarget } from '../../picker/target';

interface ColorRowProps extends ColorTarget {
  /** Second line, which says what the colour is for. */
  note?: string;
  /** Why the colour is worth a second look. */
  warning?: string | undefined;
  /** The theme leaves the colour out: Power BI decides until one is picked. */
  isUnset?: boolean;
}

/** Shows a colour with its name and code. The whole row opens the picker. */
export function ColorRow({ note, warning, isUnset = false, ...target }: ColorRowProps) {
  return (
    <ColorButton
      {...target}
      className={cn(
        '-mx-2 flex w-[calc(100%+16px)] items-center gap-2.5 rounded-8 px-2 text-left text-14 transition-colors',
        'hover:bg-hover aria-expanded:bg-soft pointer-coarse:min-h-11',
        note ? 'min-h-10' : 'min-h-[30px]',
      )}
    >
      <Swatch color={isUnset ? 'transparent' : target.value} />
      <span className="min-w-0 flex-1">
        {target.label}
        {note && <span className="block truncate text-12 text-muted">{note}</span>}
      </span>
      {warning && (
        <span className="shrink-0 text-warning" title={warning}>
          <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="size-4" />
          <span className="sr-only">{warning}</span>
        </span>
      )}
      <code className="shrink-0 font-mono text-12 text-muted">
        {isUnset ? 'automatic' : target.value}
      </code>
    </ColorButton>
  );
}
