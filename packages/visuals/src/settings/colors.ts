import type { Palette } from '../scene/scene';

/** The author's choices for the colours that every visual has. */
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
  /** Good and bad are the same colour, so bad has to be another shape: hollow. */
  isBadHollow: boolean;
}

/** The author's colour where there is one, else that of the report's theme; high contrast has its own. */
export const chooseInk = (
  { foreground, isHighContrast }: Palette,
  own: string | null | undefined,
  themes: string,
) => (isHighContrast ? foreground : (own ?? themes));

/** The colours that every visual has. */
export function chooseSharedColors(palette: Palette, chosen: ChosenColors): SharedColors {
  const chooseOwn = (own: string | null | undefined, themes: string) =>
    chooseInk(palette, own, themes);
  const [good, bad] = [
    chooseOwn(chosen.good, palette.positive),
    chooseOwn(chosen.bad, palette.negative),
  ];
  return {
    data: chooseOwn(chosen.data, palette.data),
    good,
    bad,
    isBadHollow: good.toLowerCase() === bad.toLowerCase(),
    text: chooseOwn(chosen.text, palette.foreground),
    secondary: chooseOwn(chosen.text, palette.secondary),
    line: chooseOwn(null, palette.outline),
  };
}
