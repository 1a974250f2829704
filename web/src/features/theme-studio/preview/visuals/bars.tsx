import type { ReactNode } from 'react';
import { fitted, textWidth } from '../draw/font';
import { faded, framed, PIXEL, type Box, type Size } from '../draw/frame';
import { dash } from '../draw/axes';
import { bars, innerLabel } from '../draw/bars';
import { dataLabel } from '../draw/label';
import { keyed, legend } from '../draw/legend';
import { oneColor, seriesColor } from '../draw/marks';
import type { BarFigures, ChartFigures } from '@flexa/theme-engine/report';
import type { ThemeResolver } from '../theme-resolver';

/** Names on the left, room for bars on the right of them, grid lines upright. */
function lanes(
  p: ThemeResolver,
  box: Box,
  names: readonly string[],
  ticks: readonly number[],
  format: (tick: number) => string,
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
  const x = box.x + room + (hasNames ? 6 : 0);
  const h = box.h - (hasTicks ? small.fontSize * 1.5 : 0);
  const step = h / names.length;
  const gap = Math.min(Math.max(p.number('categoryAxis', 'innerPadding', 20), 0), 90);
  const w = box.x + box.w - x;
  const last = ticks.at(-1) ?? 1;
  const xAt = (value: number) => x + (value / last) * w;
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

/** One series, a bar for each category. */
export function clusteredBars(p: ThemeResolver, size: Size, figures: BarFigures): ReactNode {
  const { categories, series, label, marked = {} } = figures;
  const [only] = series;
  const values = only?.values ?? [];
  const color = oneColor(p);
  const pale = () =>
    faded(p, 'bar', 0.78, (resolved) => p.colorIn(resolved, 'dataPoint', 'defaultColor', 'data1'));
  const colorOf = (name: string, i: number) => {
    const own = marked[name];
    if (own !== undefined) return p.data(own);
    return figures.isFirstStrong && i > 0 ? pale() : color;
  };
  return framed(p, size, figures.title, (box) => {
    const { node: key, rest } = legend(
      p,
      box,
      figures.hasLegend && only ? [{ name: only.name, color }] : [],
    );
    const words = p.text('labels', 'label');
    const hasLabels = p.flag('labels', 'show');
    const widest = Math.max(
      ...values.map((value) => textWidth(label(value ?? 0), words.fontSize, words.fontWeight)),
    );
    const room = hasLabels ? widest + 5 : 0;
    const plot = lanes(p, { ...rest, w: rest.w - room }, categories, figures.ticks, figures.tick);
    return (
      <>
        {key}
        {plot.node}
        {bars(
          p,
          categories.map((name, i) => ({
            x: plot.x,
            y: plot.yAt(i) - plot.bar / 2,
            width: plot.xAt(values[i] ?? 0) - plot.x,
            height: plot.bar,
            color: colorOf(name, i),
          })),
        )}
        {hasLabels &&
          values.map((value, i) =>
            dataLabel(
              p,
              words,
              label(value ?? 0),
              plot.xAt(value ?? 0) + 4,
              plot.yAt(i) + words.fontSize * 0.35,
              'start',
            ),
          )}
      </>
    );
  });
}

/** Series piled up along the lane; to 100 % where shares are wanted. */
export function stackedBars(
  p: ThemeResolver,
  size: Size,
  figures: ChartFigures,
  isShare: boolean,
): ReactNode {
  const { categories, label } = figures;
  const series = figures.series.map((one, i) => ({ ...one, color: seriesColor(p, one, i) }));
  return framed(p, size, figures.title, (box) => {
    const { node: key, rest } = legend(p, box, keyed(figures, series));
    const plot = lanes(p, rest, categories, figures.ticks, figures.tick);
    const hasLabels = p.flag('labels', 'show');
    const words = p.text('labels', 'smallLightLabel');
    const parts = categories.flatMap((_, i) => {
      const values = series.map((one) => one.values[i] ?? 0);
      const total = isShare ? values.reduce((all, one) => all + one, 0) / 100 : 1;
      let from = 0;
      return series.map(({ color }, s) => {
        const value = values[s] ?? 0;
        const x = plot.xAt(from);
        from += value / total;
        return {
          value,
          x,
          y: plot.yAt(i) - plot.bar / 2,
          width: plot.xAt(from) - x,
          height: plot.bar,
          color,
          isGround: figures.series[s]?.color === 'ground',
        };
      });
    });
    return (
      <>
        {key}
        {plot.node}
        {bars(p, parts)}
        {hasLabels &&
          parts
            .filter(({ value, isGround }) => value !== 0 && !isGround)
            .map((part) => innerLabel(p, words, label(part.value), part))}
      </>
    );
  });
}
