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
