import type { ComponentProps } from 'react';
import { seatPrice, VISUAL_NAMES, VISUAL_TYPES, type VisualType } from '@contracts/plans';
import { now } from '@/lib/clock';
import { formatMoney } from '@/lib/format';
import { cn } from '@/ui/cn';
import { PackTile } from '@/ui/pack-tile';
import { termsOf } from './plan-choice';

interface PackChoiceProps extends ComponentProps<'input'> {
  value: VisualType;
}

/** What is bought: a radio button for each visual, with where its prices begin. */
export function PackChoice({ value, ...input }: PackChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-14 font-medium">Product</legend>
      <div className="grid gap-2 min-[480px]:grid-cols-2 xl:grid-cols-5">
        {VISUAL_TYPES.map((visual) => (
          <label
            key={visual}
            className={cn(
              'flex min-h-15 cursor-pointer items-center gap-3 rounded-10 border p-2.5 transition-colors',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
              value === visual
                ? 'border-brand bg-soft ring-1 ring-brand'
                : 'border-line-2 hover:bg-hover',
              visual === 'suite' && 'min-[480px]:max-xl:col-span-2',
            )}
          >
            <input {...input} type="radio" value={visual} className="sr-only" />
            <PackTile pack={visual} />
            <span className="min-w-0 text-14">
              <span className="block font-semibold">{VISUAL_NAMES[visual]}</span>
              <span className="block text-12 text-muted">{startingPrice(visual)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function startingPrice(visualType: VisualType): string {
  const [month = 1] = termsOf(visualType);
  return `from ${formatMoney(seatPrice({ visualType, month }, now()) ?? 0)}`;
}
