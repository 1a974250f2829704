import { inkOf, sharedColors, type SharedColors } from '../settings/colors';
import type { VarianceInput } from './input';

export interface VarianceColors extends SharedColors {
  plan: string;
  previous: string;
  forecast: string;
}

export function colorsOf({
  palette,
  settings: { columns, plan, previous, forecast, variance, text },
}: Pick<VarianceInput, 'palette' | 'settings'>): VarianceColors {
  const { good, bad } = variance;
  const shared = sharedColors(palette, { data: columns.color, good, bad, text: text.color });
  const of = (own: string | null) => inkOf(palette, own, palette.secondary);
  return {
    ...shared,
    plan: of(plan.color),
    previous: of(previous.color),
    forecast: inkOf(palette, forecast.color, shared.data),
  };
}
