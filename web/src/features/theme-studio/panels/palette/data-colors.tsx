import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { Palette, Plus, Shuffle } from 'lucide-react';
import { computeSeparations } from '@flexa/theme-engine/checks';
import { openBrand } from '../../brand/brand-state';
import { useSettledDocument } from '../../store/settled';
import { decide, moveColor, useStudio } from '../../store/studio';
import { PanelSection } from '../parts/panel-section';
import { AccentOffer } from './accent-offer';
import { describeClosePairs } from './close-pairs';
import { ColorItem } from './color-item';
import { pickNewColor, shuffleColors } from './palette-actions';
import { MIN_COLORS, MAX_COLORS } from './replace-colors';

const TOO_FEW = `A theme needs at least ${MIN_COLORS}: with fewer, Power BI keeps the last ones of the previous theme.`;
const TOO_MANY = `${MAX_COLORS} is the maximum: nobody can tell more apart.`;

/** Edits the data colours and their order, with actions that replace them. */
export function DataColors() {
  const colors = useStudio((state) => state.document.decisions.dataColors);
  const card = useStudio((state) => state.document.decisions.background);
  const locked = useStudio((state) => state.locked);
  const [dragged, setDragged] = useState<number>();
  const [note, setNote] = useState('');
  const settled = useSettledDocument(({ decisions }) => decisions.dataColors);
  const close = useMemo(() => describeClosePairs(computeSeparations(settled)), [settled]);

  const add = () => {
    if (colors.length >= MAX_COLORS) return setNote(TOO_MANY);
    setNote('');
    decide({ dataColors: [...colors, pickNewColor(colors, card)] });
  };

  const remove = useCallback((position: number) => {
    const { document, locked: kept } = useStudio.getState();
    const all = document.decisions.dataColors;
    if (all.length <= MIN_COLORS) return setNote(TOO_FEW);
    setNote('');
    decide({ dataColors: all.filter((_, each) => each !== position) });
    useStudio.setState({
      locked: kept
        .filter((each) => each !== position)
        .map((each) => (each > position ? each - 1 : each)),
    });
  }, []);

  const drop = useCallback((from: number, to: number) => {
    moveColor(from, to);
    setDragged(undefined);
  }, []);

  return (
    <PanelSection
      title="Data colours"
      className="border-b-0 pb-0 max-md:pt-0"
      count={colors.length}
      action={
        <span className="-mr-1 flex items-center max-md:-mr-2.5">
          {/* On a phone what makes other colours lies below the presets; two of it are at hand here. */}
          <span className="contents md:hidden">{PHONE_TOOLS}</span>
          <HeadButton label="Add a data colour" onClick={add}>
            {PLUS}
          </HeadButton>
        </span>
      }
    >
      <ol
        aria-label="Data colours"
        className="max-md:grid max-md:grid-cols-4 max-md:gap-x-2.5 max-md:gap-y-2"
      >
        {colors.map((color, position) => (
          <ColorItem
            // Positions are what the rows are: two colours may be the same, and both may move.
            key={position}
            color={color}
            position={position}
            isLocked={locked.includes(position)}
            warning={close.get(position)}
            canRemove={colors.length > MIN_COLORS}
            onRemove={remove}
            dragged={dragged}
            onDrag={setDragged}
            onDrop={drop}
          />
        ))}
      </ol>
      <AccentOffer />
      <p role="status" className={note ? 'mt-1.5 text-12 text-muted' : 'sr-only'}>
        {note}
      </p>
    </PanelSection>
  );
}

function HeadButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-7 place-items-center rounded-8 text-muted transition-colors hover:bg-hover hover:text-text max-md:size-11 max-md:text-text [&_svg]:size-4 max-md:[&_svg]:size-5"
    >
      {children}
    </button>
  );
}

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;
// Elements made once are not rendered again with every move of a colour.
const PLUS = <Plus {...icon} />;
const PHONE_TOOLS = (
  <>
    <HeadButton label="Shuffle" onClick={shuffleColors}>
      <Shuffle {...icon} />
    </HeadButton>
    <HeadButton label="Brand colours" onClick={() => openBrand()}>
      <Palette {...icon} />
    </HeadButton>
  </>
);
