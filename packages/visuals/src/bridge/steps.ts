import type { BridgeData, BridgePoint } from './data';
import type { BridgeInput } from './input';

/** A bar of the bridge, from where it starts to where it ends. */
export interface Step {
  kind: 'start' | 'change' | 'rest' | 'subtotal' | 'end';
  label: string;
  from: number;
  to: number;
  /** The rows of the data it stands for. */
  rows: readonly number[];
}

const numberOf = (value: number | null | undefined) =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0;

const changeOf = ({ value, from }: BridgePoint) => numberOf(value) - numberOf(from);

interface Row {
  point: BridgePoint;
  row: number;
}

/** The bars from start to end, with the smallest changes of each section folded into one. */
export function stepsOf({
  data,
  settings,
  say,
}: Pick<BridgeInput, 'data' | 'settings' | 'say'>): Step[] {
  const { points, names } = data;
  const start = points.reduce((sum, point) => sum + numberOf(point.from), 0);
  const steps: Step[] =
    names.from === null ? [] : [{ kind: 'start', label: names.from, from: 0, to: start, rows: [] }];
  const most = settings.rest.show ? Math.round(settings.rest.keep) : Infinity;
  let at = start;
  for (const section of sectionsOf(data)) {
    const rows = section.filter(({ point }) => !point.isSubtotal);
    const { kept, rest } = folded(rows, most);
    for (const { point, row } of kept) {
      const to = at + changeOf(point);
      steps.push({ kind: 'change', label: point.label, from: at, to, rows: [row] });
      at = to;
    }
    if (rest.length > 0) {
      const to = rest.reduce((sum, { point }) => sum + changeOf(point), at);
      const label = say('Word_Rest', rest.length);
      steps.push({ kind: 'rest', label, from: at, to, rows: rest.map(({ row }) => row) });
      at = to;
    }
    for (const { point, row } of section.slice(-1)) {
      if (!point.isSubtotal) continue;
      steps.push({ kind: 'subtotal', label: point.label, from: 0, to: at, rows: [row] });
    }
  }
  const last = steps.at(-1);
  if (last && last.kind !== 'subtotal') {
    const label = names.from === null ? say('Word_Total') : names.value;
    steps.push({ kind: 'end', label, from: 0, to: at, rows: [] });
  }
  return steps;
}

/** Rows up to a subtotal belong together. */
function sectionsOf({ points }: BridgeData): Row[][] {
  const sections: Row[][] = [[]];
  points.forEach((point, row) => {
    sections.at(-1)?.push({ point, row });
    if (point.isSubtotal) sections.push([]);
  });
  return sections;
}

/** The largest changes in their order, and the others; one alone is never folded. */
function folded(
  rows: readonly Row[],
  most: number,
): { kept: readonly Row[]; rest: readonly Row[] } {
  if (rows.length <= most + 1) return { kept: rows, rest: [] };
  const largest = rows
    .toSorted((a, b) => Math.abs(changeOf(b.point)) - Math.abs(changeOf(a.point)))
    .slice(0, most);
  const kept = new Set(largest);
  return { kept: rows.filter((row) => kept.has(row)), rest: rows.filter((row) => !kept.has(row)) };
}
