import { memo, useId, useState, type KeyboardEvent } from 'react';
import {
  VISUAL_STATES,
  type Theme,
  type VisualName,
  type VisualState,
} from '@flexa/theme-engine/model';
import type { StyledVisual } from '../store/styled-visuals';
import type { Box } from './draw/frame';
import { Drawing, useDrawings, type Place } from './drawing';
import { createThemeReader } from './theme-reader';
import { findNextBox } from './next-in';
import type { Device } from '../store/page-names';
import type { ThemeResolver } from './theme-resolver';
import { SimulationFilter, type Simulation } from './simulation-filter';
import { KINDS } from './visuals/states';

interface StatesViewProps {
  theme: Theme;
  selected: { visual: StyledVisual | 'page'; state: VisualState } | null;
  onSelect: (visual: VisualName, state: VisualState) => void;
  device?: Device;
  simulation?: Simulation;
}

const STATE_NAMES: Record<VisualState, string> = {
  default: 'Default',
  hover: 'Hover',
  selected: 'Pressed or selected',
  disabled: 'Disabled',
};

interface Layout {
  width: number;
  height: number;
  /** Places of each kind's name and row. */
  rows: readonly Box[];
  cells: readonly Box[];
}

const DESKTOP: Layout = {
  width: 960,
  height: 906,
  rows: KINDS.map((_, i) => ({ x: 18, y: 62 + i * 115, w: 924, h: 115 })),
  cells: KINDS.flatMap((_, i) =>
    VISUAL_STATES.map((_state, s) => ({ x: 193 + s * 187, y: 62 + i * 115, w: 187, h: 115 })),
  ),
};
const PHONE_ROW = 196;
const PHONE: Layout = {
  width: 390,
  height: 12 + KINDS.length * (PHONE_ROW + 8) + 4,
  rows: KINDS.map((_, i) => ({ x: 12, y: 12 + i * (PHONE_ROW + 8), w: 366, h: PHONE_ROW })),
  cells: KINDS.flatMap((_, i) =>
    VISUAL_STATES.map((_state, s) => ({
      x: 12 + (s % 2) * 183,
      y: 12 + i * (PHONE_ROW + 8) + 34 + Math.floor(s / 2) * 81,
      w: 183,
      h: 81,
    })),
  ),
};
const STATES = VISUAL_STATES.length;

/**
 * Shows what a page at rest can't: each control that can be pressed or selected, in each of its
 * states. It is one tab stop; arrow keys walk through the cells, and Enter edits one.
 */
export function StatesView(props: StatesViewProps) {
  const { theme, selected, onSelect, device = 'desktop', simulation = 'off' } = props;
  const id = useId();
  const layout = device === 'phone' ? PHONE : DESKTOP;
  const chosen = findCellIndex(selected);
  const [active, setActive] = useState<number | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const current = active ?? chosen ?? 0;

  function choose(index: number) {
    const found = findState(index);
    if (found && hasState(found.kind.visual, found.state)) onSelect(found.kind.visual, found.state);
  }
  function onKeyDown(event: KeyboardEvent) {
    const next = findNextBox(layout.cells, current, event.key);
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter' || event.key === ' ') choose(current);
    else return;
    event.preventDefault();
  }
  const framed = hasFocus ? current : chosen;
  const cell = framed === null ? undefined : layout.cells[framed];
  const row = framed === null ? undefined : layout.rows[Math.floor(framed / STATES)];
  return (
    <svg
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      className="block h-auto w-full touch-pan-y select-none focus-visible:outline-none"
      role="listbox"
      tabIndex={0}
      aria-label="States"
      aria-activedescendant={`${id}-${current}`}
      onFocus={(event) => setHasFocus(event.currentTarget.matches(':focus-visible'))}
      onBlur={() => setHasFocus(false)}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        const at = (event.target as Element).closest('[data-choice]')?.getAttribute('data-choice');
        if (!at) return;
        setActive(Number(at));
        choose(Number(at));
      }}
    >
      <SimulationFilter id={id} simulation={simulation} />
      <g {...(simulation !== 'off' && { filter: `url(#${id}-${simulation})` })}>
        <StatesArt theme={theme} layout={layout} id={id} chosen={chosen} />
      </g>
      {cell && row && (
        <g aria-hidden pointerEvents="none">
          <rect
            x={row.x}
            y={row.y}
            width={row.w}
            height={row.h}
            className="fill-brand"
            fillOpacity={0.05}
          />
          <rect
            x={cell.x}
            y={cell.y}
            width={cell.w}
            height={cell.h}
            rx={7}
            fill="none"
            className="stroke-brand"
            strokeWidth={1.5}
            vectorEffect="non-scaling-stroke"
          />
        </g>
      )}
    </svg>
  );
}

/** Rows of tables and marks of charts can't be switched off in Power BI. */
function hasState(visual: VisualName, state: VisualState): boolean {
  return state !== 'disabled' || (visual !== 'tableEx' && visual !== 'clusteredColumnChart');
}

