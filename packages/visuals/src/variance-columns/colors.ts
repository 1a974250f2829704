import type { VarianceInput } from './input';

/** The colours of a drawing. High contrast has two, and signs do the rest. */
export interface VarianceColors {
  actual: string;
  plan: string;
  previous: string;
  good: string;
  bad: string;
  text: string;
  secondary: string;
  line: string;
}

export function colorsOf({
  palette,
  settings,
}: Pick<VarianceInput, 'palette' | 'settings'>): VarianceColors {
  const { foreground, isHighContrast } = palette;
  if (isHighContrast) {
    return {
      ...{ actual: foreground, plan: foreground, previous: foreground },
      ...{ good: foreground, bad: foreground },
      ...{ text: foreground, secondary: foreground, line: foreground },
    };
  }
  return {
    actual: settings.columns.color ?? palette.data,
    plan: settings.plan.color ?? palette.secondary,
    previous: settings.previous.color ?? palette.secondary,
    good: settings.variance.good ?? palette.positive,
    bad: settings.variance.bad ?? palette.negative,
    text: settings.text.color ?? foreground,
    secondary: settings.text.color ?? palette.secondary,
    line: palette.outline,
  };
}
