import type { ReactNode } from 'react';
import { computeContrast } from '@flexa/theme-engine/model';
import type { ChartFigures } from '@flexa/theme-engine/report';
import type { ThemeResolver, TextStyle } from '../theme-resolver';
import { drawDataLabel } from './label';
import { readBarStyle } from './marks';

/** Arrangement of several series in one category; `shares` stacks them to 100 %. */
export type Pile = 'beside' | 'stacked' | 'shares';

/** The sum of all series in each category. */
export const computeTotals = ({
  categories,
  series,
}: Pick<ChartFigures, 'categories' | 'series'>) =>
  categories.map((_, i) => series.reduce((all, { values }) => all + (values[i] ?? 0), 0));

export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

const roundCoordinate = (amount: number) => Math.round(amount * 100) / 100;

/** Columns and bars: those of one colour are one mark, so that a new colour is written and painted once. */
export function drawBars(resolver: ThemeResolver, list: readonly Bar[]): ReactNode {
  const paths = new Map<string, string>();
  for (const { x, y, width, height, color } of list) {
    const path = `M${roundCoordinate(x)} ${roundCoordinate(y)}h${roundCoordinate(width)}v${roundCoordinate(height)}h${roundCoordinate(-width)}z`;
    paths.set(color, (paths.get(color) ?? '') + path);
  }
  return [...paths].map(([color, path]) => (
    <path key={color} {...readBarStyle(resolver)} d={path} fill={color} />
  ));
}

/** The label in the middle of a bar. */
export function drawInnerLabel(
  resolver: ThemeResolver,
  textStyle: TextStyle,
  text: string,
  { x, y, width, height, color }: Bar,
): ReactNode {
  const middle = y + height / 2 + textStyle.fontSize * 0.35;
  const seen = { ...textStyle, fill: pickLabelColor(resolver, color) ?? textStyle.fill };
  return drawDataLabel(resolver, seen, text, x + width / 2, middle, 'middle');
}

const ON_BARS = ['#ffffff', '#252423'];

/** Power BI picks what is readable on the bar where no one gives labels a colour or a ground. */
function pickLabelColor(resolver: ThemeResolver, color: string): string | undefined {
  const isGiven = resolver.readShape(
    (reader) =>
      reader.findValue(resolver.visual, 'labels', 'enableBackground') === true ||
      reader.findColor(resolver.visual, 'labels', 'color') !== undefined,
  );
  // In a drawing that follows the studio, colours are custom properties; its themes give labels a ground.
  if (isGiven || !/^#[\da-f]{6}$/i.test(color)) return undefined;
  return ON_BARS.toSorted((a, b) => computeContrast(b, color) - computeContrast(a, color))[0];
}
