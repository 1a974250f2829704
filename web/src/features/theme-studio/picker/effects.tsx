import { memo, useMemo, type ReactNode } from 'react';
import { Check, TriangleAlert } from 'lucide-react';
import { cn } from '@/ui/cn';
import { HARD_TO_TELL, type Vision } from '@flexa/theme-engine/checks';
import { computeContrast } from '@flexa/theme-engine/model';
import { useSettledDocument } from '../store/settled';
import type { Ground } from './target';
import { findBetterColors, findNearestNeighbour } from './neighbours';
import { ColorDot } from './theme-colors';

const VISION_NAMES: Record<Vision, string> = {
  full: 'full colour',
  protan: 'protanopia',
  deutan: 'deuteranopia',
  tritan: 'tritanopia',
};

interface EffectsProps {
  value: string;
  ground: Ground;
  /** Which of the data colours it is; left out for other colours. */
  position: number | undefined;
  onApply: (color: string) => void;
}

/** Shows the colour's contrast with its background and its distance from the other data colours. */
export function Effects({ value, ground, position, onApply }: EffectsProps) {
  const ratio = computeContrast(value, ground.color);
  return (
    <div className="-mx-3 mt-3 border-t border-line px-3 pt-2.5">
      <Fact
        sign={
          <span
            className="grid h-5 w-7 place-items-center rounded-6 text-12 font-semibold inset-ring inset-ring-text/14"
            style={{ background: ground.color, color: value }}
          >
            Aa
          </span>
        }
        text={`On ${ground.name}`}
        number={ratio.toFixed(2)}
        isFine={ratio >= ground.needed}
        wrong={`needs ${ground.needed}`}
      />
      {position !== undefined && (
        <Neighbours ground={ground} position={position} onApply={onApply} />
      )}
    </div>
  );
}

interface NeighboursProps extends Omit<EffectsProps, 'value'> {
  position: number;
}

/** Computed when the colour has come to rest: the field that moves never waits for it. */
const Neighbours = memo(function Neighbours({ ground, position, onApply }: NeighboursProps) {
  const colors = useSettledDocument(({ decisions }) => decisions.dataColors);
  const color = colors[position] ?? '#000000';
  const nearest = useMemo(
    () => findNearestNeighbour(color, colors, position),
    [color, colors, position],
  );
  const better = useMemo(
    () =>
      nearest && nearest.deltaE < HARD_TO_TELL
        ? findBetterColors(color, colors, position, ground)
        : [],
    [nearest, color, colors, position, ground],
  );
  if (!nearest) return null;
  const isFine = nearest.deltaE >= HARD_TO_TELL;
  const words = isFine ? 'Near colour' : 'Close to colour';
  return (
    <>
      <Fact
        sign={
          <span className="flex h-5 w-7 overflow-hidden rounded-6 *:flex-1">
            {nearest.seen.map((seen, i) => (
              <span key={i} style={{ background: seen }} />
            ))}
          </span>
        }
        text={`${words} ${nearest.position + 1}, ${VISION_NAMES[nearest.vision]}`}
        number={nearest.deltaE.toFixed(1)}
        isFine={isFine}
        wrong={`needs ${HARD_TO_TELL}`}
      />
      {better.length > 0 && (
        <div className="flex min-h-7 items-center justify-between gap-2">
          <span className="text-12 text-muted">Easier to tell apart</span>
          <span className="flex gap-1.5 pointer-coarse:gap-0">
            {better.map((each) => (
              <ColorDot
                key={each}
                color={each}
                label={`Use ${each}`}
                onClick={() => onApply(each)}
              />
            ))}
          </span>
        </div>
      )}
    </>
  );
});

interface FactProps {
  sign: ReactNode;
  text: string;
  number: string;
  isFine: boolean;
  wrong: string;
}

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;
// Elements made once are not rendered again with every move of the colour.
const FINE = <Check {...icon} className="size-4 shrink-0 text-success" />;
const WRONG = <TriangleAlert {...icon} className="size-4 shrink-0 text-warning" />;

function Fact({ sign, text, number, isFine, wrong }: FactProps) {
  return (
    <p className="flex min-h-7 items-center gap-2 text-12">
      <span aria-hidden="true" className="shrink-0">
        {sign}
      </span>
      <span className="min-w-0 flex-1">{text}</span>
      <span className={cn('tabular-nums', !isFine && 'font-semibold text-warning')}>{number}</span>
      {isFine ? FINE : WRONG}
      <span className="sr-only">{isFine ? 'enough' : wrong}</span>
    </p>
  );
}