function findCellIndex(selected: StatesViewProps['selected']): number | null {
  const kind = KINDS.findIndex(({ visual }) => visual === selected?.visual);
  if (!selected || kind < 0) return null;
  return kind * STATES + VISUAL_STATES.indexOf(selected.state);
}

interface StatesArtProps {
  theme: Theme;
  layout: Layout;
  id: string;
  chosen: number | null;
}

/** Names of rows and columns, with what the cells stand on. */
function drawBackground(resolver: ThemeResolver, layout: Layout) {
  const isPhone = layout === PHONE;
  const name = resolver.readTextStyle('title', 'largeTitle', { color: ['none'] });
  const note = resolver.readTextStyle('legend', 'lightLabel', { color: ['none'] });
  return (
    <>
      <rect
        width={layout.width}
        height={layout.height}
        fill={resolver.readColor('background', 'color', 'background')}
      />
      {layout.rows.map(({ x, y, w, h }, i) => (
        <g key={i}>
          <rect
            x={x + 0.5}
            y={y + 0.5}
            width={w - 1}
            height={h - 1}
            rx={isPhone ? 8 : 0}
            fill={resolver.readNamedColor('background')}
            stroke={resolver.readNamedColor('backgroundLight')}
          />
          <text {...name} fontSize={15} x={x + 17} y={isPhone ? y + 23 : y + h / 2 - 5}>
            {KINDS[i]?.name}
          </text>
          <text
            {...note}
            fontSize={13.5}
            x={x + (isPhone ? w - 14 : 17)}
            y={isPhone ? y + 23 : y + h / 2 + 14}
            textAnchor={isPhone ? 'end' : 'start'}
          >
            {KINDS[i]?.part}
          </text>
        </g>
      ))}
      {(isPhone ? layout.cells : layout.cells.slice(0, STATES)).map(({ x, y, w }, i) => {
        const state = VISUAL_STATES[i % STATES] ?? 'default';
        return (
          <text
            {...note}
            key={i}
            fontSize={isPhone ? 11 : 15}
            fontWeight={500}
            x={x + w / 2}
            y={isPhone ? y + 13 : 40}
            textAnchor="middle"
          >
            {STATE_NAMES[state]}
          </text>
        );
      })}
    </>
  );
}

function drawMissingState(resolver: ThemeResolver, box: Box) {
  return (
    <text
      {...resolver.readTextStyle('legend', 'lightLabel')}
      fontSize={13}
      x={box.w / 2}
      y={box.h / 2 + 4}
      textAnchor="middle"
    >
      not in Power BI
    </text>
  );
}

function findState(cell: number) {
  const [kind, state] = [KINDS[Math.floor(cell / STATES)], VISUAL_STATES[cell % STATES]];
  return kind && state && { kind, state };
}

/** Lists the background, then the cells. */
function listPlaces(layout: Layout): readonly Place[] {
  const at = { x: 0, y: 0 };
  return [
    {
      ...at,
      id: `states ground ${layout.width}`,
      visual: 'page',
      draw: (resolver) => drawBackground(resolver, layout),
    },
    ...layout.cells.flatMap((box, i) => {
      const found = findState(i);
      if (!found) return [];
      const { kind, state } = found;
      const isThere = hasState(kind.visual, state);
      return {
        ...at,
        id: `state ${kind.visual} ${state} ${box.h}`,
        visual: kind.visual,
        draw: (resolver: ThemeResolver) =>
          isThere ? kind.draw(resolver, box, state) : drawMissingState(resolver, box),
      };
    }),
  ];
}
const DESKTOP_PLACES = listPlaces(DESKTOP);
const PHONE_PLACES = listPlaces(PHONE);

const StatesArt = memo(function StatesArt({ theme, layout, id, chosen }: StatesArtProps) {
  const seen = createThemeReader(theme);
  const { drawings, live } = useDrawings(layout === PHONE ? PHONE_PLACES : DESKTOP_PLACES, seen);
  const [ground, ...cells] = drawings.map(({ place, drawing }) => (
    <Drawing key={place.id} drawing={drawing} reader={seen} live={live} />
  ));
  return (
    <>
      {ground}
      {layout.cells.map((box, i) => {
        const found = findState(i);
        if (!found) return null;
        const { kind, state } = found;
        const isThere = hasState(kind.visual, state);
        return (
          <g key={i} transform={`translate(${box.x} ${box.y})`}>
            {cells[i]}
            {/* Over the drawing, not around it: the words drawn are no part of its name. */}
            <rect
              width={box.w}
              height={box.h}
              fill="none"
              pointerEvents="all"
              id={`${id}-${i}`}
              role="option"
              aria-label={`${kind.name}, ${kind.part}: ${STATE_NAMES[state].toLowerCase()}${isThere ? '' : ', not in Power BI'}`}
              aria-selected={i === chosen}
              aria-disabled={!isThere}
              data-choice={i}
            />
          </g>
        );
      })}
    </>
  );
});
