import { cn } from '@/ui/cn';
import { useShownScheme } from '@/ui/color-scheme';
import { gradient, PRESET_NAMES, presetPair } from '@flexa/theme-engine/model';
import { choose, useChoice } from './studio-store';
import { ShadeStrip } from './shade-strip';

export function PresetList() {
  const choice = useChoice();
  const scheme = useShownScheme();
  return (
    <div role="group" aria-label="Start from a preset" className="-mx-2 grid gap-0.5">
      {PRESET_NAMES.map((name) => {
        const { first, last } = presetPair(name, scheme);
        const current = choice.kind === 'preset' && choice.name === name;
        return (
          <button
            key={name}
            type="button"
            aria-pressed={current}
            onClick={() => choose({ kind: 'preset', name })}
            className={cn(
              'touch-target flex h-8 items-center gap-3 rounded-8 px-2 text-left text-14 pointer-coarse:h-11',
              current ? 'bg-surface-2 font-medium' : 'hover:bg-surface-2',
            )}
          >
            <span className="w-16 shrink-0">{name}</span>
            <ShadeStrip shades={gradient(first, last)} className="h-3.5 rounded-[4px]" />
          </button>
        );
      })}
    </div>
  );
}
