import { contrast, SHAPE_CONTRAST, TEXT_CONTRAST } from './contrast';
import type { ReportColors } from './report-colors';

interface Readability {
  /** The lowest contrast among all words on a card. */
  text: number;
  /** The first shade, which draws the lines, against a card. */
  firstShade: number;
  textPasses: boolean;
  firstShadePasses: boolean;
}

/** How well the words and the first data colour stand on the cards of the report. */
export function readability(colors: ReportColors, firstShade: string): Readability {
  const words = [colors.text, colors.muted, colors.good, colors.bad];
  const text = Math.min(...words.map((color) => contrast(color, colors.card)));
  const shade = contrast(firstShade, colors.card);
  return {
    text,
    firstShade: shade,
    textPasses: text >= TEXT_CONTRAST,
    firstShadePasses: shade >= SHAPE_CONTRAST,
  };
}
