import { applyPointColors, findUsualColors, type PointColors } from '../settings/point-colors';
import { chooseInk, chooseSharedColors, type SharedColors } from '../settings/colors';
import type { VarianceInput } from './input';

export interface VarianceColors extends SharedColors {
  plan: string;
  previous: string;
  forecast: string;
}

export function chooseColors({
  palette,
  settings: { columns, plan, previous, forecast, variance, text },
}: Pick<VarianceInput, 'palette' | 'settings'>): VarianceColors {
  const { good, bad } = variance;
  const shared = chooseSharedColors(palette, { data: columns.color, good, bad, text: text.color });
  const chooseOwn = (own: string | null) => chooseInk(palette, own, palette.secondary);
  return {
    ...shared,
    plan: chooseOwn(plan.color),
    previous: chooseOwn(previous.color),
    forecast: chooseInk(palette, forecast.color, shared.data),
  };
}

/**
 * The colours of one point. Rules may make good and bad the same there, but bad is hollow only if it is so in the whole
 * chart.
 */
export function choosePointColors(
  { palette, settings }: Pick<VarianceInput, 'palette' | 'settings'>,
  colors: VarianceColors,
  own: PointColors | undefined,
): VarianceColors {
  if (!own) return colors;
  const { isBadHollow } = colors;
  return { ...chooseColors({ palette, settings: applyPointColors(settings, own) }), isBadHollow };
}

/** The colours of the legend: those of most points. */
export const chooseLegendColors = (input: VarianceInput, colors: VarianceColors) =>
  choosePointColors(input, colors, findUsualColors(input.data.points));
