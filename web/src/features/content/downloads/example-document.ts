import {
  computeContrast,
  createGradient,
  mix,
  parseHex,
  resolvePreset,
  REPORT_COLORS,
  compileTheme,
  formatTheme,
  toHex,
  type Decisions,
  type StudioDocument,
} from '@/features/theme-studio';
import type { Example } from '../texts/examples/examples';
import { EXAMPLE_LOOKS } from '../texts/examples/looks';

/** Creates an example's theme for the studio, with its ramp and its backgrounds. */
export function createExampleDocument(example: Example): StudioDocument {
  const { slug, title, style, first, last, page, card } = example;
  const shades = createGradient(first, last);
  const { text, muted, good, neutral, bad } = REPORT_COLORS[style === 'Dark' ? 'dark' : 'light'];
  // Marks of a single colour use the shade with the highest contrast against the card.
  const accent = [...shades].sort((a, b) => computeContrast(b, card) - computeContrast(a, card))[
    style === 'Dark' ? 3 : 0
  ] as string;
  const decisions: Decisions = {
    ...resolvePreset({ name: 'Meridian' }, style === 'Dark' ? 'dark' : 'light'),
    dataColors: shades,
    accent,
    accentFill: first,
    tableAccent: accent,
    pageBackground: page,
    background: card,
    outspace: page,
    thirdLevel: mixColors(card, text, 0.09),
    secondaryBackground: mixColors(card, text, 0.05),
    missing: mixColors(card, text, 0.2),
    firstLevel: text,
    secondLevel: muted,
    fourthLevel: muted,
    good,
    neutral,
    bad,
    minimum: card,
    center: null,
    maximum: findStrongestShade(card, first, text),
    title: { weight: 'semibold', size: 12 },
    ...EXAMPLE_LOOKS[slug],
  };
  return { name: title, decisions, changes: {} };
}

function mixColors(from: string, to: string, share: number): string {
  return toHex(mix(parseHex(from), parseHex(to), share));
}

/** Finds the strongest tint of a colour over a background that keeps text readable: Power BI doesn't change the text's colour. */
function findStrongestShade(background: string, color: string, textColor: string): string {
  const shares = Array.from({ length: 20 }, (_, i) => mixColors(background, color, 1 - i / 20));
  return shares.find((shade) => computeContrast(textColor, shade) >= 4.5) ?? background;
}

/** Creates the example's theme file. */
export function createExampleTheme(example: Example): string {
  return formatTheme(compileTheme(createExampleDocument(example)));
}
