import type { Palette } from '../scene/scene';

/** What an author chose of the colours every visual has. */
interface ChosenColors {
  /** The first data colour. */
  data?: string | null;
  good?: string | null;
  bad?: string | null;
  text: string | null;
}

/** The colours of a drawing. High contrast has two, and signs do the rest. */
export interface SharedColors {
  data: string;
  good: string;
  bad: string;
  text: string;
  secondary: string;
  line: string;
}

/** The author's colours where there are some, else those of the report's theme. */
export function sharedColors(palette: Palette, chosen: ChosenColors): SharedColors {
  const { foreground, isHighContrast } = palette;
  const of = (own: string | null | undefined, themes: string) =>
    isHighContrast ? foreground : (own ?? themes);
  return {
    data: of(chosen.data, palette.data),
    good: of(chosen.good, palette.positive),
    bad: of(chosen.bad, palette.negative),
    text: of(chosen.text, foreground),
    secondary: of(chosen.text, palette.secondary),
    line: of(null, palette.outline),
  };
}
