import { box, element, readable, weightOf, words } from './draw';
import type { GuideStyle } from './guide-style';

const MONTHS = [58, 64, 61, 72, 70, 84];
const ROWS = [
  ['Trail runner', '$4.8M', '+8.3%', 'good'],
  ['Dome tent', '$4.1M', '+2.1%', 'good'],
  ['Rain shell', '$3.6M', '−1.4%', 'bad'],
] as const;

/** Three small visuals in the theme: a figure, columns with a line, a table. */
export function sample(style: GuideStyle, x: number, y: number, width: number): string {
  const gap = 20;
  const narrow = 250;
  const rest = (width - narrow - gap * 2) / 2;
  return [
    figure(style, x, y, narrow),
    columns(style, x + narrow + gap, y, rest),
    table(style, x + narrow + rest + gap * 2, y, rest),
  ].join('');
}

export const SAMPLE_HEIGHT = 240;

function card(style: GuideStyle, x: number, y: number, width: number, title: string): string {
  const [, head] = style.classes;
  return [
    box([x, y, width, SAMPLE_HEIGHT], style.card, { stroke: style.line, radius: style.radius }),
    words(x + 20, y + 36, title, {
      size: 18,
      fill: head?.color ?? style.text,
      face: head?.face,
      weight: weightOf(head?.face ?? ''),
    }),
  ].join('');
}

function figure(style: GuideStyle, x: number, y: number, width: number): string {
  const [callout] = style.classes;
  const [good] = style.status;
  return [
    card(style, x, y, width, 'Revenue'),
    words(x + 20, y + 120, '$22.5M', {
      size: 46,
      fill: callout?.color ?? style.text,
      face: callout?.face,
      weight: weightOf(callout?.face ?? ''),
    }),
    words(x + 20, y + 158, '+7.1% to goal', { size: 17, fill: good?.color ?? style.text }),
    words(x + 20, y + 190, 'Goal $21.0M', { size: 15, fill: style.muted }),
  ].join('');
}

function columns(style: GuideStyle, x: number, y: number, width: number): string {
  const [first = style.accent, second = style.muted] = style.data;
  const bottom = y + SAMPLE_HEIGHT - 40;
  const step = (width - 40) / MONTHS.length;
  const middle = (i: number) => x + 20 + step * (i + 0.5);
  return [
    card(style, x, y, width, 'Revenue by month'),
    ...[0, 1, 2].map((i) =>
      element('path', {
        d: `M${x + 20} ${bottom - i * 60}h${width - 40}`,
        stroke: style.line,
        'stroke-dasharray': i === 0 ? undefined : '2 4',
      }),
    ),
    ...MONTHS.map((value, i) =>
      box([middle(i) - step * 0.28, bottom - value * 1.4, step * 0.56, value * 1.4], first),
    ),
    element('path', {
      d: MONTHS.map((value, i) => `${i ? 'L' : 'M'}${middle(i)} ${bottom - value * 1.1 + 20}`).join(
        '',
      ),
      fill: 'none',
      stroke: second,
      'stroke-width': 4,
    }),
    ...['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'].map((month, i) =>
      words(middle(i), bottom + 24, month, { size: 14, fill: style.muted, anchor: 'middle' }),
    ),
  ].join('');
}

function table(style: GuideStyle, x: number, y: number, width: number): string {
  const color = { good: style.status[0]?.color, bad: style.status[2]?.color };
  const right = x + width - 20;
  const head = { size: 15, fill: style.muted } as const;
  return [
    card(style, x, y, width, 'Products'),
    words(x + 20, y + 76, 'Product', head),
    words(right - 100, y + 76, 'Revenue', { ...head, anchor: 'end' }),
    words(right, y + 76, 'Growth', { ...head, anchor: 'end' }),
    box([x + 20, y + 88, width - 40, 2], style.accent),
    ...ROWS.flatMap(([name, revenue, growth, status], i) => {
      const at = y + 122 + i * 40;
      const cell = { size: 16, fill: readable(style.card, [style.text]) };
      return [
        words(x + 20, at, name, cell),
        words(right - 100, at, revenue, { ...cell, anchor: 'end' }),
        words(right, at, growth, { ...cell, fill: color[status] ?? style.text, anchor: 'end' }),
        box([x + 20, at + 14, width - 40, 1], style.line),
      ];
    }),
  ].join('');
}
