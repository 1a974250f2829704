import {
  contrast,
  gradient,
  REPORT_COLORS,
  themeOf,
  themeText,
  type Decisions,
  type StudioDocument,
} from '@/features/theme-studio';
import type { Example } from '../../../../content/examples/examples';

/** What the two kinds of example have beside their colours. */
const LEVELS = {
  Light: { thirdLevel: '#e6e8ed', secondaryBackground: '#eef0f4', missing: '#c9d1dc' },
  Dark: { thirdLevel: '#222833', secondaryBackground: '#1a1f29', missing: '#3a4250' },
} as const;

/** An example's theme as the studio edits it: its ramp, on the ground its picture has. */
export function exampleDocument(
  example: Pick<Example, 'title' | 'style' | 'first' | 'last'>,
): StudioDocument {
  const { title, style, first, last } = example;
  const shades = gradient(first, last);
  const colors = REPORT_COLORS[style === 'Dark' ? 'dark' : 'light'];
  // Where a mark has one colour only, it is the shade that stands out most from the card.
  const accent = [...shades].sort((a, b) => contrast(b, colors.card) - contrast(a, colors.card))[
    style === 'Dark' ? 3 : 0
  ] as string;
  const decisions: Decisions = {
    page: style === 'Dark' ? 'dark' : 'light',
    dataColors: shades,
    accent,
    accentFill: shades[0] ?? accent,
    tableAccent: accent,
    pageBackground: colors.page,
    background: colors.card,
    outspace: colors.page,
    ...LEVELS[style],
    firstLevel: colors.text,
    secondLevel: colors.muted,
    fourthLevel: colors.muted,
    good: colors.good,
    neutral: colors.neutral,
    bad: colors.bad,
    minimum: colors.card,
    center: null,
    maximum: accent,
    font: 'Segoe UI',
    title: { weight: 'semibold', size: 12 },
    callout: { weight: 'semibold', size: 28 },
    header: { weight: 'semibold', size: 10 },
    label: { weight: 'regular', size: 10 },
    corners: 8,
    hasBorder: true,
    hasShadow: false,
  };
  return { name: title, decisions, changes: {} };
}

/** The example's theme file. */
export function exampleTheme(example: Example): string {
  return themeText(themeOf(exampleDocument(example)));
}
