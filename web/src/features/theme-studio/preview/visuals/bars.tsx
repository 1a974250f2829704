import type { ReactNode } from 'react';
import { createScaleBetween } from '@flexa/visuals/scale';
import { fitted, textWidth } from '../draw/font';
import { faded, framed, PIXEL, type Box, type Size } from '../draw/frame';
import { axisTitle, dash, uprightTitle } from '../draw/axes';
import { bars, innerLabel, totalsOf, type Pile } from '../draw/bars';
import { dataLabel } from '../draw/label';
import { keyed, legend } from '../draw/legend';
import { colored } from '../draw/marks';
import type { BarFigures, ChartFigures } from '@flexa/theme-engine/report';
import type { ThemeResolver } from '../theme-resolver';

/** Names on the left, room for bars on the right of them, grid lines upright. */
function lanes(
  p: ThemeResolver,
  box: Box,
  { categories: names, ticks, tick: format, axisTitles: titles }: ChartFigures,
) {
  const words = p.text('categoryAxis', 'lightLabel');
  const small = p.text('valueAxis', 'smallLightLabel');
  const hasNames = p.flag('categoryAxis', 'show');
  const hasTicks = p.flag('valueAxis', 'show');
  const room = hasNames
    ? Math.min(
        Math.max(...names.map((name) => textWidth(name, words.fontSize, words.fontWeight))),
        box.w * 0.4,
      )
    : 0;
  const hasTitle = (card: string) => p.flag(card, 'showAxisTitle');
  const [beside, below] = [hasNames && hasTitle('categoryAxis'), hasTicks && hasTitle('valueAxis')];
  const line = small.fontSize * 1.3;
  const x = box.x + room + (hasNames ? 6 : 0) + (beside ? line : 0);
  const h = box.h - (hasTicks ? small.fontSize * 1.5 : 0) - (below ? line : 0);
  const step = h / names.length;
  const gap = Math.min(Math.max(p.number('categoryAxis', 'innerPadding', 20), 0), 90);
  const w = box.x + box.w - x;
  const last = ticks.at(-1) || 1;
  const xAt = createScaleBetween({ low: 0, high: last }, x + w, x);
  const width = Math.min(p.number('valueAxis', 'gridlineThickness', 1) * PIXEL, 6);
  const node = (
    <>
      {p.flag('valueAxis', 'gridlineShow') && (
        <path
          d={ticks.map((tick) => `M${xAt(tick)} ${box.y}v${h}`).join('')}
          stroke={p.color('valueAxis', 'gridlineColor', 'backgroundLight')}
          strokeWidth={width}
          strokeOpacity={p.opacity('valueAxis', 'gridlineTransparency')}
          strokeDasharray={dash(p.word('valueAxis', 'gridlineStyle', 'dotted'), width)}
        />
      )}
      {hasTicks &&
        ticks.map((tick, i) => (
          <text
            {...small}
            key={tick}
            x={xAt(tick)}
            y={box.y + h + small.fontSize * 1.25}
            textAnchor={i === 0 ? 'start' : i === ticks.length - 1 ? 'end' : 'middle'}
          >
            {format(tick)}
          </text>
        ))}
      {hasNames &&
        names.map((name, i) => (
          <text
            {...words}
            key={name}
            x={x - 6}
            y={box.y + step * (i + 0.5) + words.fontSize * 0.35}
            textAnchor="end"
          >
            {fitted(name, room + 1, words.fontSize, words.fontWeight)}
          </text>
        ))}
      {beside && uprightTitle(p, 'categoryAxis', titles[0], box.x + line * 0.6, box.y + h / 2)}
      {below && axisTitle(p, 'valueAxis', titles[1], x + w / 2, box.y + box.h - 1)}
    </>
  );
  return {
    node,
    x,
    xAt,
    w,
    bar: step * (1 - gap / 100),
    yAt: (i: number) => box.y + step * (i + 0.5),
  };
}

/** Bars of each series along the lane of a category. */
export function barChart(
  p: ThemeResolver,
  size: Size,
  figures: BarFigures,
  pile: Pile = 'beside',
): ReactNode {
  const { categories, label, marked = {} } = figures;
  const isBeside = pile === 'beside';
  const series = colored(p, figures.series);
  const totals = totalsOf(figures);
  const pale = () =>
    faded(p, 'bar', 0.78, (reader) => p.colorIn(reader, 'dataPoint', 'defaultColor', 'data1'));
  const colorOf = (color: string, name: string, i: number) => {
    const own = marked[name];
    if (own !== undefined) return p.data(own);
    return figures.isFirstStrong && i > 0 ? pale() : color;
  };
  return framed(p, size, figures.title, (box) => {
    const { node: key, rest } = legend(p, box, keyed(figures, series));
    const words = p.text('labels', isBeside ? 'label' : 'smallLightLabel');
    const hasLabels = p.flag('labels', 'show');
    const widths = series.flatMap(({ values }) =>
      values.map((value) => textWidth(label(value ?? 0), words.fontSize, words.fontWeight)),
    );
    const room = hasLabels && isBeside ? Math.max(0, ...widths) + 5 : 0;
    const plot = lanes(p, { ...rest, w: rest.w - room }, figures);
    const height = isBeside ? plot.bar / series.length : plot.bar;
    const floor = categories.map(() => 0);
    const parts = series.flatMap(({ color, values }, s) =>
      categories.map((name, i) => {
        const from = floor[i] ?? 0;
        const amount = values[i] ?? 0;
        const value = pile === 'shares' ? (amount / (totals[i] || 1)) * 100 : amount;
        if (!isBeside) floor[i] = from + value;
        const x = plot.xAt(from);
        return {
          value,
          x,
          y: plot.yAt(i) - plot.bar / 2 + (isBeside ? s * height : 0),
          width: plot.xAt(from + value) - x,
          height,
          color: colorOf(color, name, i),
          isNamed: isBeside || (value !== 0 && figures.series[s]?.color !== 'ground'),
        };
      }),
    );
    return (
      <>
        {key}
        {plot.node}
        {bars(p, parts)}
        {hasLabels &&
          parts
            .filter(({ isNamed }) => isNamed)
            .map((part) =>
              isBeside
                ? dataLabel(
                    p,
                    words,
                    label(part.value),
                    part.x + part.width + 4,
                    part.y + height / 2 + words.fontSize * 0.35,
                    'start',
                  )
                : innerLabel(p, words, label(part.value), part),
            )}
      </>
    );
  });
}
