import type { ReactNode } from 'react';
import { createScaleBetween } from '@flexa/visuals/scale';
import type { ThemeResolver } from '../theme-resolver';
import { estimateTextWidth } from './font';
import { PIXEL, type Box } from './frame';

interface AxesOptions {
  /** Labels under the marks; an empty one leaves its place free. */
  categories: readonly string[];
  ticks: readonly number[];
  format: (tick: number) => string;
  /** A second scale on the right. */
  second?: { ticks: readonly number[]; format: (tick: number) => string };
  titles: readonly [category: string, value: string];
  /** True if marks are at points from edge to edge (lines) rather than in bands (columns). */
  isPoints?: boolean;
}

export interface Plot extends Box {
  readonly node: ReactNode;
  /** The middle of a category. */
  readonly xAt: (index: number) => number;
  readonly yAt: (value: number) => number;
  readonly secondAt: (value: number) => number;
  /** Width of the marks of a category; the rest is the gap between. */
  readonly band: number;
}

const DASHES: Readonly<Record<string, string>> = { dotted: '1 3', dashed: '4 3', solid: 'none' };

/** How a line of the theme is stroked. */
export function buildDashArray(style: string, width = 1): string {
  const pattern = DASHES[style] ?? 'none';
  if (pattern === 'none') return pattern;
  return pattern
    .split(' ')
    .map((part) => Number(part) * Math.max(width, 1))
    .join(' ');
}

/** Both axes of a chart with upright marks, grid lines, titles; what is left is the plot. */
export function drawAxes(resolver: ThemeResolver, box: Box, options: AxesOptions): Plot {
  const { categories, ticks, format, second, titles, isPoints = false } = options;
  const category = resolver.readTextStyle('categoryAxis', 'lightLabel');
  const value = resolver.readTextStyle('valueAxis', 'smallLightLabel');
  const showCategory = resolver.readFlag('categoryAxis', 'show');
  const showValue = resolver.readFlag('valueAxis', 'show');
  const showSecond = second !== undefined && resolver.readFlag('valueAxis', 'show');
  const categoryTitle = showCategory && resolver.readFlag('categoryAxis', 'showAxisTitle');
  const valueTitle = showValue && resolver.readFlag('valueAxis', 'showAxisTitle');
  const measureWidest = (labels: readonly string[]) =>
    Math.max(...labels.map((label) => estimateTextWidth(label, value.fontSize, value.fontWeight)));

  const titleRoom = value.fontSize * 1.3;
  const left = showValue ? measureWidest(ticks.map(format)) + 5 + (valueTitle ? titleRoom : 0) : 0;
  const right = showSecond ? measureWidest(second.ticks.map(second.format)) + 5 : 0;
  const below =
    (showCategory ? category.fontSize * 1.5 : 2) + (categoryTitle ? category.fontSize * 1.3 : 0);
  const top = showValue ? value.fontSize * 0.45 : 2;
  const plot = {
    x: box.x + left,
    y: box.y + top,
    w: Math.max(box.w - left - right, 20),
    h: Math.max(box.h - top - below, 10),
  };
  const createScale = (steps: readonly number[]) =>
    createScaleBetween({ low: steps[0] ?? 0, high: steps.at(-1) ?? 1 }, plot.y, plot.y + plot.h);
  const yAt = createScale(ticks);
  const secondAt = second ? createScale(second.ticks) : yAt;
  const step = isPoints ? plot.w / Math.max(categories.length - 1, 1) : plot.w / categories.length;
  const xAt = (index: number) => plot.x + step * (isPoints ? index : index + 0.5);
  const pickAnchor = (index: number) =>
    isPoints ? pickEdgeAnchor(index, categories.length) : 'middle';
  const gap = Math.min(Math.max(resolver.readNumber('categoryAxis', 'innerPadding', 20), 0), 90);
  const bottom = plot.y + plot.h;

  const drawGridLines = (
    card: string,
    lines: readonly (readonly [number, number, number, number])[],
  ) => {
    if (!resolver.readFlag(card, 'gridlineShow')) return null;
    const width = Math.min(resolver.readNumber(card, 'gridlineThickness', 1) * PIXEL, 6);
    return (
      <path
        d={lines.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join('')}
        fill="none"
        stroke={resolver.readColor(card, 'gridlineColor', 'backgroundLight')}
        strokeOpacity={resolver.readOpacity(card, 'gridlineTransparency')}
        strokeWidth={width}
        strokeDasharray={buildDashArray(resolver.readWord(card, 'gridlineStyle', 'dotted'), width)}
      />
    );
  };
  const node = (
    <>
      {drawGridLines(
        'valueAxis',
        ticks.map((tick) => [plot.x, yAt(tick), plot.x + plot.w, yAt(tick)]),
      )}
      {drawGridLines(
        'categoryAxis',
        categories.map((_, i) => [xAt(i), plot.y, xAt(i), bottom]),
      )}
      {showValue &&
        ticks.map((tick) => (
          <text
            {...value}
            key={tick}
            x={plot.x - 5}
            y={yAt(tick) + value.fontSize * 0.35}
            textAnchor="end"
          >
            {format(tick)}
          </text>
        ))}
      {showSecond &&
        second.ticks.map((tick) => (
          <text
            {...value}
            key={tick}
            x={plot.x + plot.w + 5}
            y={secondAt(tick) + value.fontSize * 0.35}
          >
            {second.format(tick)}
          </text>
        ))}
      {showCategory &&
        thinLabels(categories, (name, i) => {
          const width = estimateTextWidth(name, category.fontSize, category.fontWeight);
          return { width, left: xAt(i) - width * computeAnchorShare(pickAnchor(i)) };
        }).map(({ name, i }) => (
          <text
            {...category}
            key={i}
            x={xAt(i)}
            y={bottom + category.fontSize * 1.25}
            textAnchor={pickAnchor(i)}
          >
            {name}
          </text>
        ))}
      {categoryTitle &&
        drawAxisTitle(resolver, 'categoryAxis', titles[0], plot.x + plot.w / 2, box.y + box.h - 1)}
      {valueTitle &&
        drawUprightTitle(
          resolver,
          'valueAxis',
          titles[1],
          box.x + value.fontSize * 0.8,
          plot.y + plot.h / 2,
        )}
    </>
  );
  return { ...plot, node, xAt, yAt, secondAt, band: step * (1 - gap / 100) };
}

