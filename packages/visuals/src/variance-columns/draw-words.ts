import { isRightToLeft } from '../scene/input';
import { roundCoordinate, type Attributes, type Shape } from '../scene/scene';
import { canFitLabels, drawWord } from '../scene/word-shape';
import { buildHatchPath } from '../scene/marks';
import { drawLevels } from '../scene/axis-levels';
import { drawNames } from '../scene/axis-names';
import { fitName, fitWords, estimateWidth } from '../scene/words';
import { chooseLegendColors, choosePointColors, type VarianceColors } from './colors';
import { LIGHT } from './draw-columns';
import type { VarianceInput } from './input';
import type { VarianceLayout } from './layout';

/** Less of a name than so many ems tells nothing; more than the other leaves room for few. */
const MIN_EMS = 3.2;
const MAX_EMS = 6;
const GAP = 4;

/** The names below the columns: only every second, third … if too many have no room. */
export function drawAxisWords(
  input: VarianceInput,
  layout: VarianceLayout,
  colors: VarianceColors,
): Shape[][] {
  const { data } = input;
  const chooseFill = (index: number) =>
    choosePointColors(input, colors, data.points[index]?.colors).secondary;
  const { axis, step, fontSize, line, left, right, names } = layout;
  if (!axis) return data.points.map(() => []);
  if (names) {
    return data.points.map((_, index) =>
      drawNames(
        names,
        index,
        { x: layout.middle(index), top: axis.top, line, fontSize },
        { fill: chooseFill(index) },
      ),
    );
  }
  const { labels } = layout;
  const canStay = canFitLabels(labels, step - GAP, fontSize) || step - GAP >= fontSize * MIN_EMS;
  const widest = labels.reduce((most, label) => Math.max(most, estimateWidth(label, fontSize)), 0);
  const every = canStay ? 1 : Math.ceil((Math.min(widest, fontSize * MAX_EMS) + GAP * 2) / step);
  // The first one is named, unless its name would begin outside.
  const first =
    estimateWidth(labels[0] ?? '', fontSize) <= step + 2 * left ? 0 : Math.floor(every / 2);
  return labels.map((label, index) => {
    if (index % every !== first) return [];
    const x = layout.middle(index);
    const inside = 2 * Math.min(x, right + left - x);
    const room = step * every - GAP;
    const isCutByEdge = inside < room && estimateWidth(label, fontSize) > inside;
    if (isCutByEdge && every > 1) return [];
    const text = fitName(label, Math.min(room, inside), fontSize);
    const at = { x, y: axis.bottom - layout.line * 0.25 };
    return [drawWord('name', text, at, layout, { fill: chooseFill(index) })];
  });
}

/** The names of outer levels below those of the categories. */
export function drawAxisLevels(layout: VarianceLayout, colors: VarianceColors): Shape[] {
  const { axis, levels, step, line, fontSize, middle } = layout;
  if (!axis || !levels) return [];
  const place = { namesTop: axis.top, top: axis.bottom, step, line, fontSize, middle };
  return drawLevels(levels, place, { fill: colors.secondary, stroke: colors.line });
}

/** A square and a name for each thing that is drawn. */
export function drawLegend(
  input: VarianceInput,
  layout: VarianceLayout,
  usual: VarianceColors,
): Shape[] {
  const { legend, legendRows, fontSize, left, right } = layout;
  if (!legend) return [];
  const colors = { ...chooseLegendColors(input, usual), secondary: usual.secondary };
  const isMirrored = isRightToLeft(input.locale);
  return legendRows.flatMap((row, place) => {
    const { line } = layout;
    const top = legend.top + place * line;
    const most = computeFairShare(
      row.map(({ width }) => width),
      right - left,
    );
    let start = 0;
    return row.flatMap(({ id, name, width: whole }) => {
      const width = Math.min(whole, most);
      const text = fitWords(name, width - fontSize * 2, fontSize);
      const size = Math.round(fontSize * 0.75);
      const x = isMirrored ? right - start - size : left + start;
      const y = top + (line - size) / 2;
      start += width;
      const nameAt = {
        x: isMirrored ? x - fontSize * 0.4 : x + size + fontSize * 0.4,
        y: top + line * 0.7,
      };
      const isScenario = input.settings.notation.style === 'scenarios';
      const paint = {
        actual: { fill: colors.data },
        forecast: { fill: input.palette.background, stroke: colors.forecast, strokeWidth: 1 },
        plan: { fill: 'none', stroke: colors.plan, strokeWidth: 1 },
        variance: { fill: colors.good },
        previous: { fill: colors.previous, fillOpacity: isScenario ? LIGHT : undefined },
      }[id];
      const isPath = id === 'previous' && !isScenario;
      const box = { x: roundCoordinate(x), y: roundCoordinate(y), width: size, height: size };
      const square: Shape = {
        tag: id === 'variance' ? 'circle' : isPath ? 'path' : 'rect',
        key: `square-${id}`,
        attributes: {
          ...computeSquare(isPath || id === 'variance' ? id : 'box', box.x, box.y, size),
          ...paint,
        },
      };
      const hatch: Shape = {
        tag: 'path',
        key: 'square-hatch',
        attributes: {
          d: buildHatchPath(box),
          stroke: colors.forecast,
          strokeWidth: 1,
          fill: 'none',
        },
      };
      const anchor = { textAnchor: isMirrored ? 'end' : 'start', fill: colors.secondary };
      const marks = id === 'forecast' ? [square, hatch] : [square];
      return [...marks, drawWord(`name-${id}`, text, nameAt, layout, anchor)];
    });
  });
}

/** How wide each may be at most so that all fit: a narrower one leaves its room to the others. */
function computeFairShare(widths: readonly number[], room: number): number {
  let left = room;
  const narrowFirst = widths.toSorted((a, b) => a - b);
  for (const [i, width] of narrowFirst.entries()) {
    const share = left / (narrowFirst.length - i);
    if (width > share) return share;
    left -= width;
  }
  return Infinity;
}

function computeSquare(id: string, x: number, y: number, size: number): Attributes {
  const half = size / 2;
  if (id === 'variance') return { cx: x + half, cy: y + half, r: half };
  if (id === 'previous') return { d: `M${x} ${y}L${x + size} ${y + half}L${x} ${y + size}Z` };
  return { x, y, width: size, height: size, rx: 2 };
}
