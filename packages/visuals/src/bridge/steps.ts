import { groupPanels, type Panel } from '../scene/panels';
import {
  addTo,
  computeSubtotalGap,
  isLevel,
  isSame,
  formatStatementName,
  type RowKind,
} from '../statement';
import type { BridgeData, BridgePoint } from './data';
import type { DrawInput } from '../scene/input';
import type { BridgeSettings } from './settings';
import type { StringKey } from './strings';

/** A bar of the bridge, from where it starts to where it ends. */
export interface Step {
  kind: 'start' | 'change' | 'rest' | 'subtotal' | 'end';
  label: string;
  from: number;
  to: number;
  /** The level that the next step goes on from. */
  level: number;
  /** How far the model's subtotal lies above what the steps before it add up to; 0 where they agree. */
  gap: number;
  /** The rows of the data it shows. */
  rows: readonly number[];
  /** How the number of costs is written, which stays positive: as an amount, or as the change since From. */
  costs?: 'amount' | 'change';
}

/** The bars of one panel, with the rows of the whole data. */
export function buildPanelSteps(input: StepsInput, { rows }: Panel): Step[] {
  const points = rows.flatMap((row) => input.data.points[row] ?? []);
  const steps = buildSteps({ ...input, data: { ...input.data, points } });
  return steps.map((step) => ({ ...step, rows: step.rows.flatMap((row) => rows[row] ?? []) }));
}

/** The bars of all panels one after the other, or those of the only bridge. */
export function buildAllSteps(input: StepsInput): { step: Step; panel: string | null }[] {
  const panels = groupPanels(input.data.points);
  if (!panels) return buildSteps(input).map((step) => ({ step, panel: null }));
  return panels.flatMap((panel) =>
    buildPanelSteps(input, panel).map((step) => ({ step, panel: panel.name })),
  );
}

/** Returns the members of a hierarchy that one row has, for the step of that row. */
export function findPath(
  { data }: StepsInput,
  { kind, rows }: Step,
): readonly string[] | undefined {
  const isRow = (kind === 'change' || kind === 'subtotal') && rows.length === 1;
  return isRow ? data.points[rows[0] ?? -1]?.path : undefined;
}

/** Tells whether a bar shows a total, from zero on. */
export const isTotal = ({ kind }: Step) =>
  kind === 'start' || kind === 'end' || kind === 'subtotal';

const toFiniteNumber = (value: number | null | undefined) =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0;

/** The part of a row in the statement. */
export const resolveKind = ({ kind = 'value' }: BridgePoint): RowKind => kind;

const chooseTurn = (point: BridgePoint) => (resolveKind(point) === 'inverted' ? -1 : 1);

/** The change that a row of the data brings: costs that rise take the bridge down. */
export const computeChange = (point: BridgePoint) =>
  chooseTurn(point) * (toFiniteNumber(point.value) - toFiniteNumber(point.from)) || 0;

interface Row {
  point: BridgePoint;
  row: number;
}

type StepsInput = Pick<
  DrawInput<BridgeData, BridgeSettings, StringKey>,
  'data' | 'settings' | 'say'
>;

/**
 * The bars from start to end. A subtotal shows the value of the model: the steps before it, or those since the
 * last subtotal, should add up to it. Smallest changes of a section are folded into one.
 */
