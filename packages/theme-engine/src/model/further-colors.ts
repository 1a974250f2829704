import { fromOklch, toOklch } from './color-space';
import { parseColor } from './theme-colors';

/** Degrees by which each further round shifts the hue. */
const TURN = 25;

/**
 * Returns colours for a number of series. If a theme has fewer, Power BI continues with shifted
 * hues and saturations. The shift is not documented; this one is similar.
 */
export function extendColors(colors: readonly string[], count: number): readonly string[] {
  if (colors.length === 0 || colors.length >= count) return colors;
  return Array.from({ length: count }, (_, i) => {
    const round = Math.floor(i / colors.length);
    const color = colors[i % colors.length] ?? '';
    if (round === 0) return color;
    const { l, c, h } = toOklch(parseColor(color)?.hex ?? color);
    const towards = l > 0.6 ? -1 : 1;
    return fromOklch({ l: l + towards * 0.08 * round, c: c * 0.85, h: h + TURN * round });
  });
}
