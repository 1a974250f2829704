import { useId, useRef } from 'react';
import { chooseForm, formatPrice } from '@flexa/contracts/format';
import type { LicenseMonths, VisualType } from '@flexa/contracts/plans';
import { cn } from '@/ui/cn';
import { useEarlyInput } from '@/ui/use-early-input';
import { computePrice, listTerms } from './choice';

interface MonthTilesProps {
  visualType: VisualType;
  value: LicenseMonths;
  onChange: (month: LicenseMonths) => void;
  disabled: boolean;
}

/** Lists the terms as radio buttons. The chosen one's frame is drawn inside, so that nothing moves. */
export function MonthTiles({ visualType, value, onChange, disabled }: MonthTilesProps) {
  const name = useId();
  const terms = listTerms(visualType);
  const tiles = useRef<HTMLFieldSetElement>(null);
  useEarlyInput(tiles, (month) => onChange(Number(month) as LicenseMonths));
  return (
    <fieldset ref={tiles} disabled={disabled} className="min-w-0">
      <legend className="float-left text-14 font-medium">Months</legend>
      <p className="text-right text-14 text-muted">paid once</p>
      <div
        className={cn(
          'clear-both mt-2 grid gap-2',
          terms.length === 3 ? 'grid-cols-3' : 'grid-cols-4',
          disabled && 'opacity-45',
        )}
      >
        {terms.map((month) => {
          const isChosen = month === value;
          return (
            <label
              key={month}
              className={cn(
                'grid cursor-pointer justify-items-center rounded-10 border p-3 transition-colors max-sm:px-1',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
                isChosen
                  ? 'border-brand bg-soft inset-ring-1 inset-ring-brand'
                  : 'border-line-2 bg-bg hover:border-brand',
                disabled && 'pointer-events-none',
              )}
            >
              <input
                type="radio"
                name={name}
                value={month}
                checked={isChosen}
                onChange={() => onChange(month)}
                className="sr-only"
              />
              <span className="text-24 leading-7 font-semibold tabular-nums">{month}</span>
              <span className={cn('text-12', isChosen ? 'text-brand-text' : 'text-muted')}>
                {chooseForm(month, 'month')}
              </span>
              <span className="mt-1.5 text-14 font-medium tabular-nums">
                <span className="sr-only">, </span>
                {formatPrice(computePrice({ visualType, month }))}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
