import { ArrowDownUp, WandSparkles } from 'lucide-react';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/button';
import { Segmented } from '@/ui/segmented';
import { cn } from '@/ui/cn';
import {
  findBetterOrder,
  resolveCardBackground,
  HARD_TO_TELL,
  nudge,
  type Separation,
  type Vision,
} from '@flexa/theme-engine/checks';
import { decide, useStudio, type Simulation } from '../store/studio';
import { compileThemeOnce } from '../store/use-theme';
import { useChecks } from '../verdict/use-checks';

const NAMES: Record<Vision, string> = {
  full: 'Full colour',
  protan: 'Protanopia',
  deutan: 'Deuteranopia',
  tritan: 'Tritanopia',
};

/** Difference at the end of the bars, beyond which colours are different enough. */
const FULL_BAR = 18;

const CHOICES: readonly { value: Simulation; label: string }[] = [
  { value: 'off', label: 'Off' },
  { value: 'protan', label: 'Protan' },
  { value: 'deutan', label: 'Deutan' },
  { value: 'tritan', label: 'Tritan' },
];

/** Which of the data colours someone who sees fewer colours would take for one another. */
export function ColorBlindChecks() {
  const simulation = useStudio((state) => state.simulation);
  const { separations, hardToTell } = useChecks();
  return (
    <section aria-labelledby="color-blind-title" className="shrink-0 px-4 py-3">
      <h3 id="color-blind-title" className="flex min-h-8 items-center text-14">
        Colour-blind readers
      </h3>
      <Segmented
        label="Show the report as seen with"
        size="app"
        options={CHOICES}
        value={simulation}
        onChange={(next) => useStudio.setState({ simulation: next })}
        className="mt-1 [&_label]:flex-1 [&_label]:px-1 [&>div]:flex"
      />
      {separations.length > 0 && (
        <>
          <p className="mt-2.5 flex justify-between text-12 text-muted">
            Smallest difference <abbr title="CIEDE2000">ΔE2000</abbr>
          </p>
          <ul className="mt-1">
            {separations.map((separation) => (
              <Row
                key={separation.vision}
                separation={separation}
                isShown={separation.vision === simulation}
              />
            ))}
          </ul>
          <Remedies hardest={findHardest(hardToTell)} />
        </>
      )}
    </section>
  );
}

function findHardest(hardToTell: readonly Separation[]): Separation | undefined {
  return hardToTell.toSorted((a, b) => a.deltaE - b.deltaE)[0];
}

/** Sorts the colours so that the first ones and neighbours differ most. */
function reorderColors(): void {
  const { document, locked } = useStudio.getState();
  const { dataColors } = document.decisions;
  const better = findBetterOrder(dataColors, locked);
  if (better.every((color, i) => color === dataColors[i])) {
    toast.info('No other order separates them better');
  } else decide({ dataColors: better });
}

/** Changes the one colour that helps most, as little as possible. */
function move(): void {
  const { document, locked } = useStudio.getState();
  const { dataColors } = document.decisions;
  const found = nudge(dataColors, locked, resolveCardBackground(compileThemeOnce(document)));
  if (!found)
    return toast.info('No small change to an unlocked colour makes these two easier to tell apart');
  const { position, color } = found;
  decide({ dataColors: dataColors.map((each, i) => (i === position ? color : each)) });
  toast.success(`Colour ${position + 1} is now ${color}`);
}

function Remedies({ hardest }: { hardest: Separation | undefined }) {
  const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-4 shrink-0' } as const;
  return (
    <div className="mt-2.5 grid grid-cols-2 gap-2">
      <Button
        size="sm"
        onClick={reorderColors}
        className="h-7! px-2.5! text-12! pointer-coarse:h-11!"
      >
        <ArrowDownUp {...icon} />
        Better order
      </Button>
      <Button
        size="sm"
        disabled={!hardest}
        onClick={move}
        className="h-7! px-2.5! text-12! pointer-coarse:h-11!"
      >
        <WandSparkles {...icon} />
        {hardest ? `Nudge ${hardest.pair[0] + 1} or ${hardest.pair[1] + 1}` : 'No close colours'}
      </Button>
    </div>
  );
}

function Row({ separation, isShown }: { separation: Separation; isShown: boolean }) {
  const { vision, pair, seen, deltaE } = separation;
  const isHard = deltaE < HARD_TO_TELL;
  return (
    <li
      className={cn(
        '-mx-2 flex h-7 items-center gap-2 rounded-6 px-2 text-14 max-md:h-9',
        isShown && 'bg-soft',
      )}
    >
      <span className="w-[98px] shrink-0">{NAMES[vision]}</span>
      <span className="flex shrink-0 overflow-hidden rounded-6" aria-hidden="true">
        {seen.map((color, i) => (
          <span key={i} className="h-4.5 w-3.5" style={{ backgroundColor: color }} />
        ))}
      </span>
      <span aria-hidden="true" className="relative h-1 flex-1 rounded-full bg-line">
        <span
          className={cn(
            'absolute inset-y-0 left-0 rounded-full',
            isHard ? 'bg-warning' : 'bg-success',
          )}
          style={{ width: `${Math.min(1, deltaE / FULL_BAR) * 100}%` }}
        />
        <span
          className="absolute -inset-y-1 w-px bg-muted"
          style={{ left: `${(HARD_TO_TELL / FULL_BAR) * 100}%` }}
        />
      </span>
      <span className={cn('w-9 text-right tabular-nums', isHard && 'font-semibold text-warning')}>
        {deltaE.toFixed(1)}
      </span>
      <span className="sr-only">
        {isHard ? 'hard to tell apart' : 'easy to tell apart'}: colours {pair[0] + 1} and{' '}
        {pair[1] + 1}
      </span>
    </li>
  );
}
