import { ArrowRight } from 'lucide-react';
import type { Adjustment } from '@flexa/theme-engine/brand';
import { Button } from '@/ui/button';
import { Swatch } from '../parts/swatch';

interface AdjustmentListProps {
  adjustments: readonly Adjustment[];
  /** Ids of the colours that the person wants as they were. */
  resets: readonly string[];
  onToggle: (id: string) => void;
}

/** Lists the adjusted colours, each with its reason and a button that restores it. */
export function AdjustmentList({ adjustments, resets, onToggle }: AdjustmentListProps) {
  return (
    <section aria-labelledby="adjusted-title">
      <h3 id="adjusted-title" className="text-14">
        Adjusted colours
      </h3>
      {adjustments.length === 0 && (
        <p className="mt-1 text-14 text-muted">None: your colours stay as they are.</p>
      )}
      <ul className="mt-1 divide-y divide-line">
        {adjustments.map(({ id, label, wanted, used, reason }) => {
          const isReset = resets.includes(id);
          return (
            <li key={id} className="flex items-start gap-3 py-2.5">
              <span className="mt-0.5 flex shrink-0 items-center gap-1.5">
                <Swatch color={wanted} />
                <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-3.5 text-muted" />
                <Swatch color={isReset ? wanted : used} />
              </span>
              <span className="min-w-0 flex-1 text-14">
                <span className="block font-medium">
                  {label}{' '}
                  <code className="font-mono text-12 font-normal text-muted">
                    {isReset ? wanted : used}
                  </code>
                </span>
                <span className="block text-12 text-muted">{reason}</span>
              </span>
              <Button
                size="sm"
                aria-label={`${isReset ? 'Adjust' : 'Reset'} ${label}`}
                className="h-7! shrink-0 px-2.5! text-12! pointer-coarse:h-11!"
                onClick={() => onToggle(id)}
              >
                {isReset ? 'Adjust' : 'Reset'}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