/**
 * The words that stand clear of one another: where there is no room for all, every second one or fewer,
 * as in Power BI.
 */
function thinLabels(
  words: readonly string[],
  place: (name: string, index: number) => { left: number; width: number },
): { name: string; i: number }[] {
  for (let every = 1; ; every += 1) {
    const shown = words.flatMap((name, i) => (name !== '' && i % every === 0 ? { name, i } : []));
    const isClear = shown.every(({ name, i }, at) => {
      const last = shown[at - 1];
      if (!last) return true;
      const { left, width } = place(last.name, last.i);
      return place(name, i).left >= left + width + 2;
    });
    if (isClear || every >= words.length) return shown;
  }
}

/** Share of its width that a word has on the left of its place. */
function computeAnchorShare(anchor: 'start' | 'middle' | 'end'): number {
  return { start: 0, middle: 0.5, end: 1 }[anchor];
}

/** Keeps the labels at both ends of a line inside the plot. */
function pickEdgeAnchor(index: number, count: number): 'start' | 'middle' | 'end' {
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : 'middle';
}

/** The title of an axis that goes up. */
export function drawUprightTitle(
  resolver: ThemeResolver,
  card: string,
  title: string,
  x: number,
  y: number,
): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) rotate(-90)`}>
      {drawAxisTitle(resolver, card, title, 0, 0)}
    </g>
  );
}

export function drawAxisTitle(
  resolver: ThemeResolver,
  card: string,
  title: string,
  x: number,
  y: number,
): ReactNode {
  const textStyle = resolver.readTextStyle(card, 'label', {
    color: ['titleColor'],
    size: 'titleFontSize',
    family: 'titleFontFamily',
    bold: 'titleBold',
  });
  return (
    <text {...textStyle} x={x} y={y} textAnchor="middle">
      {title}
    </text>
  );
}
