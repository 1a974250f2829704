import type { ReactNode } from 'react';
import type { Paint } from '../paint';
import { textWidth } from './font';
import { PIXEL, type Box } from './frame';

interface AxesOptions {
  /** Words under the marks; an empty one leaves its place free. */
  categories: readonly string[];
  ticks: readonly number[];
  format: (tick: number) => string;
  /** A second scale on the right. */
  second?: { ticks: readonly number[]; format: (tick: number) => string };
  titles: readonly [category: string, value: string];
  /** Whether marks stand on points from edge to edge (lines) or in bands (columns). */
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
export function dash(style: string, width = 1): string {
  const pattern = DASHES[style] ?? 'none';
  if (pattern === 'none') return pattern;
  return pattern
    .split(' ')
    .map((part) => Number(part) * Math.max(width, 1))
    .join(' ');
}

/** Both axes of a chart with upright marks, grid lines, titles; what is left is the plot. */
export function axes(p: Paint, box: Box, options: AxesOptions): Plot {
  const { categories, ticks, format, second, titles, isPoints = false } = options;
  const category = p.text('categoryAxis', 'lightLabel');
  const value = p.text('valueAxis', 'smallLightLabel');
  const showCategory = p.flag('categoryAxis', 'show');
  const showValue = p.flag('valueAxis', 'show');
  const showSecond = second !== undefined && p.flag('valueAxis', 'show');
  const categoryTitle = showCategory && p.flag('categoryAxis', 'showAxisTitle');
  const valueTitle = showValue && p.flag('valueAxis', 'showAxisTitle');
  const widest = (labels: readonly string[]) =>
    Math.max(...labels.map((label) => textWidth(label, value.fontSize, value.fontWeight)));

  const titleRoom = value.fontSize * 1.3;
  const left = showValue ? widest(ticks.map(format)) + 5 + (valueTitle ? titleRoom : 0) : 0;
  const right = showSecond ? widest(second.ticks.map(second.format)) + 5 : 0;
  const below =
    (showCategory ? category.fontSize * 1.5 : 2) + (categoryTitle ? category.fontSize * 1.3 : 0);
  const top = showValue ? value.fontSize * 0.45 : 2;
  const plot = {
    x: box.x + left,
    y: box.y + top,
    w: Math.max(box.w - left - right, 20),
    h: Math.max(box.h - top - below, 10),
  };
  const scale = (steps: readonly number[]) => {
    const [low, high] = [steps[0] ?? 0, steps.at(-1) ?? 1];
    return (amount: number) => plot.y + plot.h * (1 - (amount - low) / (high - low));
  };
  const yAt = scale(ticks);
  const secondAt = second ? scale(second.ticks) : yAt;
  const step = isPoints ? plot.w / Math.max(categories.length - 1, 1) : plot.w / categories.length;
  const xAt = (index: number) => plot.x + step * (isPoints ? index : index + 0.5);
  const gap = Math.min(Math.max(p.number('categoryAxis', 'innerPadding', 20), 0), 90);
  const bottom = plot.y + plot.h;

  const grid = (card: string, lines: readonly (readonly [number, number, number, number])[]) => {
    if (!p.flag(card, 'gridlineShow')) return null;
    const width = Math.min(p.number(card, 'gridlineThickness', 1) * PIXEL, 6);
    return (
      <path
        d={lines.map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`).join('')}
        fill="none"
        stroke={p.color(card, 'gridlineColor', 'backgroundLight')}
        strokeOpacity={p.opacity(card, 'gridlineTransparency')}
        strokeWidth={width}
        strokeDasharray={dash(p.word(card, 'gridlineStyle', 'dotted'), width)}
      />
    );
  };
  const node = (
    <>
      {grid(
        'valueAxis',
        ticks.map((tick) => [plot.x, yAt(tick), plot.x + plot.w, yAt(tick)]),
      )}
      {grid(
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
        categories.map((name, i) =>
          name === '' ? null : (
            <text
              {...category}
              key={i}
              x={xAt(i)}
              y={bottom + category.fontSize * 1.25}
              textAnchor={isPoints ? anchorAt(i, categories.length) : 'middle'}
            >
              {name}
            </text>
          ),
        )}
      {categoryTitle &&
        axisTitle(p, 'categoryAxis', titles[0], plot.x + plot.w / 2, box.y + box.h - 1)}
      {valueTitle && (
        <g
          transform={`translate(${box.x + value.fontSize * 0.8} ${plot.y + plot.h / 2}) rotate(-90)`}
        >
          {axisTitle(p, 'valueAxis', titles[1], 0, 0)}
        </g>
      )}
    </>
  );
  return { ...plot, node, xAt, yAt, secondAt, band: step * (1 - gap / 100) };
}

/** Words at both ends of a line stay inside of the plot. */
function anchorAt(index: number, count: number): 'start' | 'middle' | 'end' {
  if (index === 0) return 'start';
  return index === count - 1 ? 'end' : 'middle';
}

function axisTitle(p: Paint, card: string, title: string, x: number, y: number): ReactNode {
  const words = p.text(card, 'label', {
    color: ['titleColor'],
    size: 'titleFontSize',
    family: 'titleFontFamily',
    bold: 'titleBold',
  });
  return (
    <text {...words} x={x} y={y} textAnchor="middle">
      {title}
    </text>
  );
}