export function buildSteps({ data, settings, say }: StepsInput): Step[] {
  const { names } = data;
  const points = resolveOpening(data);
  const isCompared = names.from !== null;
  const most = settings.rest.show ? Math.round(settings.rest.keep) : Infinity;
  const steps: Step[] = [];
  const add = (step: Omit<Step, 'level' | 'gap'> & Partial<Step>) =>
    steps.push({ level: step.to, gap: 0, ...step });

  const start = isCompared
    ? sumFinite(
        points.filter(isStep).map((point) => chooseTurn(point) * toFiniteNumber(point.from)),
      )
    : 0;
  if (names.from !== null) {
    add({ kind: 'start', label: names.from, from: 0, to: start, rows: [] });
  }
  let level = start;
  const first = points.findIndex((point) => resolveKind(point) !== 'ignored');
  for (const section of splitSections(points)) {
    const before = level;
    const { kept, rest } = foldRows(
      section.filter(({ point }) => isStep(point)),
      most,
    );
    for (const { point, row } of kept) {
      const to = addTo(level, computeChange(point));
      const label = formatStatementName(point.label, resolveKind(point));
      const costs = isCompared ? 'change' : 'amount';
      const written = resolveKind(point) === 'inverted' ? ({ costs } as const) : {};
      add({ kind: 'change', label, from: level, to, rows: [row], ...written });
      level = to;
    }
    if (rest.length > 0) {
      const to = rest.reduce((sum, { point }) => addTo(sum, computeChange(point)), level);
      const label = say('Word_Rest', rest.length);
      add({ kind: 'rest', label, from: level, to, rows: rest.map(({ row }) => row) });
      level = to;
    }
    const last = section.at(-1);
    if (!last || isStep(last.point)) continue;
    const found = computeSubtotal(last.point, {
      level,
      before,
      start,
      isCompared,
      isFirst: last.row === first,
    });
    const { label } = last.point;
    add({ kind: 'subtotal', label, from: 0, rows: [last.row], ...found });
    level = found.level;
  }
  const last = steps.at(-1);
  if (last && !(last.kind === 'subtotal' && isSame(last.to, level))) {
    const label = names.from === null ? say('Word_Total') : names.value;
    add({ kind: 'end', label, from: 0, to: level, rows: [] });
  }
  return steps;
}

/** Tells whether a row adds to the level, or shows it. */
const isStep = (point: BridgePoint) =>
  !isLevel(resolveKind(point)) && resolveKind(point) !== 'ignored';

const sumFinite = (values: readonly (number | null | undefined)[]) =>
  values.reduce<number>((sum, value) => sum + toFiniteNumber(value), 0);

/**
 * Compared with From, an opening balance is a step like the others: a part of the start, and of what changed. As
 * plain changes, it is the level that they go on from.
 */
function resolveOpening({ points, names }: BridgeData): readonly BridgePoint[] {
  if (names.from === null) return points;
  return points.map((point, row) => {
    const opens =
      resolveKind(point) === 'opening' || (row === 0 && resolveKind(point) === 'subtotal');
    return opens ? { ...point, kind: 'value' } : point;
  });
}

interface Around {
  /** The level the steps came to, and the one after the last subtotal. */
  level: number;
  before: number;
  start: number;
  isCompared: boolean;
  isFirst: boolean;
}

/** The bar of a subtotal: its value in the model, and how far the steps are from it. */
function computeSubtotal(point: BridgePoint, around: Around): Pick<Step, 'to' | 'level' | 'gap'> {
  const { level, before, start, isCompared, isFirst } = around;
  if (typeof point.value !== 'number' || !Number.isFinite(point.value)) {
    return { to: level, level, gap: 0 };
  }
  const to = point.value;
  if (isFirst || resolveKind(point) === 'opening') return { to, level: to, gap: 0 };
  // All changes up to here, or those of its own section.
  const wanted = isCompared ? computeChange(point) : to;
  const all = isCompared ? level - start : level;
  const own = level - before;
  const scale = Math.max(Math.abs(to), Math.abs(toFiniteNumber(point.from)));
  // A subtotal of its section alone doesn't move the level; after a gap, steps go on from the model.
  const gap = computeSubtotalGap({ wanted, all, own, scale, kind: resolveKind(point) });
  return { to, level: gap === 0 ? level : level + gap, gap };
}

/** Rows up to a subtotal belong together. */
function splitSections(points: readonly BridgePoint[]): Row[][] {
  const sections: Row[][] = [[]];
  points.forEach((point, row) => {
    if (resolveKind(point) === 'ignored') return;
    sections.at(-1)?.push({ point, row });
    if (!isStep(point)) sections.push([]);
  });
  return sections;
}

/** The largest changes in their order, and the others; one alone is never folded. */
function foldRows(
  rows: readonly Row[],
  most: number,
): { kept: readonly Row[]; rest: readonly Row[] } {
  if (rows.length <= most + 1) return { kept: rows, rest: [] };
  const largest = rows
    .toSorted((a, b) => Math.abs(computeChange(b.point)) - Math.abs(computeChange(a.point)))
    .slice(0, most);
  const kept = new Set(largest);
  return { kept: rows.filter((row) => kept.has(row)), rest: rows.filter((row) => !kept.has(row)) };
}
