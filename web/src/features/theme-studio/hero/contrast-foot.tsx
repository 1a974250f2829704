import { Check, TriangleAlert } from 'lucide-react';
import { cn } from '@/ui/cn';
import { useShownScheme } from '@/ui/color-scheme';
import { readability, REPORT_COLORS } from '@flexa/theme-engine/model';

/** What WCAG says about the words on the cards and about the shade that draws the lines. */
export function ContrastFoot({ firstShade }: { firstShade: string }) {
  const scheme = useShownScheme();
  const result = readability(REPORT_COLORS[scheme], firstShade);
  const passes = result.textPasses && result.firstShadePasses;
  const Icon = passes ? Check : TriangleAlert;
  const words = !result.textPasses
    ? 'Some text is hard to read'
    : result.firstShadePasses
      ? 'Text on every card passes AA'
      : 'First shade is faint on a card';

  return (
    <div
      className={cn(
        'flex h-11 shrink-0 items-center gap-2 border-t border-line px-4 text-12 font-medium sm:px-5',
        passes ? 'text-success' : 'text-warning',
      )}
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
      <span role="status" className="truncate">
        {words}
      </span>
      <span
        className="ml-auto text-muted tabular-nums"
        title="First shade against a card; 3:1 is enough"
      >
        <span className="sr-only">First shade against a card: </span>
        {result.firstShade.toFixed(1)}:1
      </span>
    </div>
  );
}
