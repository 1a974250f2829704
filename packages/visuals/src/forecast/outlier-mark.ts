import { roundCoordinate, type Shape } from '../scene/scene';
import { drawWord } from '../scene/word-shape';
import { estimateWidth } from '../scene/words';
import type { Draw } from './draw-parts';

/** A ring around a value outside its range, and the word for it where there is room. */
export function drawOutlierMark(place: number, { input, analysis, layout, colors }: Draw): Shape[] {
  const { settings, palette, size, say } = input;
  const outlier = analysis.forecast?.outliers.find(({ index }) => index === place);
  const value = analysis.series.values[place] ?? null;
  if (!outlier || value === null || !settings.outliers.show) return [];
  const at = { x: layout.x(place), y: layout.y(value) };
  const ring: Shape = {
    tag: 'circle',
    key: 'outlier',
    attributes: {
      cx: roundCoordinate(at.x),
      cy: roundCoordinate(at.y),
      r: 4.5,
      strokeWidth: 2,
      fill: palette.background,
      stroke: colors.bad,
    },
  };
  const text = say(outlier.isAbove ? 'Word_Above' : 'Word_Below');
  const width = estimateWidth(text, layout.fontSize);
  if (!settings.outliers.words || !layout.hasNames || width > size.width / 3) return [ring];
  // Beside the mark, on the side where there is room, and off the line's way.
  const isRight = at.x + width + 10 < layout.right;
  const y = at.y + (outlier.isAbove ? -layout.fontSize * 0.6 : layout.fontSize * 1.4);
  const x = at.x + (isRight ? 7 : -7);
  const inside = Math.max(layout.fontSize, Math.min(layout.bottom - 2, y));
  const paint = {
    fill: colors.bad,
    textAnchor: isRight ? 'start' : 'end',
    fontWeight: 600,
    // It may cross the line, a hairline or today.
    stroke: palette.background,
    strokeWidth: 3,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  };
  return [ring, drawWord('outlier-word', text, { x, y: inside }, layout, paint)];
}
