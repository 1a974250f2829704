import type { CSSProperties } from 'react';
import { gradient, REPORT_COLORS, type ReportColors } from '@/features/theme-studio';
import type { Example } from '../../../../content/examples/examples';

export function colorsOf({ style }: Pick<Example, 'style'>): ReportColors {
  return REPORT_COLORS[style === 'Dark' ? 'dark' : 'light'];
}

export function shadesOf({ first, last }: Pick<Example, 'first' | 'last'>): string[] {
  return gradient(first, last);
}

/** The example's own colours as variables: its picture is the same on a light and a dark site. */
export function exampleStyle(example: Pick<Example, 'first' | 'last' | 'style'>): CSSProperties {
  const { page, card, text, muted, good, bad } = colorsOf(example);
  const variables: Record<string, string> = {
    '--page': page,
    '--card': card,
    '--ink': text,
    '--quiet': muted,
    '--good': good,
    '--bad': bad,
  };
  shadesOf(example).forEach((shade, i) => (variables[`--e${i + 1}`] = shade));
  return variables;
}
