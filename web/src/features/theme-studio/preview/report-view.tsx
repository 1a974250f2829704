import {
  memo,
  useId,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { STYLED_VISUALS, type StyledVisual } from '../store/styled-visuals';
import { estimateTextWidth } from './draw/font';
import type { Box } from './draw/frame';
import { findNextBox } from './next-in';
import type { PageLayout } from './page-layout';
import { PAGE_NAMES } from '../store/page-names';
import { SimulationFilter, type Simulation } from './simulation-filter';

interface ReportViewProps {
  layout: PageLayout;
  selected: StyledVisual | 'page' | null;
  onSelect: (visual: StyledVisual | 'page') => void;
  /** Shows the report, and nothing but the report, as a colour-blind reader sees it. */
  simulation?: Simulation;
  /** The page itself. It follows the theme without rendering this view again. */
  children: ReactNode;
}

/**
 * A page of a report, drawn as Power BI would with the theme (base theme Fluent). Fills the width it
 * is given. One tab stop; arrow keys go from visual to visual, Enter chooses.
 */
export function ReportView(props: ReportViewProps) {
  const { layout, selected, onSelect, simulation = 'off', children } = props;
  const id = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const last = layout.visuals.length;
  const current = Math.min(active ?? findChosen(layout, selected) ?? 0, last);

  function choose(index: number) {
    onSelect(layout.visuals[index]?.visual ?? 'page');
  }
  function onKeyDown(event: KeyboardEvent) {
    const boxes = layout.visuals.map(({ box }) => box);
    const next = findNextBox([...boxes, layout.pane ?? computePageBox(layout)], current, event.key);
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter' || event.key === ' ') choose(current);
    else return;
    event.preventDefault();
  }
  const isChosen = (index: number) => (layout.visuals[index]?.visual ?? 'page') === selected;
  const framed = new Set<number>();
  if (selected !== null) {
    for (let i = 0; i <= last; i += 1) if (isChosen(i)) framed.add(i);
  }
  const tagged = pointed ?? (hasFocus ? current : null);
  if (tagged !== null && tagged <= last) framed.add(tagged);

  return (
    <svg
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      className="block h-auto w-full touch-pan-y text-left select-none [text-rendering:geometricPrecision] focus-visible:outline-none"
      role="listbox"
      tabIndex={0}
      aria-label={`Report page ${PAGE_NAMES[layout.page]}`}
      aria-activedescendant={`${id}-${current}`}
      onFocus={(event) => setHasFocus(event.currentTarget.matches(':focus-visible'))}
      onBlur={() => setHasFocus(false)}
      onKeyDown={onKeyDown}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse') setPointed(readChoice(event));
      }}
      onPointerLeave={() => setPointed(null)}
      onClick={(event) => {
        const index = readChoice(event);
        if (index === null) return;
        setActive(index);
        choose(index);
      }}
    >
      <SimulationFilter id={id} simulation={simulation} />
      <g {...(simulation !== 'off' && { filter: `url(#${id}-${simulation})` })}>{children}</g>
      <Choices layout={layout} id={id} selected={selected} />
      {[...framed].map((index) => {
        const placed = layout.visuals[index];
        return (
          <Frame
            key={index}
            box={placed?.box ?? computePageBox(layout)}
            label={
              index === tagged || framed.size === 1
                ? placed
                  ? STYLED_VISUALS[placed.visual]
                  : 'Page'
                : null
            }
            width={layout.width}
          />
        );
      })}
    </svg>
  );
}

interface ChoicesProps {
  layout: PageLayout;
  id: string;
  selected: StyledVisual | 'page' | null;
}

/**
 * The selectable areas, laid over the drawings so that words in a drawing don't become part of an
 * area's name.
 */
const Choices = memo(function Choices({ layout, id, selected }: ChoicesProps) {
  const { visuals, width, height } = layout;
  const choices = [
    { visual: 'page', name: 'Page and filter pane', box: { x: 0, y: 0, w: width, h: height } },
    ...visuals.map(({ visual, title, box }) => ({
      visual,
      box,
      name: `${STYLED_VISUALS[visual]}: ${title}`,
    })),
  ];
  return choices.map(({ visual, name, box: { x, y, w, h } }, i) => {
    // The page lies below the visuals and comes after them.
    const index = i === 0 ? visuals.length : i - 1;
    return (
      <rect
        key={index}
        x={x}
        y={y}
        width={w}
        height={h}
        fill="none"
        pointerEvents="all"
        id={`${id}-${index}`}
        role="option"
        aria-label={name}
        aria-selected={visual === selected}
        data-choice={index}
      />
    );
  });
});

function computePageBox({ width, height, pane }: PageLayout): Box {
  return { x: 2, y: 2, w: (pane?.x ?? width) - 4, h: height - 4 };
}

function findChosen({ visuals }: PageLayout, selected: string | null): number | null {
  if (selected === null) return null;
  const index = visuals.findIndex(({ visual }) => visual === selected);
  return index < 0 ? null : index;
}

function readChoice(event: Pick<PointerEvent, 'target'>): number | null {
  const choice = (event.target as Element).closest('[data-choice]')?.getAttribute('data-choice');
  return choice ? Number(choice) : null;
}

/** The studio's frame around a visual, with its name. */
function Frame({ box, label, width }: { box: Box; label: string | null; width: number }) {
  const tag = label === null ? 0 : estimateTextWidth(label, 14, 500) + 14;
  const right = Math.min(box.x + box.w + 2, width - 1);
  const x = Math.max(right - tag, 1);
  const y = Math.max(box.y - 11, 1);
  return (
    <g aria-hidden pointerEvents="none">
      <rect
        x={box.x}
        y={box.y}
        width={box.w}
        height={box.h}
        rx={6}
        fill="none"
        className="stroke-brand"
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
      {label !== null && (
        <>
          <rect x={x} y={y} width={tag} height={21} rx={5} className="fill-brand" />
          <text
            x={x + tag / 2}
            y={y + 15.5}
            textAnchor="middle"
            fontSize={14}
            className="fill-on-brand font-medium"
          >
            {label}
          </text>
        </>
      )}
    </g>
  );
}
